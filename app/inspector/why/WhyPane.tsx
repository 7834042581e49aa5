/** Why and why not: every candidate edge and every action that could take it, with truth, reason and target. */
import { useId, useState } from 'react';
import { useTexts } from '../../text/texts';
import { Choice } from '../look/Choice';
import { Pane } from '../look/Pane';
import { useLooked } from '../look/useBench';
import { useGroups } from './useGroups';
import { placeWords, WhyRow } from './WhyRow';

export function WhyPane() {
  const { why, place } = useLooked();
  const { ui } = useTexts();
  const [which, setWhich] = useState<'all' | 'false'>('all');
  const [picked, setPicked] = useState<string | null>(null);
  const [filter, setFilter] = useState('');
  const groups = useGroups(filter);
  const shown = which === 'all' ? groups : groups.filter(({ isTrue }) => isTrue === false);
  return (
    <Pane
      className="why-pane"
      label={ui.whyWhyNot}
      head={
        <>
          <h2>{ui.whyWhyNot}</h2>
          <span className="sub">{ui.candidatesTrue(placeWords(place), why.accepted, why.tried)}</span>
          <WhyFilter value={filter} onChange={setFilter} />
          <Choice
            label={ui.whyWhyNot}
            value={which}
            onChange={setWhich}
            options={[
              ['all', ui.showAll],
              ['false', ui.showFalseOnly],
            ]}
          />
        </>
      }
    >
      <table className="why-table">
        <thead>
          <tr>
            <th scope="col">{ui.columnAction}</th>
            <th scope="col">{ui.columnGuard}</th>
            <th scope="col">{ui.columnReason}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <WhyRow
              key={group.key}
              group={group}
              isPicked={group.key === picked}
              onPick={() => setPicked(group.key === picked ? null : group.key)}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="nothing">{ui.nothingFound}</p>}
    </Pane>
  );
}

interface FilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows the table to a card or an action; the cards in question are offered. */
export function WhyFilter({ value, onChange }: FilterProps) {
  const { naming } = useLooked();
  const { ui } = useTexts();
  const list = useId();
  return (
    <>
      <input
        type="search"
        className="filter"
        value={value}
        list={list}
        placeholder={ui.cardOrAction}
        aria-label={ui.cardOrAction}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {[...new Set(naming.inHand)].map((card) => (
          <option key={card} value={card} />
        ))}
      </datalist>
    </>
  );
}
