/** The number of the rule a reason cites; pressed, it opens the rules there. */
import { useTexts } from '../../text/texts';
import { useLooking } from '../cards/looking';
import { useRulesHelp } from './rulesHelp';
import '../cards/why.css';

export function RuleLink({ rule, onPress }: { rule: string; onPress?: () => void }) {
  const { ui } = useTexts();
  const open = useRulesHelp();
  const looking = useLooking();
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={ui.showRule(rule)}
      onBlur={() => looking.at.set(null)}
      onClick={() => {
        onPress?.();
        open(rule);
      }}
    >
      {ui.ruleNumber(rule)}
    </button>
  );
}
