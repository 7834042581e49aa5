/** A reason: the sentence, which the control beside it has in its name, and the way to the rule it comes from. */
import type { Reason } from '../../../src/reasons';
import { useTexts } from '../../text/texts';
import { RuleLink } from '../frame/RuleLink';
import { useModel } from '../model';
import { explains } from './looking';
import './why.css';

export function Why({ reason, className = '' }: { reason: Reason; className?: string }) {
  const texts = useTexts();
  const { names } = useModel();
  return (
    <span className={`why paper ${className}`} {...explains}>
      <b aria-hidden="true">{texts.reason(reason, names)}</b>
      <RuleLink rule={reason.rule} />
    </span>
  );
}
