/** The log of the plot track: each action and what it changed, read off the positions before and after. */
import type { Action } from '../../../src/fragments/plotTrack/actions';
import { type Position, spacesToSkull, strength } from '../../../src/fragments/plotTrack/position';
import { describeAction, texts } from '../../../src/fragments/plotTrack/text';
import type { Texts } from '../../../src/text';
import type { LogEntry } from '../Log';
import type { Moment } from '../play';

export function logEntries(moments: readonly Moment<Position, Action>[], words: Texts): LogEntry[] {
  let turn = 1;
  const heading = ({ turn: { player } }: Position) =>
    words.ui.logTurn(turn, texts[words.language].players[player]);
  const entries: LogEntry[] = [{ heading: heading(moments[0]!.state.position), outcomes: [] }];
  for (const [index, { action, state }] of moments.entries()) {
    if (action === null) continue;
    const before = moments[index - 1]!.state.position;
    const outcomes = outcomesOf(before, state.position, action, words);
    entries.push({ action: describeAction(action, words.language), outcomes });
    if (action.type === 'endTurn' && state.position.result === null) {
      turn += 1;
      entries.push({ heading: heading(state.position), outcomes: [] });
    }
  }
  return entries;
}

function outcomesOf(before: Position, after: Position, action: Action, { ui }: Texts): string[] {
  const told: string[] = [];
  for (const [index, zone] of after.zones.entries()) {
    if (zone.tokens !== before.zones[index]!.tokens) told.push(ui.toldStrength(index + 1, strength(zone)));
  }
  if (action.type === 'dwindle' && !before.turn.dwindled) {
    told.push(after.turn.dwindled ? ui.toldDwindled : ui.toldNotCounted);
  }
  if (after.track.marker !== before.track.marker) {
    told.push(ui.toldMarker(after.track.marker, spacesToSkull(after)));
  } else if (action.type === 'endTurn' && before.turn.player === 'invader') {
    told.push(ui.toldMarkerStays);
  }
  if (after.result !== null) told.push(`${ui.humanityWins}.`);
  return told;
}
