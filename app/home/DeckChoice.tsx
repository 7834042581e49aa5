/** Which decks are played with: peoples as sold, with a Buka family each, or decks of the players' own. */
import { families, type Seat } from '../../src/vocabulary';
import { Choice } from '../look/Choice';
import { addressOf } from '../page/router';
import { useStore } from '../page/store';
import { isLegal, ownDecks } from '../saves/ownDecks';
import { useTexts } from '../text/texts';
import { type Draft, deckKinds } from './newGame';

export const withSeat = <T,>([first, second]: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  seat === 0 ? [value, second] : [first, value];

interface DeckChoiceProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly whoOf: (seat: Seat) => string;
}

export function DeckChoice(props: DeckChoiceProps) {
  const { ui } = useTexts();
  const { draft, change } = props;
  const names = { standard: ui.decksStandard, families: ui.decksFamilies, own: ui.decksOwn };
  return (
    <div className="deck-choice">
      <Choice
        label={ui.decks}
        labelHidden
        options={deckKinds.map((value) => ({ value, label: names[value] }))}
        value={draft.deckKind}
        onChange={(deckKind) => change({ deckKind })}
      />
      {draft.deckKind === 'families' && <Families {...props} />}
      {draft.deckKind === 'own' && <OwnDecks {...props} />}
    </div>
  );
}

function Families({ draft, change, whoOf }: DeckChoiceProps) {
  const { words } = useTexts();
  return ([0, 1] as const).map((seat) => (
    <label key={seat} className="deck-select">
      <span>{whoOf(seat)}</span>
      <select
        value={draft.families[seat]}
        onChange={(event) => {
          const family = families.find((one) => one === event.target.value);
          if (family !== undefined) change({ families: withSeat(draft.families, seat, family) });
        }}
      >
        {families.map((family) => (
          <option key={family} value={family}>
            {words.families[family]}
          </option>
        ))}
      </select>
    </label>
  ));
}

function OwnDecks({ draft, change, whoOf }: DeckChoiceProps) {
  const { ui, words } = useTexts();
  const decks = useStore(ownDecks).filter(isLegal);
  if (decks.length === 0) {
    return (
      <p>
        {ui.decksNone} <a href={addressOf('decks')}>{ui.decksBuild}</a>
      </p>
    );
  }
  return ([0, 1] as const).map((seat) => (
    <label key={seat} className="deck-select">
      <span>{whoOf(seat)}</span>
      <select
        value={draft.own[seat] ?? ''}
        onChange={(event) => change({ own: withSeat(draft.own, seat, event.target.value || null) })}
      >
        <option value="">{ui.decksStandard}</option>
        {decks.map(({ id, title, people }) => (
          <option key={id} value={id}>
            {title === '' ? words.peoples[people] : `${title} (${words.peoples[people]})`}
          </option>
        ))}
      </select>
    </label>
  ));
}
