/** The card last looked at, large; with what changes it now. */
import { type Card, cardAt } from '../../../src/cards';
import { seats } from '../../../src/vocabulary';
import { Button } from '../../look/Button';
import { CardFace } from '../../look/card/CardFace';
import { Sign } from '../../look/Sign';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { type SignedThing, signsOf } from './cardSigns';
import { useLooking } from './looking';
import './largeView.css';

export function LargeView() {
  const { view } = useModel();
  const { ui } = useTexts();
  const looking = useLooking();
  const large = useStore(looking.large);
  const pinned = useStore(looking.pinned);
  const index = large?.index ?? view.observation.sides[view.seat].leader;
  return (
    <section className="large-view" aria-label={ui.largeView} data-zone="large">
      <CardFace card={cardAt(index)} size="large" />
      <Signs card={cardAt(index)} />
      <Changes cardKey={large?.key ?? null} />
      <Button
        look="quiet"
        className={`pin ${pinned ? 'is-pinned' : ''}`}
        shortcut="Shift+V"
        aria-pressed={pinned}
        onClick={() => looking.pinned.set(!pinned)}
      >
        <Sign name="pin" />
        <span>{pinned ? ui.unpin : ui.pin}</span>
      </Button>
    </section>
  );
}

/** What its signs are called, and what they mean: to whoever points at one, and always where nothing else is to be seen. */
function Signs({ card }: { card: Card }) {
  const { ui, words, rule } = useTexts();
  const signs = signsOf(card);
  if (signs.length === 0) return null;
  const nameOf = (thing: SignedThing): string => {
    if (thing === 'capacity') return ui.capacityOf(card.capacity ?? 0);
    if (thing === 'gang' && card.gang !== undefined) return words.gangs[card.gang];
    return thing === 'shield' ? words.shield : words.icons[thing];
  };
  return (
    <ul className="large-signs">
      {signs.map(({ thing, sign, rule: id }) => (
        <li key={thing}>
          <Sign name={sign} /> <b>{nameOf(thing)}</b> <span>{rule(id)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Values that count other than printed, and through which card. */
function Changes({ cardKey }: { cardKey: number | null }) {
  const { view, printed } = useModel();
  const { ui, words } = useTexts();
  if (cardKey === null) return null;
  const lines = seats.flatMap((seat) =>
    (['fire', 'earth'] as const).flatMap((element) =>
      view.observation.sides[seat].power[element].lines
        .filter((line) => line.card === cardKey && line.value !== line.printed)
        .map((line) => ({ element, line })),
    ),
  );
  if (lines.length === 0) return null;
  return (
    <ul className="large-changes">
      {lines.map(({ element, line }) => {
        const by = line.changes.at(-1)?.by ?? null;
        const name = by === null ? '' : (printed(by)?.name ?? '');
        return (
          <li key={element}>
            {words.elements[element]}: {ui.valueChanged(line.printed, line.value, name)}
          </li>
        );
      })}
    </ul>
  );
}
