/** The piles of a side: Leader, draw pile, discard pile; each opens to be looked through. */
import { cardAt } from '../../../src/cards';
import type { Seat } from '../../../src/vocabulary';
import { CardBack } from '../../look/card/CardBack';
import { CardFace } from '../../look/card/CardFace';
import { Mark } from '../../look/Mark';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { type OpenPile, usePiles } from './piles';
import { Zone } from './Zone';
import './piles.css';

export function Piles({ owner }: { owner: Seat }) {
  const { view, names, printed } = useModel();
  const { ui } = useTexts();
  const side = view.observation.sides[owner];
  const isOwn = owner === view.seat;
  const top = side.discardPile.at(-1);
  const topCard = top === undefined ? null : printed(top);
  const more = side.leaderPile.length;
  return (
    <Zone
      area={isOwn ? 'own-piles' : 'other-piles'}
      label={isOwn ? ui.ownZone(ui.piles) : ui.zoneOf(ui.piles, names.seat(owner))}
      className="piles"
      drop={isOwn ? 'own-piles' : undefined}
    >
      <Pile
        pile={{ owner, pile: 'leader' }}
        label={`${ui.leaderPile}: ${cardAt(side.leader).name}${more > 0 ? ` ${ui.leaderPilePlus(more)}` : ''}`}
        caption={ui.leader}
        count={more > 0 ? ui.leaderPilePlus(more) : ''}
        sign="leader"
      >
        <CardFace card={cardAt(side.leader)} />
      </Pile>
      <Pile
        pile={{ owner, pile: 'draw' }}
        label={ui.cardsInPile(ui.drawPile, side.deckSize)}
        caption={ui.drawPileShort}
        count={String(side.deckSize)}
        sign="draw"
      >
        {side.deckSize > 0 ? <CardBack people={side.people} /> : <span className="pile-empty" />}
      </Pile>
      <Pile
        pile={{ owner, pile: 'discard' }}
        label={ui.cardsInPile(ui.discardPile, side.discardPile.length)}
        caption={ui.discardPileShort}
        count={String(side.discardPile.length)}
        sign="discard"
      >
        {topCard ? <CardFace card={topCard} /> : <span className="pile-empty" />}
      </Pile>
    </Zone>
  );
}

interface PileProps {
  readonly pile: OpenPile;
  readonly label: string;
  readonly caption: string;
  readonly count: string;
  readonly sign: string;
  readonly children: React.ReactNode;
}

function Pile({ pile, label, caption, count, sign, children }: PileProps) {
  const piles = usePiles();
  return (
    <button
      type="button"
      className={`pile is-${pile.pile}`}
      data-item=""
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => piles.open(pile)}
    >
      <span className="pile-picture" data-pile={`${pile.owner} ${pile.pile}`}>
        {children}
      </span>
      <Sign name={sign} className="pile-sign" />
      <Mark className="pile-caption" text={caption} />
      {count !== '' && <Mark className="pile-count" text={count} />}
    </button>
  );
}
