/** The id of a rule; its own sentence on hover and for readers. */
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';

export function RuleTag({ rule }: { readonly rule: string }) {
  const { bench } = useLooked();
  const { language } = useTexts();
  return (
    <abbr className="rule-tag" title={bench.rules.module.ruleText(rule, language)}>
      {rule}
    </abbr>
  );
}
