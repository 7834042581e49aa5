/** `attackAgain`: Bounce Back. */
import { expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  booster,
  character,
  choose,
  decline,
  fightOn,
  leadership,
  next,
  pay,
  play,
  refused,
  retreat,
  support,
  use,
} from '../../support/verbs';
import { look } from '../../support/view';

const bounced = (me: SideSetup, you: SideSetup = { combat: ['Torch'] }, changes: TableSetup = {}) =>
  play(
    table({ phase: 'leadership', me: { ...me, hand: ['Bounce Back', ...(me.hand ?? [])] }, you, ...changes }),
    leadership('Bounce Back'),
  );

test('no new Character is needed; the active ones with their Boosters fight again', () => {
  const after = play(bounced({ combat: ['Volca', 'Fireblast'] }), next, fightOn, next, next, announce());
  expect(look(after)).toMatchObject({ announced: 8, me: { combat: ['Volca', 'Fireblast'], under: [] } });
});

test('STOP: nothing else is played, but demands are paid', () => {
  const you = { combat: ['Torch', 'Caterpillar Fireeater'] };
  const again = play(
    bounced({ hand: ['Spark', 'Fireblast', 'Fire Swamp'], combat: ['Volca'] }, you),
    next,
    fightOn,
  );
  expect(refused(again, character('Spark')).code).toBe('stopped');
  const later = play(again, next);
  for (const verb of [booster('Fireblast'), support('Fire Swamp')])
    expect(refused(later, verb).code).toBe('stopped');
  expect(phaseOf(play(later, pay('Caterpillar Fireeater', 'Fireblast'), next))).toBe('announce');
});

test('the power must be matched as usual', () => {
  const weak = play(bounced({ combat: ['Torch'] }, { combat: ['Volca'] }), next, fightOn, next, next);
  expect(refused(weak, announce()).code).toBe('powerTooLow');
});

test('texts on the turn of kept cards act again, those of the moment of playing do not', () => {
  const notch = play(
    bounced({ combat: ['TopNotch'] }, { combat: ['Torch'], support: ['Tome of Wisdom'] }),
    next,
    fightOn,
    use('TopNotch'),
    choose('Tome of Wisdom'),
  );
  expect(look(notch).you.support).toEqual([]);
  const cinder = play(
    bounced({ combat: ['Cinder'] }, { combat: ['Torch'], support: ['Tome of Wisdom'] }),
    next,
    fightOn,
  );
  expect(look(cinder).asks).toBeUndefined();
  const gun = play(bounced({ combat: ['TopGun'] }), next, fightOn, next, next, announce());
  expect(look(gun).asks).toMatchObject({ source: 'TopGun' });
});

test('a kept Caterpillar binds the opponent for another turn', () => {
  const you = { hand: ['Flash the Incendiary', 'Spark'], combat: ['Torch'] };
  const again = bounced({ combat: ['Volca', 'Caterpillar Fireeater'] }, you);
  const theirs = play(
    again,
    next,
    fightOn,
    next,
    next,
    announce(),
    next,
    next,
    fightOn,
    character('Flash the Incendiary'),
    next,
  );
  expect(refused(theirs, next).code).toBe('obligationOpen');
  expect(phaseOf(play(theirs, pay('Caterpillar Fireeater', 'Spark'), next))).toBe('announce');
});

test('without an active own Character it replaces nothing: retreat or decline (D19, Q39)', () => {
  const alone = play(bounced({ combat: [], support: ['Tome of Wisdom'], hand: ['Spark'] }), next);
  expect(refused(alone, fightOn).code).toBe('noCharacter');
  expect(look(play(alone, retreat)).fight).toBe(2);
  const opening = play(bounced({ hand: ['Spark'] }, {}, { element: null }), next);
  expect(refused(opening, fightOn).code).toBe('noCharacter');
  expect(look(play(opening, decline('Spark'))).starter).toBe('you');
});

test('with its text ignored it replaces nothing, and STOP still works', () => {
  const silenced = play(
    bounced({ combat: ['Volca'], hand: ['Spark'] }, { combat: ['Torch'], support: ['Laughing Gas'] }),
    next,
  );
  expect(refused(silenced, fightOn).code).toBe('noCharacter');
  const hidden = bounced({ combat: ['Volca'], hand: ['Spark'] }, { combat: ['Mad Mike Magpie'] });
  expect(hidden.position.turn).toMatchObject({ stopped: false, dutyReplaced: false });
  expect(phaseOf(play(hidden, next, fightOn))).toBe('character');
});

test('it can be played by the other seat in its turn', () => {
  const theirs = table({
    phase: 'leadership',
    onTurn: 'you',
    me: { combat: ['Torch'] },
    you: { hand: ['Bounce Back'], combat: ['Volca'] },
  });
  expect(look(play(theirs, leadership('Bounce Back'), next, fightOn, next, next, announce())).announced).toBe(
    5,
  );
});
