/** R2, R3, R15, R16, R26: dealing a game, its end and score, the match, the mulligan. */
import { describe, expect, test } from 'vitest';
import { newMatch, observe, phaseOf, placeOf, type State, toAct } from '../../../machines/engine';
import { indexOfCard, leaderOf } from '../../../src/cards';
import { prebuiltDeck } from '../../../src/decks';
import type { Settings } from '../../../src/position';
import { resultOf } from '../../../src/rules/game';
import { table } from '../../support/builder';
import {
  announce,
  by,
  character,
  decline,
  fightOn,
  mulligan,
  nameOf,
  next,
  play,
  refused,
  retreat,
} from '../../support/verbs';
import { look } from '../../support/view';

const base: Settings = {
  decks: [prebuiltDeck('vulca'), prebuiltDeck('hoax')],
  crystalsToWin: 5,
  mulligan: false,
  swapDecks: true,
  firstSeat: 0,
  order: null,
};

const match = (changes: Partial<Settings> = {}, seed = 1): State => newMatch({ ...base, ...changes }, seed);

describe('setting up a game', () => {
  test('R2.1: all dragons stand in the middle', () => {
    expect(look(match()).dragons).toEqual([0, 0, 3]);
  });

  test('R2.2: each seat has its people, whose Leader lies open to both', () => {
    const sides = observe(match(), 1).sides;
    expect(sides.map((side) => side.people)).toEqual(['vulca', 'hoax']);
    expect(sides.map((side) => side.leader)).toEqual([
      indexOfCard(leaderOf('vulca').id),
      indexOfCard(leaderOf('hoax').id),
    ]);
  });

  test('R2.3: the other 30 cards are shuffled, differently with another seed and alike with the same', () => {
    const pile = (seed: number) => match({}, seed).position.sides[0].drawPile;
    expect(pile(1)).toEqual(pile(1));
    expect(pile(1)).not.toEqual(pile(2));
    expect([...pile(1), ...match().position.sides[0].hand].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, card) => card),
    );
  });

  test('R2.4: the starter of the first game is drawn by lot, unless agreed', () => {
    const starters = Array.from({ length: 20 }, (_, seed) => look(match({ firstSeat: null }, seed)).starter);
    expect(new Set(starters)).toEqual(new Set(['me', 'you']));
    expect(look(match({ firstSeat: 1 })).starter).toBe('you');
  });

  test('R2.5: each player draws six cards; the mulligan follows only where it is switched on', () => {
    expect([match(), match({ mulligan: true })].map(phaseOf)).toEqual(['beginning', 'mulligan']);
    const { me, you } = look(match());
    expect([me.hand.length, you.hand.length, me.deck.length, you.deck.length]).toEqual([6, 6, 24, 24]);
  });

  test('R2.6: the starter has the first turn, no element is chosen and nothing announced', () => {
    expect(look(match())).toMatchObject({ onTurn: 'me', element: null, opened: false, fight: 1 });
  });
});

describe('nesting', () => {
  test('R3.1: a retreat ends the fight, not the game; five crystals end the match', () => {
    const running = table({ phase: 'retreat', you: { combat: ['Blaze'] } });
    const after = play(running, retreat);
    expect(look(after)).toMatchObject({ fight: 2, results: [] });
    expect(placeOf(after)).toBe('match.game.fight.turn.beginning');
    const last = table({
      phase: 'retreat',
      crystals: [0, 3],
      me: { hand: [], deck: 0 },
      you: { combat: ['Blaze'] },
    });
    expect(placeOf(play(last, retreat))).toBe('match.matchOver');
  });

  test('R3.2: only the player on turn acts; the other one answers what is put to him', () => {
    const mine = table({ phase: 'retreat', you: { hand: ['Volca'] } });
    expect(refused(mine, by('you', fightOn)).code).toBe('notYourTurn');
    const asked = play(
      table({ me: { hand: ['Bashdin'] }, you: { hand: ['Volca', 'Blaze', 'Spark'] } }),
      ...[character('Bashdin'), (_: State, seat: 0 | 1) => ({ type: 'choose', seat, picks: [0] }) as const],
    );
    expect([toAct(asked), look(asked).asks?.kind]).toEqual([1, 'discardForced']);
  });
});

