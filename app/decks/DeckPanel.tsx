/** The deck being built: whose it is, size and moons, faults in words, its cards and figures, and what can be done with it. */
import { useId, useState } from 'react';
import { cardAt, leaderOf } from '../../src/cards';
import { checkDeck, moonsOf, prebuiltDeck, randomLegalDeck, standardLimits } from '../../src/decks';
import { seedRandom } from '../../src/rng';
import { faultText } from '../../src/text/deckFaults';
import { type People, peoples } from '../../src/vocabulary';
import { newSeed } from '../game/session';
import { Button } from '../look/Button';
import { Emblem, Sign } from '../look/Sign';
import { dropDeck, newDeckId, type OwnDeck } from '../saves/ownDecks';
import { useTexts } from '../text/texts';
import { CardLines } from './CardLines';
import { ExchangeDialog } from './ExchangeDialog';
import { Figures } from './Figures';

interface DeckPanelProps {
  readonly deck: OwnDeck;
  readonly decks: readonly OwnDeck[];
  /** Whether the browser has kept the last change. */
  readonly isKept: boolean;
  readonly onChange: (deck: OwnDeck) => void;
  /** Shows another deck without changing it. */
  readonly onOpen: (deck: OwnDeck) => void;
  readonly onToggle: (card: number) => void;
}

export function DeckPanel({ deck, decks, isKept, onChange, onOpen, onToggle }: DeckPanelProps) {
  const { ui } = useTexts();
  const { people } = deck;
  return (
    <section className={`deck-panel paper people-${people}`} aria-label={ui.deckPanel}>
      <DeckHead deck={deck} onChange={onChange} />
      <Tally deck={deck} />
      <Faults deck={deck} isKept={isKept} />
      <Tools deck={deck} decks={decks} onChange={onChange} onOpen={onOpen} />
      <Figures cards={deck.cards.map(cardAt)} />
      <CardLines deck={deck} onToggle={onToggle} />
    </section>
  );
}

function DeckHead({ deck, onChange }: Pick<DeckPanelProps, 'deck' | 'onChange'>) {
  const { ui, words } = useTexts();
  const titleId = useId();
  const peopleId = useId();
  return (
    <div className="deck-head">
      <span className="deck-seal">
        <Emblem people={deck.people} />
      </span>
      <label htmlFor={titleId} className="unseen">
        {ui.deckTitle}
      </label>
      <input
        id={titleId}
        className="deck-title"
        value={deck.title}
        placeholder={ui.deckUntitled}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onChange({ ...deck, title: event.target.value })}
      />
      <label htmlFor={peopleId} className="deck-field">
        <span>{ui.deckLeader}</span>
        <select
          id={peopleId}
          value={deck.people}
          onChange={(event) => onChange({ ...deck, people: event.target.value as People })}
        >
          {peoples.map((people) => (
            <option key={people} value={people}>
              {`${leaderOf(people).name} (${words.peoples[people]})`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Size and moons as figures and bars. */
function Tally({ deck }: { deck: OwnDeck }) {
  const { ui } = useTexts();
  const moons = moonsOf(deck.people, deck.cards);
  return (
    <dl className="deck-tally">
      <Gauge label={ui.deckCards} have={deck.cards.length} of={standardLimits.cards} isExact />
      <Gauge label={ui.deckMoons} have={moons} of={standardLimits.moons} />
    </dl>
  );
}

interface GaugeProps {
  readonly label: string;
  readonly have: number;
  readonly of: number;
  /** Reached exactly, not only not exceeded. */
  readonly isExact?: boolean;
}

function Gauge({ label, have, of, isExact = false }: GaugeProps) {
  const { ui } = useTexts();
  const state = have > of ? 'is-over' : isExact && have < of ? 'is-under' : 'is-good';
  return (
    <div className={state}>
      <dt>{label}</dt>
      <dd>{ui.placesTaken(have, of)}</dd>
      <dd aria-hidden="true" className="deck-gauge">
        <span style={{ width: `${Math.min(100, (100 * have) / of)}%` }} />
      </dd>
    </div>
  );
}

function Faults({ deck, isKept }: Pick<DeckPanelProps, 'deck' | 'isKept'>) {
  const { ui, language } = useTexts();
  const faults = checkDeck(deck.people, deck.cards);
  return (
    <div className="deck-faults" role="status">
      {faults.length === 0 && (
        <p className="is-good">
          <Sign name="check" /> {ui.deckIsLegal}
        </p>
      )}
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>
            <Sign name="cross" /> {faultText(fault, language)}
          </li>
        ))}
      </ul>
      <p className="deck-kept">{isKept ? ui.deckKept : ui.deckNotKept}</p>
    </div>
  );
}

function Tools({ deck, decks, onChange, onOpen }: Omit<DeckPanelProps, 'isKept' | 'onToggle'>) {
  const { ui, words } = useTexts();
  const [isExchanging, setExchanging] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const fresh = (): OwnDeck => ({ ...deck, id: newDeckId(), title: '', cards: [] });
  const nameOf = ({ title, people }: OwnDeck) => title || `${ui.deckUntitled} (${words.peoples[people]})`;
  const drop = () => {
    dropDeck(deck.id);
    setDropping(false);
    onOpen(decks.find(({ id }) => id !== deck.id) ?? fresh());
  };
  return (
    <div className="deck-tools">
      {decks.length > 0 && (
        <label className="deck-field">
          <span>{ui.deckSaved}</span>
          <select
            value={decks.some(({ id }) => id === deck.id) ? deck.id : ''}
            onChange={(event) => onOpen(decks.find(({ id }) => id === event.target.value) ?? deck)}
          >
            {decks.every(({ id }) => id !== deck.id) && <option value="">{ui.deckUntitled}</option>}
            {decks.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="deck-buttons">
        <Button onClick={() => onOpen(fresh())}>{ui.deckNew}</Button>
        <Button onClick={() => onChange({ ...deck, cards: prebuiltDeck(deck.people).cards })}>
          {ui.deckStandard}
        </Button>
        <Button
          onClick={() =>
            onChange({ ...deck, cards: randomLegalDeck(deck.people, seedRandom(newSeed())).deck.cards })
          }
        >
          {ui.deckRandom}
        </Button>
        <Button onClick={() => onChange({ ...deck, id: newDeckId(), title: ui.deckCopyOf(nameOf(deck)) })}>
          {ui.deckCopy}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setExchanging(true)}>
          {ui.deckExchange}
        </Button>
        {isDropping ? (
          <>
            <Button look="main" autoFocus onClick={drop}>
              {ui.deckDropSure}
            </Button>
            <Button onClick={() => setDropping(false)}>{ui.cancel}</Button>
          </>
        ) : (
          <Button onClick={() => setDropping(true)}>{ui.deckDrop}</Button>
        )}
      </div>
      {isExchanging && (
        <ExchangeDialog deck={deck} onImport={onChange} onClose={() => setExchanging(false)} />
      )}
    </div>
  );
}
