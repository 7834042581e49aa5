/** What a seat remembers of cards that lie hidden now: taken back into a hand, shown, searched for, or put under a pile. */
import type { SeatView as Observation } from '../../../machines/engine';
import type { CardId } from '../../../src/actions';
import type { News } from '../../../src/news';
import { none } from '../../../src/position';
import { opponentOf, type Seat } from '../../../src/vocabulary';

export interface Memory {
  /** Cards of the other hand, with how sure it is that they are still there, from 0 to 1. */
  readonly theirHand: ReadonlyMap<CardId, number>;
  /** Own cards at the bottom of the own draw pile, the lowest first. */
  readonly ownBottom: readonly CardId[];
}

class Remembering {
  readonly theirHand = new Map<CardId, number>();
  ownBottom: CardId[] = [];
  /** What the other seat has played since its decision to fight on; it may take that back. */
  private played: CardId[] = [];

  constructor(private readonly seat: Seat) {}

  hear(news: News): void {
    switch (news.what) {
      case 'gameBegins':
      case 'mulligan':
        this.theirHand.clear();
        this.ownBottom = [];
        return;
      case 'move':
        if (news.seat === this.seat) this.ownMove(news.card, news.from, news.to);
        else this.theirMove(news.card, news.from, news.to);
        return;
      case 'shuffle':
        if (news.seat === this.seat) this.ownBottom = [];
        return;
      case 'disclose':
        if (news.seat !== this.seat) for (const card of news.cards) this.theirHand.set(card, 1);
        return;
      case 'fightOn':
        this.played = [];
        return;
      case 'play':
      case 'load':
        if (news.seat === this.seat) return;
        this.theirHand.delete(news.card);
        this.played.push(news.card);
        return;
      case 'takeBack':
        if (news.seat === this.seat) return;
        for (const card of this.played) this.theirHand.set(card, 1);
    }
  }

  private ownMove(card: CardId, from: string, to: string): void {
    if (to === 'deckBottom') this.ownBottom = [card, ...this.ownBottom];
    else if (from === 'drawPile') this.ownBottom = this.ownBottom.filter((other) => other !== card);
  }

  private theirMove(card: CardId, from: string, to: string): void {
    if (card !== none) {
      if (to === 'hand') this.theirHand.set(card, 1);
      else this.theirHand.delete(card);
      return;
    }
    // One of six cards went away unseen.
    if (from !== 'hand') return;
    for (const [other, sure] of this.theirHand) this.theirHand.set(other, (sure * 5) / 6);
  }
}

/** From the news of the present game, as far back as they reach. */
export function remember({ news, seat, gameNumber, cards, sides }: Observation): Memory {
  const remembering = new Remembering(seat);
  for (const one of news) if (one.game === gameNumber) remembering.hear(one);
  // What lies open needs no memory; what is neither hidden nor in a pile is elsewhere.
  for (const card of remembering.theirHand.keys()) {
    if (cards[card] !== null || sides[opponentOf(seat)].disclosed.includes(card))
      remembering.theirHand.delete(card);
  }
  const own = sides[seat].deckCards ?? [];
  return {
    theirHand: remembering.theirHand,
    ownBottom: remembering.ownBottom.filter((card) => own.includes(card)),
  };
}
