/** True or false, in sign and word. */
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';

/** Undefined: there was nothing to ask the guard about. */
export function Truth({ isTrue }: { readonly isTrue: boolean | undefined }) {
  const { ui } = useTexts();
  if (isTrue === undefined) return <span className="truth">{ui.nothingToTry}</span>;
  return (
    <span className={`truth ${isTrue ? 'is-true' : 'is-false'}`}>
      <Sign name={isTrue ? 'check' : 'cross'} />
      {isTrue ? ui.guardTrue : ui.guardFalse}
    </span>
  );
}
