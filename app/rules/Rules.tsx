/** The room of the rules: the short rulebook as a page, opened at the rule the address names. */
import { sectionOf } from '../../src/text/rules/table';
import { Room } from '../look/Room';
import { Rulebook } from '../look/Rulebook';
import { addressOf, useCorner } from '../page/router';
import { useTexts } from '../text/texts';
import './rules.css';

export function Rules() {
  const { ui, sectionIds, section, ruleIds } = useTexts();
  const corner = useCorner();
  const at = [...ruleIds, ...sectionIds].find((id) => id === corner);
  const rule = ruleIds.find((id) => id === at);
  const present = rule === undefined ? at : sectionOf(rule);
  return (
    <Room title={ui.rules} className="rules-room">
      <nav className="rules-contents" aria-labelledby="rules-contents">
        <h2 id="rules-contents" className="unseen">
          {ui.rulesContents}
        </h2>
        <ol>
          {sectionIds.map((id) => (
            <li key={id}>
              <a href={addressOf('rules', id)} aria-current={id === present || undefined}>
                {section(id)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="sheet paper">
        <Rulebook at={at} />
      </div>
    </Room>
  );
}
