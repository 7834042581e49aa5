/** Why and why not on a phone: a list instead of a table. */
import { useState } from 'react';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import type { WhyGroup } from './groups';
import { Members } from './Members';
import { RuleTag } from './RuleTag';
import { Truth } from './Truth';
import { useGroups } from './useGroups';
import { WhyFilter } from './WhyPane';

export function PhoneWhy() {
  const { ui } = useTexts();
  const [filter, setFilter] = useState('');
  const groups = useGroups(filter);
  return (
    <section className="phone-why" aria-label={ui.whyWhyNot}>
      <header>
        <h2>{ui.whyWhyNot}</h2>
        <WhyFilter value={filter} onChange={setFilter} />
      </header>
      <ul>
        {groups.map((group) => (
          <Row key={group.key} group={group} />
        ))}
      </ul>
      {groups.length === 0 && <p className="nothing">{ui.nothingFound}</p>}
    </section>
  );
}

/** A press says the rules in sentences. */
function Row({ group }: { readonly group: WhyGroup }) {
  const { type, edge, isTrue, reason, reasonWords, cites, members } = group;
  const { bench } = useLooked();
  const { ui, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const rules = reason ? [reason.rule] : cites;
  return (
    <li>
      <Truth isTrue={isTrue} />
      <div>
        <button type="button" className="row-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <code>{type ?? edge?.guard?.name ?? ui.eventless}</code>
        </button>
        <Members members={members} showsAll={isOpen} />
        <small>
          {reason && `${reason.code}: ${reasonWords} `}
          {rules.map((rule) => (
            <RuleTag key={rule} rule={rule} />
          ))}
        </small>
        {isOpen &&
          rules.map((rule) => (
            <p key={rule}>
              <b>{rule}</b> {bench.rules.module.ruleText(rule, language)}
            </p>
          ))}
      </div>
    </li>
  );
}
