/** A reason: the sentence, and the rule it comes from. */
import type { Reason } from '../../src/reasons';
import { useTexts } from '../text/texts';
import { useModel } from './model';
import './why.css';

export function Why({ reason, className = '' }: { reason: Reason; className?: string }) {
  const texts = useTexts();
  const { names } = useModel();
  return (
    <span className={`why paper ${className}`} aria-hidden="true">
      <b>{texts.reason(reason, names)}</b>
      <span className="why-rule">{texts.ui.ruleNumber(reason.rule)}</span>
    </span>
  );
}
