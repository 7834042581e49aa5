/** What each lasting text adds to the standing of the two seats while it is in force. */
import type { CardId } from '../actions';
import { kindMask } from '../cards/facts';
import type { Limit, SideStanding, Standing } from '../standing';
import { opponentOf, type Seat } from '../vocabulary';
import type { Effect, EffectKind, EffectOf } from './effect';

interface Place {
  readonly own: SideStanding;
  readonly opponent: SideStanding;
  readonly card: CardId;
}

const tighter = (old: Limit | null, max: number, by: CardId): Limit =>
  old !== null && old.max <= max ? old : { max, by };

type Entry<K extends EffectKind> = (effect: EffectOf<K>, place: Place) => void;

/** Texts without an entry act at a moment, not lastingly; `ignore` is settled before (ignoring.ts). */
const entries: { readonly [K in EffectKind]?: Entry<K> } = {
  zeroPrintedValues(effect, { opponent }) {
    const mask = kindMask(effect.kinds);
    if (effect.parity === 'odd') opponent.zeroOdd |= mask;
    else opponent.zeroEven |= mask;
  },
  raiseValue(effect, { own, card }) {
    own.raising = [...own.raising, { card, effect }];
  },
  multiplyValue(effect, { own, card }) {
    own.multiplying = [...own.multiplying, { card, effect }];
  },
  multiplyDemand(effect, { own, card }) {
    own.multiplyingDemand = [...own.multiplyingDemand, { card, effect }];
  },
  raiseTotal(effect, { own }) {
    own.floors = [...own.floors, effect];
  },
  changeRetreatDragons(effect, { own }) {
    own.retreatDragons = [...own.retreatDragons, effect];
  },
  setAttractsDragon(effect, { own, card }) {
    own.sets = [...own.sets, { card, effect }];
  },
  setForcesRetreat(effect, { own, card }) {
    own.sets = [...own.sets, { card, effect }];
  },
  forbidPlay(effect, { opponent, card }) {
    opponent.bans = [...opponent.bans, { cards: effect.cards, by: card }];
  },
  limitPlays(effect, { opponent, card }) {
    if (effect.scope === 'allCards') opponent.cardLimit = tighter(opponent.cardLimit, effect.max, card);
    else opponent.combatLimit = tighter(opponent.combatLimit, effect.max, card);
  },
  limitActiveCharacters(effect, { opponent, card }) {
    opponent.characterLimit = tighter(opponent.characterLimit, effect.max, card);
  },
  limitDeckDraws(effect, { opponent, card }) {
    opponent.deckDrawLimit = tighter(opponent.deckDrawLimit, effect.max, card);
  },
  limitHandIntake(effect, { opponent, card }) {
    opponent.handLimit = tighter(opponent.handLimit, effect.atHandSize, card);
  },
  forbidBluffCall(_effect, { own }) {
    own.callForbidden = true;
  },
  extraPlays(effect, { own }) {
    const amount = effect.amount === 'any' ? Number.POSITIVE_INFINITY : effect.amount;
    if (effect.kind === 'booster') own.extraBoosters += amount;
    else own.extraSupports += amount;
  },
  demand(effect, { opponent, card }) {
    opponent.demands = [...opponent.demands, { card, effect }];
  },
};

/** Enters one text in force of `seat` into the standing. */
export function addToStanding(standing: Standing, seat: Seat, card: CardId, effect: Effect): void {
  const entry = entries[effect.do] as Entry<typeof effect.do> | undefined;
  entry?.(effect as never, { own: standing[seat], opponent: standing[opponentOf(seat)], card });
}
