/** The whole position, branch by branch; what the last step touched is marked and open. */
import { useMemo, useState } from 'react';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { type Path, sameValue } from './changes';
import { valueText } from './naming';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Shown on one line: lists of numbers, and what is empty. */
const isFlat = (value: unknown): boolean =>
  !isObject(value) || Object.values(value).every((inner) => !isObject(inner));

export function PositionTree({ filter }: { readonly filter: string }) {
  const { state, changes } = useLooked();
  const touched = useMemo(() => {
    const paths = new Set<string>();
    for (const { path } of changes)
      for (let depth = 1; depth <= path.length; depth++) paths.add(path.slice(0, depth).join('.'));
    return paths;
  }, [changes]);
  return (
    <ul className="position-tree">
      {Object.entries(state.position).map(([key, value]) => (
        <Branch key={key} path={[key]} value={value} touched={touched} filter={filter.trim().toLowerCase()} />
      ))}
    </ul>
  );
}

interface BranchProps {
  readonly path: Path;
  readonly value: unknown;
  readonly touched: ReadonlySet<string>;
  readonly filter: string;
}

/** What never changes, or repeats another position, opens only by hand. */
const quiet: ReadonlySet<string> = new Set(['settings', 'cards', 'news', 'beforeFightOn', 'results']);

function Branch({ path, value, touched, filter }: BranchProps) {
  const { naming, changes } = useLooked();
  const { ui } = useTexts();
  const key = path.join('.');
  const isTouched = touched.has(key);
  const [byHand, setByHand] = useState<boolean | null>(null);
  const name = naming.key(path);
  const isQuiet = quiet.has(String(path[0]));
  const isLong = isQuiet && filter === '' && Array.isArray(value) && value.length > 12;
  const text = isLong
    ? `${(value as unknown[]).length} …`
    : isFlat(value)
      ? valueText(path, value, naming)
      : '';
  if (filter !== '' && !matches(path, value, filter, naming)) return null;
  if (isFlat(value)) {
    const change = changes.find((candidate) => candidate.path.join('.') === key);
    return (
      <li className={isTouched ? 'is-touched' : ''}>
        <code>{name}</code> <span>{text}</span>
        {isTouched && change?.sign === '~' && !sameValue(change.before, value) && (
          <>
            {' '}
            <small>
              {ui.oldValue} <del>{valueText(path, change.before, naming)}</del>
            </small>
          </>
        )}
      </li>
    );
  }
  const isOpen = byHand ?? (filter !== '' ? !isQuiet : isTouched || (path.length < 2 && !isQuiet));
  return (
    <li className={isTouched ? 'is-touched' : ''}>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setByHand(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '−' : '+'}</span> <code>{name}</code>
      </button>
      {isOpen && (
        <ul>
          {Object.entries(value as object).map(([inner, item]) => (
            <Branch
              key={inner}
              path={[...path, Array.isArray(value) ? Number(inner) : inner]}
              value={item}
              touched={touched}
              filter={filter}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function matches(
  path: Path,
  value: unknown,
  filter: string,
  naming: Parameters<typeof valueText>[2],
): boolean {
  if (naming.key(path).toLowerCase().includes(filter)) return true;
  if (isFlat(value)) return valueText(path, value, naming).toLowerCase().includes(filter);
  if (quiet.has(String(path[0]))) return false;
  return Object.entries(value as object).some(([key, inner]) =>
    matches([...path, Array.isArray(value) ? Number(key) : key], inner, filter, naming),
  );
}
