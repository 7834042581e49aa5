/** Both rule fragments keep the promises of every rules module, on both executors. */
import { describe, expect, test } from 'vitest';
import { blueEvents } from '../../machines/blueEvents';
import { plotTrack } from '../../machines/plotTrack';
import { isSpace } from '../../src/fragments/blueEvents/board';
import { cardIds } from '../../src/fragments/blueEvents/cards';
import type { Position as BluePosition } from '../../src/fragments/blueEvents/position';
import { deckOf, exampleSetup, newPosition } from '../../src/fragments/blueEvents/setup';
import { type Position, strength } from '../../src/fragments/plotTrack/position';
import { seedRandom } from '../../src/rng';
import { battery } from '../support/battery';
import { onExecutor, onXState } from '../support/drivers';

function trackIsSound({ zones, track, result }: Position): void {
  for (const zone of zones) {
    expect(zone.tokens).toBeGreaterThanOrEqual(0);
    expect(strength(zone)).toBeGreaterThanOrEqual(0);
  }
  expect(track.marker).toBeLessThanOrEqual(track.skull);
  if (track.marker === track.skull) expect(result).toBe('humanity');
}

/** Dice keep their owners, no two lie on one space, nobody owes more dice than there are to lose. */
function boardIsSound({ dice, choices, players }: BluePosition, start: BluePosition): void {
  expect(dice.map(({ owner }) => owner)).toEqual(start.dice.map(({ owner }) => owner));
  const spaces = dice.flatMap(({ at }) => (isSpace(at) ? [`${at.slot} ${at.space}`] : []));
  expect(new Set(spaces).size).toBe(spaces.length);
  players.forEach((player, index) => {
    expect(player.points).toBeGreaterThanOrEqual(0);
    const owed = choices.filter((choice) => choice.player === index).length;
    const left = dice.filter(({ owner, at }) => owner === index && (at === 'hand' || isSpace(at))).length;
    expect(owed).toBeLessThanOrEqual(left);
  });
}

/** A small board: three slots, stacks of two, so that games end. */
const smallBoard = (seed: number): BluePosition =>
  newPosition({
    ...exampleSetup,
    players: [
      { dice: 3, hasPurpleCard: true },
      { dice: 2, hasPurpleCard: false },
    ],
    slots: 3,
    stackHeight: 2,
    cards: deckOf(13),
    pieces: [{ slot: 1, blackDice: 1, cubes: 1 }],
    seed,
  });

/** Other cards under the visible ones, other throws to come. */
function reshuffled(position: BluePosition, seed: number): BluePosition {
  const other = blueEvents.copy(position);
  other.chance.rng = seedRandom(seed);
  const card = cardIds[seed % cardIds.length]!;
  for (const slot of other.slots)
    slot.stack = slot.stack.map((visible, depth) => (depth === 0 ? visible : card));
  return other;
}

const track = { setUp: plotTrack.newPosition, bound: 60, invariant: trackIsSound };
const board = { setUp: smallBoard, bound: 120, invariant: boardIsSound, hide: reshuffled };

battery(plotTrack, onXState(plotTrack), { ...track, games: 40, ended: 20 });
const onTrack = battery(plotTrack, onExecutor(plotTrack), { ...track, games: 200, ended: 100 });
battery(blueEvents, onXState(blueEvents), { ...board, games: 6, ended: 1 });
const onBoard = battery(blueEvents, onExecutor(blueEvents), { ...board, games: 100, ended: 30 });

describe('the random games of the fragments', () => {
  test('meet every refusal that a candidate can meet', () => {
    expect([...onTrack.reasons].sort()).toEqual([
      'countTooLow',
      'gameOver',
      'markerIsTheInvaders',
      'noStrengthLeft',
      'noTokenHere',
      'notCovered',
      'onlyHumanityRemoves',
    ]);
    expect([...onBoard.reasons].sort()).toEqual([
      'cardIsFull',
      'choiceIsOpen',
      'chooseOwnDie',
      'dieIsLost',
      'dieNotInHand',
      'dieNotOnCard',
      'gameOver',
      'noCardHere',
      'noRoundIsRunning',
      'notYourChoice',
      'notYourDie',
      'nothingToChoose',
      'roundIsRunning',
    ]);
  });

  test('come to every place where an action is awaited', () => {
    expect([...onTrack.places].sort()).toEqual([
      'plotTrack.over',
      'plotTrack.playing.humanityTurn',
      'plotTrack.playing.invaderTurn.safe',
      'plotTrack.playing.invaderTurn.unsafe',
    ]);
    expect([...onBoard.places].sort()).toEqual([
      'blueEvents.lastRound.rolling',
      'blueEvents.lastRound.running.choosing',
      'blueEvents.lastRound.running.open',
      'blueEvents.over',
      'blueEvents.round.rolling',
      'blueEvents.round.running.choosing',
      'blueEvents.round.running.open',
    ]);
  });
});
