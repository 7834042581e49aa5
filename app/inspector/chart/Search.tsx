/** Finds states, actions, guards and steps of the chart, and goes there. */
import { useMemo, useState } from 'react';
import { lastName } from '../../charts/graph';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { pointed, seek, useLooked } from '../look/useBench';

interface Find {
  readonly kind: 'state' | 'action' | 'guard' | 'step';
  readonly name: string;
  /** The state to show. */
  readonly at: string;
  readonly edges: readonly string[];
}

const mostShown = 12;

export function Search({ onReveal }: { readonly onReveal: (state: string) => void }) {
  const { bench } = useLooked();
  const { ui } = useTexts();
  const { states, edges } = bench.rules.chart.statechart;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);

  const all = useMemo(() => {
    const found: Find[] = states.map(({ name }) => ({
      kind: 'state',
      name: lastName(name),
      at: name,
      edges: [],
    }));
    for (const edge of edges) {
      const at = edge.source;
      if (edge.cause === 'action') found.push({ kind: 'action', name: edge.type!, at, edges: [edge.id] });
      if (edge.guard) found.push({ kind: 'guard', name: edge.guard.name, at, edges: [edge.id] });
      for (const { name } of edge.tasks) found.push({ kind: 'step', name, at, edges: [edge.id] });
    }
    for (const { name: at, entry, exit } of states) {
      for (const { name } of [...entry, ...exit]) found.push({ kind: 'step', name, at, edges: [] });
    }
    return found;
  }, [states, edges]);
  const wanted = text.trim().toLowerCase();
  const matches = wanted === '' ? [] : all.filter(({ name }) => name.toLowerCase().includes(wanted));

  function go({ at, edges: ids }: Find): void {
    onReveal(at);
    pointed.set(ids);
    seek(at, ids[0]);
    setOpen(false);
  }

  return (
    <search
      className="search"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Sign name="search" />
      <input
        type="search"
        value={text}
        placeholder={ui.findInChart}
        aria-label={ui.findInChart}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && matches[0]) go(matches[0]);
          if (event.key === 'Escape') setOpen(false);
        }}
      />
      {isOpen && wanted !== '' && (
        <ul className="finds">
          {matches.slice(0, mostShown).map((find) => (
            <li key={`${find.kind} ${find.at} ${find.name} ${find.edges[0] ?? ''}`}>
              <button type="button" onClick={() => go(find)}>
                <b>{find.name}</b> <small>{`${ui.findKinds[find.kind]} · ${find.at}`}</small>
              </button>
            </li>
          ))}
          {matches.length === 0 && <li className="none">{ui.nothingFound}</li>}
          {matches.length > mostShown && <li className="none">{ui.moreRows(matches.length - mostShown)}</li>}
        </ul>
      )}
    </search>
  );
}
