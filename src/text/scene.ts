/** What a prompt or the label of a button needs to know of the table, taken from an observation. */
import type { CardId } from '../actions';
import type { Observation, PowerView, QuestionView } from '../observe';
import type { Question } from '../position';
import { type Element, opponentOf, type Phase, type Seat } from '../vocabulary';
import type { Names } from './names';

/** Where the match stands, as far as prompts tell it apart. */
export type PromptPlace = Phase | 'mulligan' | 'showColours';

/** What the label of an action depends on; all but the names may be unknown. */
export interface ActionScene {
  readonly names: Names;
  readonly place?: PromptPlace | undefined;
  readonly opening?: boolean;
  readonly question?: QuestionView | Question | null;
  readonly element?: Element | null;
  /** Power of the seat on turn. */
  readonly power?: { readonly [E in Element]: number };
  /** How many dragons a retreat would bring the winner, and for how many cards. */
  readonly retreat?: { readonly dragons: number; readonly cards: number } | undefined;
  /** Who would win the fight by a retreat. */
  readonly winner?: Seat;
}

export interface Scene extends Required<Omit<ActionScene, 'retreat'>> {
  readonly place: PromptPlace;
  /** Who reads it. */
  readonly reader: Seat;
  readonly toAct: Seat;
  readonly onTurn: Seat;
  readonly game: number;
  readonly fight: number;
  readonly turn: number;
  /** Power of the other seat. */
  readonly against: { readonly [E in Element]: number };
  readonly hasShield: boolean;
  /** Only retreating, or declining, is left. */
  readonly isForced: boolean;
  /** Face-down Bluffs of the seat on turn. */
  readonly bluffs: number;
  /** What they add to its power. */
  readonly bluffPower: number;
  readonly landed: readonly CardId[];
  readonly demands: readonly CardId[];
  readonly retreat?: ActionScene['retreat'];
}

/** What the observation does not hold; the caller knows it from the engine. */
export interface SceneMore {
  readonly place: PromptPlace;
  readonly toAct: Seat;
  readonly retreat?: Scene['retreat'];
  readonly hasShield?: boolean;
  readonly isForced?: boolean;
}

export function sceneOf(observation: Observation, names: Names, more: SceneMore): Scene {
  const { onTurn } = observation;
  const own = observation.sides[onTurn];
  const other = observation.sides[opponentOf(onTurn)];
  return {
    names,
    place: more.place,
    reader: observation.seat,
    toAct: more.toAct,
    onTurn,
    winner: opponentOf(onTurn),
    game: observation.gameNumber,
    fight: observation.fightNumber,
    turn: observation.turn.number,
    opening: !observation.opened,
    element: observation.element,
    power: { fire: own.power.fire.total, earth: own.power.earth.total },
    against: { fire: other.power.fire.total, earth: other.power.earth.total },
    hasShield: more.hasShield ?? false,
    isForced: more.isForced ?? false,
    bluffs: own.support.filter((support) => support.faceDown).length,
    bluffPower: observation.element === null ? 0 : bluffPower(own.power[observation.element]),
    landed: own.ships.filter((ship) => ship.landed).map((ship) => ship.card),
    demands: own.openDemands.map((demand) => demand.card),
    question: observation.question,
    retreat: more.retreat,
  };
}

/** What the face-down Bluffs in a power count. */
export const bluffPower = ({ lines }: PowerView): number =>
  lines.filter((line) => line.faceDown).reduce((sum, line) => sum + line.value, 0);

/** A prompt: a small heading, the question in one sentence, and the facts it turns on (may be empty). */
export interface Prompt {
  readonly head: string;
  readonly ask: string;
  readonly facts: string;
}
