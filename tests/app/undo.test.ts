/** Undo by one rule: what it takes back has told the seat nothing, used no chance, and nobody has answered it. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../app/game/match';
import { cameToLight, onlyNext, type UndoStop, undoReach } from '../../app/game/undo';
import {
  isOver,
  legalActions,
  matchChart,
  newMatch,
  observe,
  type State,
  toAct,
} from '../../machines/engine';
import type { Action } from '../../src/actions';
import { copyPosition } from '../../src/copy';
import { prebuiltDeck } from '../../src/decks';
import type { Settings } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { type People, seats } from '../../src/vocabulary';
import { table } from '../support/builder';
import { exchangeHidden } from '../support/hidden';
import { character, leadership, next, play } from '../support/verbs';

const came = (before: ReturnType<typeof table>, after: ReturnType<typeof table>) =>
  cameToLight(before.position, after.position, 0);

describe('nothing comes to light', () => {
  test('when an own card is played', () => {
    const before = table({ me: { hand: ['Volca', 'Spark'] } });
    expect(came(before, play(before, character('Volca')))).toBeUndefined();
  });
});

describe('something comes to light', () => {
  test('when a card is drawn', () => {
    const before = table({ phase: 'leadership', me: { hand: ['Muster Reinforcements'], deck: 8 } });
    const asked = play(before, leadership('Muster Reinforcements'));
    const { question } = asked.position;
    const after =
      question === null ? asked : play(asked, (_, seat) => ({ type: 'choose', seat, picks: [0] }));
    expect(came(before, after)).toBe('revealed');
  });

  test('when a pile is shuffled', () => {
    const before = table({ me: { hand: ['Volca'], deck: 4 } });
    const after = { ...before, position: { ...before.position, rng: before.position.rng + 1 } };
    expect(came(before, after)).toBe('chance');
  });
});

describe('only going on is left', () => {
  test('when no card can be played any more, taking back aside', () => {
    const played = play(table({ me: { hand: ['Volca', 'Fireblast'] } }), character('Volca'));
    expect(onlyNext(legalActions(played))?.type).toBe('next');
    expect(onlyNext(legalActions(play(played, next)))).toBeUndefined();
  });
});

const settingsOf = (one: People, other: People): Settings => ({
  decks: [prebuiltDeck(one), prebuiltDeck(other)],
  crystalsToWin: 1,
  mulligan: true,
  swapDecks: true,
  firstSeat: null,
  order: null,
});

const isLeaving = ({ type }: Action): boolean => type === 'retreat' || type === 'decline';

/** A match of random actions that fights on where it may, and each of its moments. */
function randomMoments(settings: Settings, seed: number): Moment[] {
  const moments: Moment[] = [{ action: null, state: newMatch(settings, seed) }];
  let random = seedRandom(seed);
  while (!isOver(moments.at(-1)!.state) && moments.length < 2000) {
    const { place, position } = moments.at(-1)!.state;
    const legal = matchChart.legalActions(place, position, []).filter(({ type }) => type !== 'takeBack');
    const staying = legal.filter((action) => !isLeaving(action));
    random = nextRandom(random);
    const from = staying.length > 0 && below(random, 8) > 0 ? staying : legal;
    random = nextRandom(random);
    const action = from[below(random, from.length)];
    moments.push(
      after(moments.at(-1)!.state, action ?? { type: 'takeBack', seat: toAct({ place, position })! }),
    );
  }
  return moments;
}

function after({ place, position }: State, action: Action): Moment {
  const copy = copyPosition(position);
  return { action, state: { place: matchChart.advance(place, copy, action), position: copy } };
}

describe('in random matches', () => {
  const pairings: readonly (readonly [People, People])[] = [
    ['vulca', 'hoax'],
    ['mimix', 'flit'],
    ['khind', 'terrah'],
    ['pillar', 'aqua'],
    ['buka', 'hoax'],
    ['hoax', 'buka'],
  ];

  test('what undo takes back would have looked the same with any other hidden cards', () => {
    let undone = 0;
    const stops = new Map<UndoStop, number>();
    for (const [index, pair] of pairings.entries()) {
      const moments = randomMoments(settingsOf(...pair), index + 1);
      for (let count = 1; count <= moments.length; count++) {
        for (const seat of seats) {
          const reach = undoReach(moments.slice(0, count), seat);
          if ('stop' in reach) {
            stops.set(reach.stop, (stops.get(reach.stop) ?? 0) + 1);
            continue;
          }
          const [before, last] = [moments[count - 2]!, moments[count - 1]!];
          const { state, action } = last;
          expect(action?.seat).toBe(seat);
          expect(toAct(state)).toBe(seat);
          expect(moments.slice(reach.kept, count).every((moment) => moment.action?.seat === seat)).toBe(true);
          undone++;
          const other = exchangeHidden(before.state.position, seat, count);
          const elsewhere = after({ place: before.state.place, position: other }, action!);
          const isSame = isDeepStrictEqual(observe(elsewhere.state, seat), observe(state, seat));
          expect(isSame, `${JSON.stringify(action)} told something`).toBe(true);
        }
      }
    }
    expect(undone).toBeGreaterThan(300);
    expect([...stops.keys()].sort()).toEqual(['chance', 'otherSeat', 'revealed', 'start']);
  });
});
