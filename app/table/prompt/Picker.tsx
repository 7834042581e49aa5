/** Options that are not in sight, laid out in the prompt: cards of a pile that is searched, cards just drawn. */
import { CardFace } from '../../look/card/CardFace';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { TableCard } from '../cards/TableCard';
import { useModel } from '../model';
import { useRoving } from '../zones/useRoving';
import './picker.css';

export function Picker() {
  const { options, printed, view } = useModel();
  const texts = useTexts();
  const roving = useRoving<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div {...roving} className="picker" role="group" aria-label={texts.ui.choices} data-zone="picker">
      {options.map(({ key, index }) => {
        const face = key === null ? null : printed(key);
        if (key === null || face === null) return null;
        return (
          <TableCard key={index} cardKey={key} label={printedLabel(face, texts)}>
            {({ className, seal }) => (
              <CardFace card={face} contested={view.observation.element} className={className}>
                {seal}
              </CardFace>
            )}
          </TableCard>
        );
      })}
    </div>
  );
}
