/** R4, R14: how a fight begins, how it ends, and how many dragons its winner attracts. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import {
  announce,
  bluff,
  booster,
  call,
  character,
  choose,
  decline,
  fightOn,
  leadership,
  load,
  next,
  play,
  refused,
  retreat,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

const opening = (me: SideSetup, phase: 'retreat' | 'character' | 'reinforcement' = 'character') =>
  table({ phase, element: null, me });

describe('a fight', () => {
  test('R4.1: the starter names the element with the first announcement, after playing', () => {
    const played = play(opening({ hand: ['Catusan'] }), character('Catusan'), next, next);
    expect(look(played).element).toBeNull();
    expect(refused(played, announce()).code).toBe('chooseElement');
    expect(look(play(played, announce('earth')))).toMatchObject({ element: 'earth', announced: 5 });
  });

  test('R4.2: turns alternate until somebody retreats', () => {
    const before = table({
      me: { hand: ['Spark', 'Flamebreath the Dazzling'] },
      you: { hand: ['Volca'], combat: ['Sear'] },
    });
    const theirs = play(before, character('Spark'), next, next, announce());
    expect(look(theirs).onTurn).toBe('you');
    const mine = play(theirs, next, next, fightOn, character('Volca'), next, next, announce());
    expect(look(mine)).toMatchObject({ onTurn: 'me', fight: 1 });
  });

  test('R4.3: the element of a running fight is fixed', () => {
    const running = table({ phase: 'announce', me: { combat: ['Volca'] } });
    expect(refused(running, announce('earth')).code).toBe('elementFixed');
    expect(look(play(running, announce())).element).toBe('fire');
  });

  test('R4.4: who retreated starts the next fight', () => {
    const running = table({ phase: 'retreat', onTurn: 'you', me: { combat: ['Volca'] } });
    expect(look(play(running, retreat))).toMatchObject({ starter: 'you', onTurn: 'you', fight: 2 });
  });

  test('R4.5: the opening turn has no retreat, Booster, Support, Bluff or load, but may be declined', () => {
    expect(refused(opening({}, 'retreat'), retreat).code).toBe('cannotRetreatOpening');
    const me = {
      hand: ['Fireblast', 'Lightning Bolts', 'Captain Su Cha'],
      combat: ['Volca'],
      ships: [{ ship: 'Rising Sun' }],
    };
    const playing = opening(me, 'reinforcement');
    for (const verb of [
      booster('Fireblast'),
      support('Lightning Bolts'),
      bluff('Captain Su Cha'),
      load('Fireblast', 'Rising Sun'),
    ]) {
      expect(refused(playing, verb).code).toBe('openingNoBooster');
    }
    expect(look(play(opening({ hand: ['Spark'] }, 'retreat'), decline('Spark'))).onTurn).toBe('you');
  });

  test('R4.6: the first turn of the second player is an ordinary one', () => {
    const first = opening({ hand: ['Volca'] });
    const theirs = play(first, character('Volca'), next, next, announce('fire'), next, next);
    expect(look(play(theirs, retreat)).dragons).toEqual([1, 0, 2]);
    const withBooster = table({
      phase: 'reinforcement',
      you: { hand: ['Fireblast'], combat: ['Spark'] },
      onTurn: 'you',
      me: { combat: ['Volca'] },
    });
    expect(look(play(withBooster, booster('Fireblast'))).you.power.fire).toBe(7);
  });
});

describe('the end of a fight', () => {
  const six = {
    under: ['Spark', 'Sear', 'Torch'],
    combat: ['Volca', 'Fireblast'],
    support: ['Lightning Bolts'],
  };
  const lose = (you: SideSetup, me: SideSetup = {}, dragons: [number, number] = [0, 0]) =>
    play(table({ phase: 'retreat', me, you, dragons }), retreat);

  test('R14.1: a fight ends by a chosen, a stuck or a forced retreat; the other player wins it', () => {
    expect(look(lose({ combat: ['Blaze'] })).dragons).toEqual([0, 1, 2]);
    const stuck = table({
      phase: 'reinforcement',
      revealed: true,
      me: { combat: ['Spark'] },
      you: { combat: ['Volca'] },
    });
    expect(look(play(stuck, next))).toMatchObject({ dragons: [0, 1, 2], starter: 'me' });
    const bluffed = table({
      phase: 'showColours',
      me: { bluffs: ['Captain Su Cha'] },
      you: { combat: ['Blaze'] },
    });
    expect(look(play(bluffed, call))).toMatchObject({ dragons: [0, 2, 1], starter: 'me' });
  });

  test('R14.2: the winner attracts one dragon', () => {
    expect(look(lose({ combat: ['Blaze'] })).dragons).toEqual([0, 1, 2]);
  });

  test('R14.3: six cards in the areas of the winner make two; Bluffs, Ships, cargo and Leadership do not count', () => {
    expect(look(lose(six)).dragons).toEqual([0, 2, 1]);
    const five = {
      ...six,
      support: [],
      bluffs: ['Captain Su Cha'],
      ships: [{ ship: 'Rising Sun', cargo: ['Blaze'] }],
      leaderPile: ['Summon Sorcerer'],
    };
    expect(look(lose(five)).dragons).toEqual([0, 1, 2]);
  });

  test('R14.3: the cards of the loser do not count', () => {
    expect(look(lose({ combat: ['Blaze'] }, six)).dragons).toEqual([0, 1, 2]);
  });

  test('R14.4: additional, fewer, no more than, exactly; each only of the side it speaks of', () => {
    expect(look(lose({ combat: ['Redamikanas the Cartographer'] })).dragons).toEqual([0, 2, 1]);
    expect(look(lose({ combat: ['Blaze'] }, { combat: ['Redamikanas the Cartographer'] })).dragons).toEqual([
      0, 1, 2,
    ]);
    expect(look(lose({ combat: ['Blaze'] }, { support: ['Fearsome Chant'] })).dragons).toEqual([0, 0, 3]);
    expect(look(lose({ combat: ['Blaze'], support: ['Fearsome Chant'] })).dragons).toEqual([0, 1, 2]);
    const bethenitana = { combat: ['Bethenitana the Storyteller'] };
    expect(look(lose({ ...six, support: ['Fearsome Spirits'] }, bethenitana)).dragons).toEqual([0, 0, 3]);
    const twice = { combat: ['Launch Sloth Gas'], support: ['Fearsome Chant'] };
    expect(look(lose({ combat: ['Blaze'] }, twice)).dragons).toEqual([0, 0, 3]);
  });

  test('R14.5: dragons are won one at a time: from the loser, from the middle, then the game', () => {
    expect(look(lose(six, {}, [1, 0])).dragons).toEqual([0, 1, 2]);
    expect(look(lose(six, {}, [2, 0])).dragons).toEqual([0, 0, 3]);
    expect(look(lose(six, {}, [0, 2])).results).toMatchObject([{ reason: 'fourthDragon', dragons: [0, 3] }]);
  });

  test('R14.6: all areas go to the discard piles, Ships stay, both draw up to six, and the element is open again', () => {
    const after = lose(
      { ...six, hand: ['Shimmer'], ships: [{ ship: 'Rising Sun', cargo: ['Glimmer'] }] },
      { bluffs: ['Captain Su Cha'], hand: ['Furnace', 'Ignite'] },
    );
    const { me, you, element, starter } = look(after);
    expect(you.discard).toHaveLength(6);
    expect(you.ships).toEqual([{ ship: 'Rising Sun', landed: false, cargo: ['Glimmer'] }]);
    expect([me.discard, me.bluffs]).toEqual([['Captain Su Cha'], []]);
    expect([me.hand.length, you.hand.length, element, starter]).toEqual([6, 6, null, 'me']);
  });

  test('R14.6: limits on drawing do not bind between fights', () => {
    const after = lose({ combat: ['Blaze'], support: ['Wall of Fire'] }, { hand: ['Spark'] });
    expect(look(after).me.hand).toHaveLength(6);
  });

  test('R14.7: texts on the retreat leave other dragons alone', () => {
    const unmet = table({
      phase: 'retreat',
      me: { combat: ['Bethenitana the Storyteller'] },
      you: { combat: ['Blaze'], support: ['Irresistible Sirens'] },
    });
    expect(look(play(unmet, retreat)).dragons).toEqual([0, 1, 2]);
    const paid = table({
      phase: 'leadership',
      me: { hand: ['Charm Holy Dragon', 'Flamebreath the Dazzling', 'Spark'] },
    });
    const bought = play(paid, leadership('Charm Holy Dragon'), choose('Flamebreath the Dazzling', 'Spark'));
    expect(look(bought).dragons).toEqual([1, 0, 2]);
  });
});
