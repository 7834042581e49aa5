import { describe, expect, test } from 'vitest';
import { type RunningMatch, runMatch } from '../../app/game/match';
import { newMatch } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { prebuiltDeck } from '../../src/decks';
import type { Settings } from '../../src/position';
import { opponentOf, type Seat } from '../../src/vocabulary';

const settings: Settings = {
  decks: [prebuiltDeck('vulca'), prebuiltDeck('hoax')],
  crystalsToWin: 5,
  mulligan: false,
  swapDecks: true,
  firstSeat: 0,
  order: null,
};

/** Takes the first legal action of that type. */
function take(match: RunningMatch, type: Action['type']): Action {
  const seat = match.toAct()!;
  const action = match.view(seat).legal.find((one) => one.type === type);
  if (action === undefined) throw new Error(`No ${type} in ${match.view(seat).observation.place}`);
  expect(match.send(action)).toBeUndefined();
  return action;
}

function inCharacterPhase(): RunningMatch {
  const match = runMatch(settings, 3);
  for (const type of ['next', 'next', 'fightOn'] as const) take(match, type);
  return match;
}

const stateOf = (match: RunningMatch) => match.moments().at(-1)!.state;

describe('the running match', () => {
  test('begins where the engine begins', () => {
    expect(stateOf(runMatch(settings, 3))).toEqual(newMatch(settings, 3));
  });

  test('gives a seat its own legal actions only, and none while the other acts', () => {
    const match = runMatch(settings, 3);
    const seat = match.toAct()!;
    expect(match.view(seat).legal.every((action) => action.seat === seat)).toBe(true);
    expect(match.view(opponentOf(seat)).legal).toEqual([]);
  });

  test('does not say why an action of the other seat is refused', () => {
    const match = runMatch(settings, 3);
    const seat = match.toAct()!;
    const [action] = match.view(seat).legal;
    expect(match.view(opponentOf(seat)).whyNot(action!)?.code).toBe('notYourTurn');
  });

  test('refuses what is not legal and changes nothing', () => {
    const match = runMatch(settings, 3);
    const before = stateOf(match);
    expect(match.send({ type: 'retreat', seat: match.toAct()! })?.code).toBe('wrongPhase');
    expect(stateOf(match)).toBe(before);
  });

  test('shows the same view until something happens', () => {
    const match = runMatch(settings, 3);
    const view = match.view(0);
    expect(match.view(0)).toBe(view);
    take(match, 'next');
    expect(match.view(0)).not.toBe(view);
  });

  test('tells those who watch, and the actor tells those who inspect', () => {
    const match = runMatch(settings, 3);
    const [seen, types] = [[] as Seat[], new Set<string>()];
    match.subscribe(() => seen.push(match.toAct()!));
    match.inspect((event) => types.add(event.type));
    take(match, 'next');
    expect(seen).toEqual([0]);
    expect([...types]).toEqual(expect.arrayContaining(['@xstate.event', '@xstate.snapshot']));
  });

  test('continues a recorded match at its last state', () => {
    const match = inCharacterPhase();
    take(match, 'playCharacter');
    const actions = match.moments().flatMap(({ action }) => (action === null ? [] : [action]));
    expect(stateOf(runMatch(settings, 3, actions))).toEqual(stateOf(match));
  });
});

describe('undo', () => {
  test('takes back the own card just played, and redo plays it again', () => {
    const match = inCharacterPhase();
    const before = stateOf(match);
    const action = take(match, 'playCharacter');
    const after = stateOf(match);
    expect(match.view(0).undo).toEqual(action);
    match.undo(0);
    expect(stateOf(match)).toEqual(before);
    expect(match.view(0).redo).toEqual(action);
    match.redo();
    expect(stateOf(match)).toEqual(after);
  });

  test('is forgotten by redo once something else is done', () => {
    const match = inCharacterPhase();
    take(match, 'playCharacter');
    match.undo(0);
    take(match, 'takeBack');
    expect(match.view(0).redo).toBeNull();
  });

  test('goes over a phase in which nothing was left to decide', () => {
    const match = inCharacterPhase();
    const action = take(match, 'playCharacter');
    take(match, 'next');
    expect(match.view(0).undo).toEqual(action);
  });

  test('never reaches past an announcement, nor into the other seat’s actions', () => {
    const match = inCharacterPhase();
    for (const type of ['playCharacter', 'next', 'next', 'announce'] as const) take(match, type);
    expect(match.view(0).undo).toBeNull();
    expect(match.view(1).undo).toBeNull();
    const length = match.moments().length;
    match.undo(0);
    match.undo(1);
    expect(match.moments()).toHaveLength(length);
  });
});
