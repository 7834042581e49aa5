/** The chart as a tree, for small screens and for screen readers: arrows walk it, the present place is marked. */
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type AnyState, lastName } from '../../charts/graph';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { drawable } from '../game/types';
import { useLooked } from '../look/useBench';

const moons = [
  'beginning',
  'leadership',
  'retreat',
  'character',
  'reinforcement',
  'announce',
  'refill',
  'end',
];

/** A row: a state, or neighbours nobody has opened, which stand together until one asks for them. */
interface Row {
  readonly name: string;
  readonly states: readonly AnyState[];
}

/** Two or more states in a row that are neither active nor looked into, of one parent, become one row. */
function rowsOf(states: readonly AnyState[], isQuiet: (state: AnyState) => boolean): Row[] {
  const rows: { name: string; states: AnyState[] }[] = [];
  for (const state of states) {
    const last = rows.at(-1);
    const joins =
      last && isQuiet(state) && last.states.every(isQuiet) && last.states[0]!.parent === state.parent;
    if (joins) last.states.push(state);
    else rows.push({ name: state.name, states: [state] });
  }
  return rows;
}

/** `isShort`: quiet neighbours share a row, as on a phone. */
export function Tree({ isShort = false }: { readonly isShort?: boolean }) {
  const { bench, path, place, why } = useLooked();
  const { ui } = useTexts();
  const { states } = bench.rules.chart.statechart;
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [focused, setFocused] = useState<string | null>(null);
  const active = useMemo(() => new Set(path), [path]);
  const isOpen = (name: string) => byHand.get(name) ?? active.has(name);
  const byName = new Map(states.map((state) => [state.name, state]));
  const isShown = (name: string): boolean => {
    const parent = byName.get(name)?.parent;
    return parent === undefined || (isOpen(parent) && isShown(parent));
  };
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const isQuiet = ({ name, parent }: AnyState) =>
    isShort && !active.has(name) && !isOpen(name) && parent !== undefined && !apart.has(parent);
  const shown = rowsOf(
    drawable(bench.rules.chart).states.filter(({ name }) => isShown(name)),
    isQuiet,
  );
  const current = focused !== null && shown.some(({ name }) => name === focused) ? focused : place;
  const takeApart = ({ states: [first] }: Row) => setApart(new Set([...apart, first!.parent!]));

  function walk(event: KeyboardEvent): void {
    const at = shown.findIndex(({ name }) => name === current);
    const row = shown[at];
    const [state, ...others] = row?.states ?? [];
    if (row === undefined || state === undefined) return;
    const go = (name: string | undefined) => {
      if (name === undefined) return;
      setFocused(name);
      const items = event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]');
      [...items].find((item) => item.dataset.name === name)?.focus();
    };
    const isComposite = state.kind === 'compound';
    const keys = new Map<string, () => void>([
      ['ArrowDown', () => go(shown[at + 1]?.name)],
      ['ArrowUp', () => go(shown[at - 1]?.name)],
      ['Home', () => go(shown[0]?.name)],
      ['End', () => go(shown.at(-1)?.name)],
      [
        'ArrowRight',
        () => {
          if (others.length > 0) takeApart(row);
          else if (isComposite && !isOpen(state.name)) setByHand(new Map(byHand).set(state.name, true));
          else go(shown[at + 1]?.name);
        },
      ],
      [
        'ArrowLeft',
        () => {
          if (isComposite && isOpen(state.name)) setByHand(new Map(byHand).set(state.name, false));
          else go(state.parent);
        },
      ],
    ]);
    const act = keys.get(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="tree" role="tree" aria-label={ui.chart} onKeyDown={walk}>
      {shown.map((row) => {
        const { name } = row;
        const [{ kind, entry }] = row.states as [AnyState];
        const depth = name.split('.').length;
        const moon = moons.indexOf(lastName(name)) + 1;
        const isJoined = row.states.length > 1;
        const isComposite = kind === 'compound' && !isJoined;
        const toggle = () => {
          if (isJoined) takeApart(row);
          else if (isComposite) setByHand(new Map(byHand).set(name, !isOpen(name)));
        };
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys.
          <div
            key={name}
            role="treeitem"
            data-name={name}
            tabIndex={name === current ? 0 : -1}
            aria-level={depth}
            aria-selected={name === place}
            aria-expanded={isJoined ? false : isComposite ? isOpen(name) : undefined}
            className={name === place ? 'is-now' : active.has(name) ? 'is-active' : ''}
            style={{ paddingInlineStart: 8 + (depth - 1) * 22 }}
            onClick={toggle}
            onFocus={() => setFocused(name)}
          >
            <span className="twist" aria-hidden="true">
              {isJoined ? '…' : isComposite ? (isOpen(name) ? '−' : '+') : ''}
            </span>
            {moon > 0 && <Sign name={`phase-${moon}`} className="moon" />}
            <span>{row.states.map((state) => lastName(state.name)).join(', ')}</span>
            <small>
              {isJoined
                ? ''
                : name === place
                  ? ui.candidateEdges(new Set(why.rows.flatMap(({ edge }) => edge?.id ?? [])).size)
                  : entry.map((task) => task.name).join(', ')}
            </small>
          </div>
        );
      })}
    </div>
  );
}
