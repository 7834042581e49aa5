/** `freeIf`: the Brotherhood of Pirates. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { character, isLegal, play } from '../../support/verbs';
import { look } from '../../support/view';

/** Whether the pirate can still be played after an ordinary Character. */
const isFree = (pirate: string, you: SideSetup) =>
  isLegal(play(table({ me: { hand: ['Volca', pirate] }, you }), character('Volca')), character(pirate));

test.each([
  [
    'B.P. Unity',
    {
      under: ['Spark', 'Sear'],
      combat: ['Torch'],
      support: ['Tome of Wisdom'],
      bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'],
    },
    { under: ['Spark', 'Sear'], combat: ['Torch'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] },
  ],
  ['B.P. Ferocity', { combat: ['Spark', 'Sear'] }, { combat: ['Spark', 'Fireblast'], under: ['Sear'] }],
  [
    'B.P. Bravery',
    { combat: ['Spark', 'Fireblast', 'Earthblast'] },
    { combat: ['Spark', 'Fireblast'], under: ['Earthblast'] },
  ],
  [
    'B.P. Mystery',
    { support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] },
    { support: ['Tome of Wisdom'] },
  ],
  [
    'B.P. Loyalty',
    { combat: ['Wild Unicorn'], bluffs: ['Captain Su Cha'] },
    { combat: ['Wild Unicorn', 'Spark'], under: ['Peckswift'] },
  ],
] as const)('%s is free if its condition holds, and not otherwise', (pirate, enough, tooLittle) => {
  expect([isFree(pirate, enough), isFree(pirate, tooLittle)]).toEqual([true, false]);
});

test('ignored cards still count, ignored Bluffs do not (R1.8, D4)', () => {
  const ignoring = (combat: string, you: SideSetup, pirate: string) => {
    const state = table({
      me: { hand: [pirate], combat: [combat] },
      you,
      turn: { characters: 1, characterUsed: true },
    });
    return isLegal(state, character(pirate));
  };
  expect(ignoring('Hank Highflyer Hawk', { combat: ['Spark', 'Sear'] }, 'B.P. Ferocity')).toBe(true);
  expect(
    ignoring('Flitterflutter', { support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] }, 'B.P. Mystery'),
  ).toBe(false);
  expect(ignoring('Flitterflutter', { support: ['Tome of Wisdom', 'Armory'] }, 'B.P. Mystery')).toBe(true);
});

test('it fails with its text or icons ignored (Q16)', () => {
  const two = ['Spark', 'Sear'];
  for (const you of [
    { combat: two, support: ['Laughing Gas'] },
    { combat: two, support: ['Impenetrable Fog'] },
    { combat: [...two, 'Mekarthas the Shrewd'] },
    { combat: [...two, 'Mad Mike Magpie'] },
  ]) {
    expect(isFree('B.P. Ferocity', you)).toBe(false);
  }
});

test('the condition is read when it is played; otherwise it is an ordinary Character', () => {
  const alone = play(
    table({ me: { hand: ['B.P. Ferocity', 'Volca'] }, you: {} }),
    character('B.P. Ferocity'),
  );
  expect(isLegal(alone, character('Volca'))).toBe(false);
  const free = play(
    table({ me: { hand: ['B.P. Ferocity', 'Volca'] }, you: { combat: ['Spark', 'Sear'] } }),
    character('B.P. Ferocity'),
  );
  expect(look(play(free, character('Volca'))).me.combat).toEqual(['B.P. Ferocity', 'Volca']);
});

test('it holds in the turn of the other seat', () => {
  const theirs = table({
    onTurn: 'you',
    me: { combat: ['Spark', 'Sear'] },
    you: { hand: ['Volca', 'B.P. Ferocity'] },
  });
  expect(look(play(theirs, character('Volca'), character('B.P. Ferocity'))).you.combat).toHaveLength(2);
});
