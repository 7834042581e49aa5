/** The second layer of a card's picture: what its text does, or the arms of a Character without one; and its field. */
import type { Card } from '../../../src/cards/card';
import type { Effect, EffectKind } from '../../../src/effects/effect';

/** Id of a drawing in the sprites: `mo-` on a 64 grid, `ic-` a sign of the game. */
export type MotifName = `mo-${string}` | `ic-${string}`;

/** Every text has a device; alike deeds share one. */
const devices: Readonly<Record<EffectKind, MotifName>> = {
  ignore: 'mo-veil',
  zeroPrintedValues: 'mo-nought',
  raiseValue: 'mo-rise',
  multiplyValue: 'mo-twin',
  multiplyDemand: 'mo-twin',
  raiseTotal: 'mo-rise',
  changeRetreatDragons: 'mo-wing',
  payForDragon: 'ic-dragon',
  setAttractsDragon: 'ic-dragon',
  setForcesRetreat: 'mo-scales',
  forbidPlay: 'mo-gate',
  limitPlays: 'mo-chain',
  limitActiveCharacters: 'mo-chain',
  limitDeckDraws: 'mo-chain',
  limitHandIntake: 'mo-chain',
  forbidBluffCall: 'mo-veil',
  extraPlays: 'mo-fan',
  nextCardFree: 'mo-feather',
  playHandWhileLanding: 'mo-wing',
  freeIf: 'mo-feather',
  changeElement: 'mo-turn',
  attackAgain: 'mo-swords',
  draw: 'mo-cards',
  search: 'mo-lens',
  searchShipOrCargo: 'mo-lens',
  recallCard: 'mo-grasp',
  discardOwnHand: 'mo-torn',
  handToDeckBottom: 'mo-hourglass',
  discardPileToDeck: 'mo-hourglass',
  loadShip: 'mo-crate',
  discardFromPlay: 'mo-claws',
  discardBlindFromHand: 'mo-torn',
  discardDeckTop: 'mo-torn',
  opponentDiscards: 'mo-torn',
  discloseHand: 'mo-eye',
  demand: 'mo-scales',
};

export const deviceOf = (effect: Effect): MotifName => devices[effect.do];

/** Arms by the stronger value; which of them, by the card's number. */
const arms = {
  fire: ['mo-sword', 'mo-torch', 'mo-spear'],
  earth: ['mo-hammer', 'mo-buckler', 'mo-axe'],
  equal: ['mo-staff', 'mo-bow'],
} as const;

function armOf({ fire, earth, number }: Card): MotifName {
  const lead = (fire ?? 0) - (earth ?? 0);
  const choice = arms[lead > 0 ? 'fire' : lead < 0 ? 'earth' : 'equal'];
  return choice[number % choice.length]!;
}

/** What stands in the roundel beside the emblem, or beside the thing. */
export function companionOf(card: Card): MotifName | undefined {
  if (card.kind === 'leader') return 'mo-crown';
  if (card.kind === 'ship' && card.effect === undefined) return 'mo-sun';
  if (card.effect !== undefined) return deviceOf(card.effect);
  return card.kind === 'character' ? armOf(card) : undefined;
}

/** Divisions of the disc, as a coat of arms is divided; a Character's number picks one. */
const fields = [
  'M50 0h60v100H50z',
  'M0 50h100v60H0z',
  'M0 0h100L0 100z',
  'M0 0h100v100z',
  'M0 0l50 50L0 100zM100 0L50 50l50 50z',
  'M50 0h50v50H50zM0 50h50v50H0z',
  'M36 0h28v100H36z',
  'M0 36h100v28H0z',
  'M0 10L90 100H60L0 40zM0 0h20l80 80v20z',
  'M0 82l50-44 50 44v24L50 62 0 106z',
  'M0 0h100v32H0z',
  'M20 0h60L50 82z',
  'M0 0h50v50H0z',
  'M50 50V0h50zM50 50h50v50zM50 50v50H0zM50 50H0V0z',
  'M0 66h100v40H0z',
  'M24 0h16v100H24zM60 0h16v100H60z',
  'M0 24h100v16H0zM0 60h100v16H0z',
] as const;

export const fieldOf = ({ number }: Card): string => fields[number % fields.length]!;
