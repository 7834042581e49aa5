/** How a card stands to what is asked: can be played, cannot and why, can be picked, is picked. */
import type { Reason } from '../../../src/reasons';
import type { TableModel } from '../model';
import type { CardKey } from '../prompt/options';
import { isMine, isSingleAnswer } from '../prompt/task';
import { type CardAction, playOf } from '../prompt/uses';

export interface CardStanding {
  readonly state: 'idle' | 'playable' | 'unplayable' | 'chosen';
  /** Number of the option, for a seal and a key. */
  readonly number?: number;
  /** Why it cannot be played. */
  readonly reason?: Reason;
  readonly uses: readonly CardAction[];
}

/** A card that lies on the table or in the hand. `isHeld`: playing it can be meant, so a reason why not is owed. */
export function standingOf(model: TableModel, key: CardKey, isHeld: boolean): CardStanding {
  const { task, uses } = model;
  const own = uses.get(key) ?? [];
  if (task.kind === 'answer') return asOption(model, key, isHeld);
  if (task.chosen.includes(key)) return { state: 'chosen', uses: own };
  const reason = isHeld ? reasonOf(model, key) : undefined;
  const why = reason === undefined ? {} : { reason };
  if (task.kind === 'wait' || task.kind === 'call') return { state: 'idle', uses: own, ...why };
  if (task.kind === 'play') {
    const joins = model.partners.size === 0 || model.partners.has(key);
    if (own.length > 0) return { state: joins ? 'playable' : 'idle', uses: own };
    return { state: isHeld && isPlayed(model) ? 'unplayable' : 'idle', uses: own, ...why };
  }
  return { state: model.choosable.has(key) ? 'playable' : 'idle', uses: own };
}

/** Phases in which cards are played; in the others one that cannot be is left plain. */
const playedIn: ReadonlySet<string> = new Set(['leadership', 'character', 'reinforcement']);
const isPlayed = ({ view }: TableModel): boolean => playedIn.has(view.observation.phase);

function asOption(model: TableModel, key: CardKey, isHeld: boolean): CardStanding {
  const option = model.options.find((candidate) => candidate.key === key);
  if (option === undefined) {
    const reason = isHeld ? reasonOf(model, key) : undefined;
    return { state: 'idle', uses: [], ...(reason && { reason }) };
  }
  const chosen = model.task.chosen.includes(option.index);
  const numbered = isSingleAnswer(model.view) && option.number < 10;
  const joins = model.choosable.has(option.index);
  return {
    state: chosen ? 'chosen' : joins ? 'playable' : 'idle',
    uses: [],
    ...(numbered && { number: option.number }),
  };
}

/** Why the card cannot be played now, when it is this seat's turn or not. */
function reasonOf({ view, printed }: TableModel, key: CardKey): Reason | undefined {
  const card = printed(key);
  const attempt = card && playOf(key, card, view);
  return attempt ? view.whyNot(attempt) : undefined;
}

export const canBePressed = (model: TableModel, { state }: CardStanding): boolean =>
  isMine(model.view) && (state === 'playable' || state === 'chosen');
