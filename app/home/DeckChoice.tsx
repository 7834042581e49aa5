/** Which decks are played with: peoples as sold, with a Buka family each, or decks of the players' own. */
import { families, type Seat } from '../../src/vocabulary';
import { Choice } from '../look/Choice';
import { SelectField } from '../look/SelectField';
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
    <SelectField
      key={seat}
      look="slim"
      label={whoOf(seat)}
      options={families.map((value) => ({ value, label: words.families[value] }))}
      value={draft.families[seat]}
      onChange={(family) => change({ families: withSeat(draft.families, seat, family) })}
    />
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
  const options = decks.map(({ id, title, people }) => ({
    value: id,
    label: title === '' ? words.peoples[people] : `${title} (${words.peoples[people]})`,
  }));
  return ([0, 1] as const).map((seat) => (
    <SelectField
      key={seat}
      look="slim"
      label={whoOf(seat)}
      options={[{ value: '', label: ui.decksStandard }, ...options]}
      value={draft.own[seat] ?? ''}
      onChange={(id) => change({ own: withSeat(draft.own, seat, id || null) })}
    />
  ));
}
