/** The combat area of a side: the active cards, and above the first of them the names of those pushed under. */
import type { CardId } from '../../../src/actions';
import type { Seat } from '../../../src/vocabulary';
import { CardFace } from '../../look/card/CardFace';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { ActiveCard } from '../cards/fieldCard';
import { TableCard } from '../cards/TableCard';
import { useModel } from '../model';
import { CardRow } from './CardRow';
import { usePiles } from './piles';
import { Zone } from './Zone';
import { useZoneLabel } from './zoneLabel';
import './combat.css';

/** More are counted, and opened as a pile. */
const mostBands = 2;

export function CombatZone({ owner }: { owner: Seat }) {
  const { view } = useModel();
  const { ui } = useTexts();
  const label = useZoneLabel(owner);
  const { combat, under } = view.observation.sides[owner];
  const isOwn = owner === view.seat;
  return (
    <Zone
      area={isOwn ? 'own-combat' : 'other-combat'}
      label={label(ui.combatArea, combat.length + under.length)}
      caption={ui.combat}
      drop={isOwn ? 'own-combat' : undefined}
      className={combat.length + under.length === 0 ? 'is-empty' : ''}
    >
      <CardRow
        count={combat.length}
        className={`${under.length > 0 ? 'has-under' : ''} ${under.length === 2 ? 'has-two' : ''}`}
      >
        {combat.length === 0 && under.length > 0 && (
          <span className="combat-stack">
            <Under owner={owner} cards={under} />
          </span>
        )}
        {combat.map((card, index) =>
          index === 0 && under.length > 0 ? (
            <span key={card} className="table-card-place combat-stack">
              <Under owner={owner} cards={under} />
              <ActiveCard card={card} owner={owner} />
            </span>
          ) : (
            <ActiveCard key={card} card={card} owner={owner} />
          ),
        )}
      </CardRow>
    </Zone>
  );
}

function Under({ owner, cards }: { owner: Seat; cards: readonly CardId[] }) {
  const { printed } = useModel();
  const texts = useTexts();
  const piles = usePiles();
  if (cards.length > mostBands) {
    const words = texts.ui.pushedUnderMore(cards.length);
    return (
      <button
        type="button"
        className="under-more"
        data-item=""
        aria-label={words}
        onClick={() => piles.open({ owner, pile: 'under' })}
      >
        <span className="under-words">{words}</span>
        <span className="under-number">+{cards.length}</span>
      </button>
    );
  }
  return cards.map((card) => {
    const face = printed(card)!;
    const label = texts.ui.cardLabelState(printedLabel(face, texts), texts.ui.statePushedUnder);
    return (
      <span key={card} className="under-band">
        <TableCard cardKey={card} label={label}>
          {({ seal }) => (
            <CardFace card={face} className="is-under">
              {seal}
            </CardFace>
          )}
        </TableCard>
      </span>
    );
  });
}
