/** The log of the blue events: each action and what it changed, read off the positions before and after. */
import type { Action } from '../../../src/fragments/blueEvents/actions';
import { isComplete, isLost, isNamed } from '../../../src/fragments/blueEvents/board';
import type { Position } from '../../../src/fragments/blueEvents/position';
import { cardName, describeAction } from '../../../src/fragments/blueEvents/text';
import type { Texts } from '../../../src/text';
import type { LogEntry } from '../Log';
import type { Moment } from '../play';
import { dieName } from './dieName';

/** `placeNames`: where each moment rests, as the chart calls it. */
export function logEntries(
  moments: readonly Moment<Position, Action>[],
  placeNames: readonly string[],
  texts: Texts,
): LogEntry[] {
  const { ui, language } = texts;
  return moments.flatMap(({ action, state }, index) => {
    if (action === null) return [];
    const place = placeNames[index]!;
    const wasLast = placeNames[index - 1]!.includes('lastRound');
    const outcomes = outcomesOf(moments[index - 1]!.state.position, state.position, action, texts);
    if (place.endsWith('over')) outcomes.push(ui.toldOver);
    if (place.includes('lastRound') && !wasLast) outcomes.push(ui.toldLastRound);
    const number = wasLast ? ui.lastRoundNumber : ui.roundNumber;
    const heading = action.type === 'startRound' ? { heading: number(state.position.round) } : {};
    return [{ ...heading, action: describeAction(action, language), outcomes }];
  });
}

function outcomesOf(before: Position, after: Position, action: Action, texts: Texts): string[] {
  return [
    ...(action.type === 'startRound' ? namedTold(after, texts) : []),
    ...(action.type === 'endRound'
      ? leavingTold(before, after, texts)
      : completionTold(before, after, texts)),
    ...diceTold(before, after, action, texts),
    ...playersTold(before, after, texts),
    ...choicesTold(before, after, texts),
  ];
}

const visibleName = ({ slots }: Position, slot: number, { language }: Texts): string => {
  const card = slots[slot]!.stack[0];
  return card === undefined ? '' : cardName(card, language);
};

function namedTold(after: Position, texts: Texts): string[] {
  const { ui } = texts;
  const cards = after.named.map((slot) => `${visibleName(after, slot, texts)} (${slot + 1})`);
  return [`${ui.thrownInTurn(after.thrown.map((slot) => slot + 1))}.`, ui.toldNamed(cards)];
}

function leavingTold(before: Position, after: Position, texts: Texts): string[] {
  return before.slots.flatMap(({ stack }, slot) =>
    stack.length > after.slots[slot]!.stack.length
      ? [texts.ui.toldLeaves(visibleName(before, slot, texts))]
      : [],
  );
}

function completionTold(before: Position, after: Position, texts: Texts): string[] {
  const { ui } = texts;
  return after.slots.flatMap((_, slot) => {
    const was = isComplete(before, slot);
    const is = isComplete(after, slot);
    if (was === is) return [];
    const card = visibleName(after, slot, texts);
    if (isNamed(after, slot)) return [is ? ui.toldRuleStops(card) : ui.toldRuleAgain(card)];
    return [is ? ui.toldComplete(card) : ui.toldReopened(card)];
  });
}

/** A die that was chosen to be lost is named by the action itself. */
function diceTold(before: Position, after: Position, action: Action, texts: Texts): string[] {
  return after.dice.flatMap(({ at }, die) => {
    const wasLost = isLost(before.dice[die]!.at);
    if (wasLost === isLost(at) || (action.type === 'chooseLostDie' && action.die === die)) return [];
    const name = dieName(after, die, texts);
    return [wasLost ? texts.ui.toldBack(name) : texts.ui.toldLost(name)];
  });
}

function playersTold(before: Position, after: Position, { ui, language }: Texts): string[] {
  return after.players.flatMap(({ points, kept }, player) => {
    const was = before.players[player]!;
    const change = points - was.points;
    const sign = change > 0 ? `+${change}` : `−${-change}`;
    return [
      ...(change === 0 ? [] : [ui.toldPoints(player + 1, sign, points)]),
      ...kept.slice(was.kept.length).map((card) => ui.toldKept(player + 1, cardName(card, language))),
    ];
  });
}

function choicesTold(before: Position, after: Position, { ui }: Texts): string[] {
  if (after.choices.length <= before.choices.length) return [];
  return [ui.toldMustChoose(after.choices.slice(before.choices.length).map(({ player }) => player + 1))];
}
