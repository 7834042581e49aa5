/** What each kind of question does with its answer. */
import type { CardId } from '../actions';
import { factsAt } from '../cards/facts';
import {
  attractDragon,
  discard,
  discardFromDeckTop,
  discardFromHand,
  discardFromPlay,
  discardHiddenByChance,
  hiddenCameToLight,
  intoHand,
  leaveHand,
  leavePlay,
  putIntoDrawPile,
  putOnShip,
  putUnderDrawPile,
  remove,
  reshuffleDiscardPile,
  shuffle,
  takeFromDeck,
} from '../moves';
import { tell } from '../news';
import { none, type Position, type Question, type QuestionKind } from '../position';
import { layShip } from '../rules/leadership';
import { opponentOf, type Seat } from '../vocabulary';
import { askFrom, demandDiscards, discardAllBut } from './begin';
import { discardBlind } from './blind';
import { discardable, mayStay } from './discardable';
import { carryOutDraw } from './draw';
import type { EffectOf } from './effect';
import { fetchFromDeck, loadFetched, shipsWithRoom } from './favor';
import { proceed } from './resolve';

type Answer = (draft: Position, question: Question, picked: readonly number[]) => void;

export const answers: { readonly [K in QuestionKind]: Answer } = {
  useText(draft, { by, source }, picked) {
    if (picked.length > 0) takeOffer(draft, by, source, Number.POSITIVE_INFINITY);
  },

  amount(draft, { by, source }, [amount]) {
    if (amount !== undefined) takeOffer(draft, by, source, amount);
  },

  discardFromPlay(draft, { by }, [card]) {
    if (card !== undefined) discardFromPlay(draft, opponentOf(by), card);
  },

  leaveCharacter(draft, { by, source }, picked) {
    discardAllBut(draft, by, factsAt(draft, source).effect as EffectOf<'discardFromPlay'>, picked);
  },

  kindToDiscard(draft, { by, source }, [kind]) {
    if (kind === undefined) return;
    const { combat } = draft.sides[opponentOf(by)];
    const cards = discardable(draft, by, factsAt(draft, source).effect as EffectOf<'discardFromPlay'>);
    for (const card of cards.filter((other) => combat.includes(other) === (kind === 0))) {
      discardFromPlay(draft, opponentOf(by), card);
    }
  },

  recall(draft, { by }, [card]) {
    if (card === undefined) return;
    const from = leavePlay(draft, by, card);
    intoHand(draft, by, card);
    tell(draft, {
      what: 'move',
      seat: by,
      card,
      from,
      to: 'hand',
      seenBy: from === 'bluff' ? by : 'both',
    });
  },

  search(draft, { by, source }, [card]) {
    const effect = factsAt(draft, source).effect as EffectOf<'search'>;
    if (effect.in === 'drawPile') {
      if (card !== undefined) takeFromDeck(draft, by, card, 'both');
      shuffle(draft, by);
    } else if (card !== undefined) {
      remove(draft.sides[by].discardPile, card);
      intoHand(draft, by, card);
      tell(draft, { what: 'move', seat: by, card, from: 'discardPile', to: 'hand', seenBy: 'both' });
    }
  },

  payForDragon(draft, { by, source }, picked) {
    if (picked.length === 0) return;
    discardFromHand(draft, by, picked);
    attractDragon(draft, by, source);
  },

  discardOwn(draft, { by, source }, [card]) {
    if (card === undefined) return;
    discardFromHand(draft, by, [card]);
    askFrom(draft, { kind: 'discardOwn', by, source, options: [...draft.sides[by].hand] });
  },

  toDeckBottom(draft, { by, source }, [card]) {
    if (card === undefined) return;
    putUnderDrawPile(draft, by, card);
    askFrom(draft, { kind: 'toDeckBottom', by, source, options: [...draft.sides[by].hand] });
  },

  discardForced(draft, { by, source, subject }, picked) {
    discardFromHand(draft, by, picked);
    demandDiscards(draft, opponentOf(by), source, subject);
  },

  discardBlind(draft, { by, source, subject }, [card]) {
    if (card === none) discardHiddenByChance(draft, opponentOf(by));
    else discardFromHand(draft, opponentOf(by), [card!]);
    discardBlind(draft, by, source, subject);
  },

  discardDrawn(draft, { by, options }, [card]) {
    remove(draft.sides[by].drawPile, card!);
    discard(draft, by, card!, 'drawPile');
    for (const other of options) if (other !== card) takeFromDeck(draft, by, other, 'both');
    hiddenCameToLight(draft);
  },

  shuffleBack(draft, { by }, picked) {
    putIntoDrawPile(draft, by, picked);
    shuffle(draft, by);
  },

  loadNow(draft, { by, source }, picked) {
    for (const card of picked) {
      leaveHand(draft, by, card);
      putOnShip(draft, by, card, source);
      tell(draft, { what: 'load', seat: by, card, ship: source });
    }
  },

  shipOrCargo(draft, { by, source }, [card]) {
    if (card === undefined) {
      shuffle(draft, by);
      return;
    }
    const ships = shipsWithRoom(draft, by);
    if (factsAt(draft, card).kind === 'ship') {
      fetchFromDeck(draft, by, card);
      layShip(draft, by, card);
    } else if (ships.length === 1) {
      loadFetched(draft, by, card, ships[0]!);
    } else {
      askFrom(draft, { kind: 'shipToLoad', by, source, options: ships, min: 1, subject: card });
    }
  },

  shipToLoad(draft, { by, subject }, [ship]) {
    loadFetched(draft, by, subject, ship!);
  },

  target(draft, { by, source }, [target]) {
    draft.targets = [...draft.targets.filter(([card]) => card !== source), [source, target!]];
    tell(draft, { what: 'target', seat: by, card: source, target: target! });
  },

  order(draft, _question, [first]) {
    const rest = draft.agenda.filter((card) => card !== first);
    draft.agenda = [first!];
    proceed(draft);
    draft.agenda = rest;
  },
};

/** The owner says yes to a text that was offered, for that many cards at most. */
function takeOffer(draft: Position, seat: Seat, card: CardId, most: number): void {
  const { effect } = factsAt(draft, card);
  tell(draft, { what: 'useText', seat, card });
  switch (effect?.do) {
    case 'draw':
      carryOutDraw(draft, seat, card, effect, most);
      return;
    case 'discardPileToDeck':
      reshuffleDiscardPile(draft, seat);
      return;
    case 'discardFromPlay': {
      const staying = mayStay(draft, seat, effect);
      if (staying.length > 1) {
        askFrom(draft, { kind: 'leaveCharacter', by: seat, source: card, options: staying, min: 1 });
      } else {
        discardAllBut(draft, seat, effect, staying);
      }
      return;
    }
    case 'discardBlindFromHand':
      discardBlind(draft, seat, card, Math.min(most, effect.count));
      return;
    case 'discardDeckTop':
      discardFromDeckTop(draft, opponentOf(seat), effect.count);
      return;
    case 'opponentDiscards':
      if ('count' in effect.amount) demandDiscards(draft, seat, card, Math.min(most, effect.amount.count));
      return;
    default:
      throw new Error(`No text to use on card ${card}.`);
  }
}
