/** The evaluation by a handful of rules of thumb: a weighted sum of what a seat senses. */
import type { Judge } from './judge';
import { logistic } from './judge';
import { type SenseName, sense, senseCount, senseNames } from './senses';

const weights: Partial<Record<SenseName, number>> = {
  lead: 2.4,
  leadLate: 2.5,
  leadThree: 0.6,
  leadMinusThree: -0.6,
  hand: 0.8,
  theirHand: -0.8,
  deck: 0.3,
  theirDeck: -0.3,
  leadingFight: 0.2,
  stakesSix: 0.3,
  theirStakesSix: -0.4,
  stakes: 0.3,
  theirStakes: -0.3,
  lasting: 0.6,
  theirLasting: -0.6,
  reachEnough: 0.4,
  reachSlack: 0.4,
  theirNeed: 1,
  handCharacters: 0.4,
  handBest: 0.5,
  handSecond: 0.5,
  handOtherElement: 0.2,
  handExtras: 0.4,
  handTexts: 0.4,
  handIcons: 0.2,
  noCharacter: -0.8,
  cargo: 0.6,
  theirCargo: -0.6,
  combatTexts: 0.2,
  theirTexts: -0.2,
};

const vector = Float32Array.from(senseNames, (name) => weights[name] ?? 0);
const sensed = new Float32Array(senseCount);

export const handmade: Judge = (position, seat) => {
  sense(position, seat, sensed);
  let sum = 0;
  for (let index = 0; index < senseCount; index++) sum += vector[index]! * sensed[index]!;
  return logistic(sum);
};
