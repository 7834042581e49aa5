/** `extraPlays`: more Boosters or Supports than the rules allow. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  bluff,
  booster,
  character,
  fightOn,
  isLegal,
  leadership,
  load,
  next,
  play,
  refused,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

const hand = [
  'Fireblast',
  'Earthblast',
  'Hail of Arrows',
  'Tome of Wisdom',
  'Seismic Drill',
  'Lightning Bolts',
  'Captain Su Cha',
];
const reinforcing = (me: SideSetup, changes: TableSetup = {}) =>
  table({ phase: 'reinforcement', me: { hand, ...me }, you: { combat: ['Torch'] }, ...changes });
const opening = { element: null } as const;

describe('one more', () => {
  test('Genathones and Armory give one Support on top, Gulpus Permanentus one Booster', () => {
    for (const me of [{ combat: ['Genathones the Blind'] }, { combat: ['Volca'], support: ['Armory'] }]) {
      const two = play(reinforcing(me), support('Tome of Wisdom'), support('Seismic Drill'));
      expect(refused(two, support('Lightning Bolts')).code).toBe('boosterOrSupportUsed');
      expect(isLegal(play(reinforcing(me), support('Tome of Wisdom')), booster('Fireblast'))).toBe(true);
    }
    const gulpus = play(
      reinforcing({ combat: ['Gulpus Permanentus'] }),
      booster('Fireblast'),
      support('Tome of Wisdom'),
    );
    expect(refused(gulpus, booster('Earthblast')).code).toBe('boosterOrSupportUsed');
    expect(
      isLegal(
        play(reinforcing({ combat: ['Gulpus Permanentus'] }), booster('Fireblast'), booster('Earthblast')),
        support('Tome of Wisdom'),
      ),
    ).toBe(false);
  });

  test('in an opening turn exactly one', () => {
    const one = play(reinforcing({ combat: ['Genathones the Blind'] }, opening), support('Tome of Wisdom'));
    expect(refused(one, support('Seismic Drill')).code).toBe('openingNoBooster');
    expect(refused(one, booster('Fireblast')).code).toBe('openingNoBooster');
  });

  test('several add up', () => {
    const me = { combat: ['Genathones the Blind'], support: ['Armory'] };
    const three = play(
      reinforcing(me),
      support('Tome of Wisdom'),
      support('Seismic Drill'),
      support('Lightning Bolts'),
    );
    expect(refused(three, bluff('Captain Su Cha')).code).toBe('noSupportLeft');
  });
});

describe('any number', () => {
  test('Trigger Brainstorm and the Quartermaster for Supports, Bluffs and loads', () => {
    const me = { combat: ['Quartermaster Kura Ko'], ships: [{ ship: 'Rising Sun' }] };
    const many = play(
      reinforcing(me),
      ...[
        support('Tome of Wisdom'),
        bluff('Captain Su Cha'),
        load('Lightning Bolts', 'Rising Sun'),
        support('Seismic Drill'),
        booster('Fireblast'),
      ],
    );
    expect(refused(many, booster('Earthblast')).code).toBe('boosterOrSupportUsed');
  });

  test('Commence Mega Launch for Boosters, beside one Support', () => {
    const state = table({
      phase: 'leadership',
      me: { hand: [...hand, 'Commence Mega Launch', 'Volca'] },
      you: { combat: ['Torch'] },
    });
    const many = play(
      state,
      ...[leadership('Commence Mega Launch'), next, fightOn, character('Volca'), next],
      ...[booster('Fireblast'), booster('Earthblast'), booster('Hail of Arrows'), support('Tome of Wisdom')],
    );
    expect(refused(many, support('Seismic Drill')).code).toBe('boosterOrSupportUsed');
  });
});

test('it counts from the moment the card is active: an Armory played this turn helps at once', () => {
  const state = reinforcing({ hand: ['Armory', 'Tome of Wisdom', 'Seismic Drill'], combat: ['Volca'] });
  const two = play(state, support('Armory'), support('Tome of Wisdom'));
  expect(refused(two, support('Seismic Drill')).code).toBe('boosterOrSupportUsed');
});

test('it works again in each turn while active, and not when pushed under', () => {
  expect(
    isLegal(
      play(reinforcing({ combat: ['NoClue', 'Genathones the Blind'] }), support('Tome of Wisdom')),
      support('Seismic Drill'),
    ),
  ).toBe(true);
  expect(
    isLegal(
      play(reinforcing({ under: ['Genathones the Blind'] }), support('Tome of Wisdom')),
      support('Seismic Drill'),
    ),
  ).toBe(false);
});

test('bans and STOP beat it, ignoring ends it (D5)', () => {
  const quartermaster = { combat: ['Quartermaster Kura Ko'] };
  expect(
    refused(reinforcing(quartermaster, { you: { support: ['Pandemonium'] } }), support('Tome of Wisdom'))
      .code,
  ).toBe('bannedByCard');
  expect(
    refused(reinforcing(quartermaster, { turn: { stopped: true } }), support('Tome of Wisdom')).code,
  ).toBe('stopped');
  const silent = play(
    reinforcing(quartermaster, { you: { combat: ['Torch'], support: ['Laughing Gas'] } }),
    support('Tome of Wisdom'),
  );
  expect(refused(silent, support('Seismic Drill')).code).toBe('boosterOrSupportUsed');
});

test('it is for its owner only, in either seat', () => {
  const theirs = reinforcing({ combat: ['Volca'] }, { you: { combat: ['Torch', 'Quartermaster Kura Ko'] } });
  expect(isLegal(play(theirs, support('Tome of Wisdom')), support('Seismic Drill'))).toBe(false);
  const other = table({
    phase: 'reinforcement',
    onTurn: 'you',
    you: { hand, combat: ['Quartermaster Kura Ko'] },
  });
  expect(look(play(other, support('Tome of Wisdom'), support('Seismic Drill'))).you.support).toHaveLength(2);
});
