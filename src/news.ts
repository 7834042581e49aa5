/** What happened, event by event: for the log, for animation and for what a seat remembers. Nothing in the rules reads it. */
import type { CardId } from './actions';
import type { GameResult, Position } from './position';
import type { Element, Seat } from './vocabulary';

/** Where a card was or went. */
export type Whereabouts =
  | 'drawPile'
  | 'deckBottom'
  | 'hand'
  | 'combat'
  | 'support'
  | 'bluff'
  | 'leaderPile'
  | 'ships'
  | 'cargo'
  | 'discardPile';

export type News = NewsBody & {
  /** Number of the turn it belongs to. */
  readonly turn: number;
  /** Number of the fight it belongs to. */
  readonly fight: number;
  /** Number of the game it belongs to, from 1. */
  readonly game: number;
};

export type NewsBody =
  | { readonly what: 'gameBegins'; readonly starter: Seat }
  | { readonly what: 'mulligan'; readonly seat: Seat; readonly count: number }
  | { readonly what: 'fightBegins'; readonly starter: Seat }
  | { readonly what: 'turnBegins'; readonly seat: Seat }
  | {
      readonly what: 'move';
      /** The owner. */
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: Whereabouts;
      readonly to: Whereabouts;
      /** Both seats see which card it is; otherwise only those in `seenBy`. */
      readonly seenBy: 'both' | Seat | 'nobody';
    }
  | { readonly what: 'play'; readonly seat: Seat; readonly card: CardId; readonly free: boolean }
  | { readonly what: 'bluff'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'load'; readonly seat: Seat; readonly card: CardId; readonly ship: CardId }
  | { readonly what: 'land'; readonly seat: Seat; readonly ship: CardId }
  | { readonly what: 'pushUnder'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly what: 'useText'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'textIgnored'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly what: 'meetDemand';
      readonly seat: Seat;
      readonly demand: CardId;
      readonly cards: readonly CardId[];
    }
  | { readonly what: 'target'; readonly seat: Seat; readonly card: CardId; readonly target: CardId }
  | { readonly what: 'shuffle'; readonly seat: Seat }
  | { readonly what: 'disclose'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly what: 'element'; readonly seat: Seat; readonly element: Element }
  | { readonly what: 'fightOn'; readonly seat: Seat }
  | { readonly what: 'takeBack'; readonly seat: Seat }
  | { readonly what: 'announce'; readonly seat: Seat; readonly element: Element; readonly power: number }
  | {
      readonly what: 'showColours';
      readonly seat: Seat;
      readonly success: boolean;
      readonly cards: readonly CardId[];
    }
  | { readonly what: 'pass'; readonly seat: Seat }
  | {
      readonly what: 'dragon';
      readonly seat: Seat;
      readonly from: 'middle' | 'opponent';
      readonly by: CardId;
    }
  | {
      readonly what: 'retreat';
      readonly seat: Seat;
      readonly why: 'chosen' | 'stuck' | 'floods' | 'failedBluff';
    }
  | {
      readonly what: 'retreatDragons';
      readonly winner: Seat;
      readonly cards: number;
      readonly dragons: number;
    }
  | { readonly what: 'decline'; readonly seat: Seat; readonly count: number }
  | { readonly what: 'gameEnds'; readonly result: GameResult };

/** A reader that looks after every action misses nothing: no action tells nearly as much. */
const mostKept = 400;

/** Adds an event, where news are kept. */
export function tell(draft: Position, body: NewsBody): void {
  if (draft.news === null) return;
  const news: News = {
    ...body,
    turn: draft.turn.number,
    fight: draft.fightNumber,
    game: draft.results.length + 1,
  };
  const full = draft.news.length >= mostKept;
  draft.news = full ? [...draft.news.slice(mostKept / 2), news] : [...draft.news, news];
  if (full) draft.newsDropped += mostKept / 2;
}