describe('the end of a game', () => {
  const lastFight = { phase: 'retreat', me: { hand: [], deck: 0 }, you: { combat: ['Blaze'] } } as const;

  test('R15.1: a dragon won with all three on the own side wins at once, for four crystals', () => {
    const { results } = look(
      play(table({ phase: 'retreat', dragons: [0, 3], you: { combat: ['Blaze'] } }), retreat),
    );
    expect(results).toMatchObject([{ winner: 1, crystals: 4, reason: 'fourthDragon' }]);
  });

  test('R15.2: after a fight a player without cards in hand and draw pile ends the game, cargo or not', () => {
    const after = play(
      table({ ...lastFight, me: { ...lastFight.me, ships: [{ ship: 'Rising Sun', cargo: ['Spark'] }] } }),
      retreat,
    );
    expect(look(after).results).toHaveLength(1);
    const saved = play(table({ ...lastFight, me: { hand: [], deck: 1 } }), retreat);
    expect(look(saved)).toMatchObject({ results: [], fight: 2 });
  });

  test('R15.3: running out during a fight does not end the game', () => {
    const before = table({ me: { hand: ['Volca'], deck: 0 }, you: { combat: ['Blaze'] } });
    const { me, results, onTurn } = look(play(before, character('Volca'), next, next, announce()));
    expect([me.isOut, results, onTurn]).toEqual([true, [], 'you']);
  });

  test('R15.4: running out while declining ends the game at once', () => {
    const opening = table({
      phase: 'retreat',
      element: null,
      dragons: [1, 0],
      me: { hand: ['Volca'], deck: 0 },
    });
    expect(look(play(opening, decline('Volca'))).results).toMatchObject([{ winner: 0, crystals: 2 }]);
  });

  test.each([1, 2, 3])('R15.5: the winner gets one crystal and one for each of %i dragons', (dragons) => {
    const running = table({ ...lastFight, dragons: [0, dragons - 1] });
    expect(look(play(running, retreat)).results).toMatchObject([
      { winner: 1, crystals: 1 + dragons, dragons: [0, dragons] },
    ]);
  });

  test('R15.6: with all dragons in the middle the player who ran out first loses, for one crystal', () => {
    const both = table({ me: { hand: [], deck: 0 }, you: { hand: [], deck: 0 } }).position;
    expect(resultOf(both)).toMatchObject({ winner: 1, crystals: 1, reason: 'outOfCardsNoDragons' });
    both.sides[0].outSince = 3;
    expect(resultOf(both).winner).toBe(0);
    both.sides[1].outSince = 0;
    expect(resultOf(both).winner).toBe(1);
  });

  test('R15.6: who gets a card back has not run out any more', () => {
    const out = table({
      phase: 'leadership',
      me: { hand: ['Administer Water of Immortality'], deck: 0, discard: ['Spark'] },
    });
    const played = play(out, (state, seat) => ({
      type: 'playLeadership',
      seat,
      card: state.position.sides[0].hand[0]!,
    }));
    expect(look(played).me.isOut).toBe(true);
    const back = play(played, (_, seat) => ({ type: 'choose', seat, picks: [0] }));
    expect(look(back).me).toMatchObject({ isOut: false, deck: ['Spark'] });
  });
});

describe('the match', () => {
  const lost = (changes: object = {}) =>
    play(
      table({
        phase: 'retreat',
        dragons: [0, 1],
        me: { hand: [], deck: 0 },
        you: { combat: ['Blaze'] },
        ...changes,
      }),
      retreat,
    );

  test('R16.1: five crystals win the match; four do not', () => {
    expect(look(lost({ crystals: [0, 2] })).toAct).toBeNull();
    expect(look(lost({ crystals: [0, 1] })).toAct).toBe('me');
  });

  test('R16.2: the peoples are swapped and the loser starts', () => {
    const after = lost();
    expect(observe(after, 0).sides.map((side) => side.people)).toEqual(['hoax', 'vulca']);
    expect(look(after).starter).toBe('me');
  });

  test('R16.3: everything is reset but crystals and results', () => {
    const { me, you, dragons, results, fight } = look(
      lost({ me: { hand: [], deck: 0, ships: [{ ship: 'Rising Sun' }], leaderPile: ['Summon Sorcerer'] } }),
    );
    expect([dragons, fight, results.length, you.crystals]).toEqual([[0, 0, 3], 1, 1, 3]);
    for (const side of [me, you]) {
      expect([side.combat, side.under, side.support, side.ships, side.leaderPile, side.discard]).toEqual([
        [],
        [],
        [],
        [],
        [],
        [],
      ]);
    }
  });

  test('R16.4: a single game is a match to one crystal', () => {
    expect(look(lost({ crystalsToWin: 1 })).toAct).toBeNull();
  });

  test('R16.5: with constructed decks each player keeps the own one', () => {
    const last = table({ phase: 'retreat', me: { hand: [], deck: 0 }, you: { combat: ['Blaze'] } });
    const position = { ...last.position, settings: { ...last.position.settings, swapDecks: false } };
    const after = play({ ...last, position }, retreat);
    expect(observe(after, 0).sides.map((side) => side.people)).toEqual(['vulca', 'hoax']);
    expect(look(after).starter).toBe('me');
  });
});

describe('options', () => {
  const start = match({ mulligan: true });
  const names = (state: State, seat: 0 | 1) =>
    state.position.sides[seat].hand.map((card) => nameOf(state.position, card));

  test('R26.1: each player may once exchange any number of cards; the pile is shuffled before drawing', () => {
    const [first, second] = names(start, 0) as [string, string];
    const after = play(start, mulligan(first, second), mulligan());
    expect(phaseOf(after)).toBe('beginning');
    const { me, you } = look(after);
    expect([me.hand.length, me.deck.length]).toEqual([6, 24]);
    expect([...me.hand, ...me.deck].sort()).toEqual([...names(start, 0), ...look(start).me.deck].sort());
    expect(you.hand).toEqual(names(start, 1));
  });

  test('R26.2: decks, match length and mulligan are settings that stay through the match', () => {
    const { settings } = play(start, mulligan(), mulligan()).position;
    expect(settings).toBe(start.position.settings);
  });

  test('R26.3: the starter answers first, nothing is drawn before both have answered, and only hand cards go back', () => {
    expect(refused(start, by('you', mulligan())).code).toBe('notYourTurn');
    expect(
      refused(start, (_, seat) => ({ type: 'mulligan', seat, cards: [start.position.sides[0].drawPile[0]!] }))
        .code,
    ).toBe('cardNotHere');
    const answered = play(start, mulligan(names(start, 0)[0]!));
    expect(names(answered, 0)).toEqual(names(start, 0));
    expect(observe(answered, 1).sides[0].hand).toEqual([null, null, null, null, null, null]);
    expect(look(answered).toAct).toBe('you');
    expect(refused(answered, by('me', mulligan())).code).toBe('notYourTurn');
    const after = play(answered, mulligan());
    expect(look(after).toAct).toBe('me');
    expect(refused(after, mulligan()).code).toBe('wrongPhase');
  });
});
