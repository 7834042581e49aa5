/** What to look for among the cards. */
import { type ReactNode, useId } from 'react';
import { families, icons, kinds, peoples } from '../../src/vocabulary';
import { Button } from '../look/Button';
import { useTexts } from '../text/texts';
import { everyCard, type GalleryWish, type Order, orders } from './wish';

interface FiltersProps {
  readonly wish: GalleryWish;
  readonly onChange: (wish: GalleryWish) => void;
  readonly found: number;
  /** What can be done with the cards found. */
  readonly children: ReactNode;
}

const moonLimits = [0, 1, 2, 3] as const;

export function Filters({ wish, onChange, found, children }: FiltersProps) {
  const { ui, words } = useTexts();
  const searchId = useId();
  const set = (part: Partial<GalleryWish>) => onChange({ ...wish, ...part });
  const isNarrowed = JSON.stringify({ ...wish, order: 'catalogue' }) !== JSON.stringify(everyCard);
  return (
    <search className="deck-filters">
      <label htmlFor={searchId} className="deck-field is-search">
        <span>{ui.deckSearch}</span>
        <input
          id={searchId}
          type="search"
          value={wish.query}
          autoComplete="off"
          onChange={(event) => set({ query: event.target.value })}
        />
      </label>
      <Select
        label={ui.deckPeople}
        value={wish.people}
        options={[...peoples, 'mutant' as const].map((people) => [people, words.peoples[people]])}
        onChange={(people) => set({ people })}
      />
      <Select
        label={ui.deckKind}
        value={wish.kind}
        options={kinds.filter((kind) => kind !== 'leader').map((kind) => [kind, words.kinds[kind].one])}
        onChange={(kind) => set({ kind })}
      />
      <Select
        label={ui.deckIcon}
        value={wish.icon}
        options={[['shield', words.shield], ...icons.map((icon) => [icon, words.icons[icon]] as const)]}
        onChange={(icon) => set({ icon })}
      />
      <Select
        label={ui.family}
        value={wish.family}
        options={families.map((family) => [family, words.families[family]])}
        onChange={(family) => set({ family })}
      />
      <Select
        label={ui.deckMoonLimit}
        value={wish.moons}
        options={moonLimits.map((moons) => [moons, ui.deckMoonsAtMost(moons)])}
        onChange={(moons) => set({ moons })}
      />
      <label className="deck-field">
        <span>{ui.deckOrder}</span>
        <select value={wish.order} onChange={(event) => set({ order: event.target.value as Order })}>
          {orders.map((order) => (
            <option key={order} value={order}>
              {ui.deckOrders[order]}
            </option>
          ))}
        </select>
      </label>
      <p className="deck-found" role="status">
        {ui.deckFound(found)}
      </p>
      {children}
      {isNarrowed && (
        <Button look="quiet" onClick={() => onChange({ ...everyCard, order: wish.order })}>
          {ui.deckShowAll}
        </Button>
      )}
    </search>
  );
}

interface SelectProps<T> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T | null) => void;
}

/** One of several, or any. */
function Select<T extends string | number>({ label, value, options, onChange }: SelectProps<T>) {
  const { ui } = useTexts();
  return (
    <label className={`deck-field ${value === null ? '' : 'is-set'}`}>
      <span>{label}</span>
      <select
        value={String(value ?? '')}
        onChange={(event) =>
          onChange(options.find(([option]) => String(option) === event.target.value)?.[0] ?? null)
        }
      >
        <option value="">{ui.deckAny}</option>
        {options.map(([option, name]) => (
          <option key={option} value={String(option)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
