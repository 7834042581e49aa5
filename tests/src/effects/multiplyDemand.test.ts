/** `multiplyDemand`: the amounts one own Caterpillar demands are doubled. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { booster, choose, isLegal, next, pay, play, refused } from '../../support/verbs';
import { look } from '../../support/view';

const paying = (you: SideSetup, me: SideSetup = {}) =>
  table({
    phase: 'reinforcement',
    me: {
      hand: ['Scorch the Inflammable', 'Spark', 'Torana', 'Furnace', 'Catusan', 'Torch'],
      combat: ['Volca'],
      ...me,
    },
    you,
  });

test('3 becomes 6, 2 and 2 become 4 and 4, 5 or 5 becomes 10 or 10', () => {
  const fire = paying({ combat: ['Crysalus Frendus', 'Caterpillar Fireeater'] });
  expect(refused(fire, pay('Caterpillar Fireeater', 'Spark')).code).toBe('wrongPayment');
  expect(isLegal(fire, pay('Caterpillar Fireeater', 'Scorch the Inflammable'))).toBe(true);
  const water = paying({ combat: ['Crysalus Frendus', 'Caterpillar Watertamer'] });
  expect(refused(water, pay('Caterpillar Watertamer', 'Torana', 'Furnace')).code).toBe('wrongPayment');
  expect(isLegal(water, pay('Caterpillar Watertamer', 'Spark', 'Furnace'))).toBe(true);
  const light = paying({ combat: ['Crysalus Frendus', 'Caterpillar Lightseeker'] });
  expect(refused(light, pay('Caterpillar Lightseeker', 'Scorch the Inflammable')).code).toBe('wrongPayment');
  expect(isLegal(light, pay('Caterpillar Lightseeker', 'Scorch the Inflammable', 'Spark'))).toBe(true);
});

test('only while both are active and neither text is ignored', () => {
  const inactive = paying({ under: ['Crysalus Frendus'], combat: ['Sear', 'Caterpillar Fireeater'] });
  expect(isLegal(inactive, pay('Caterpillar Fireeater', 'Spark'))).toBe(true);
  const hawk = paying(
    { combat: ['Crysalus Frendus', 'Caterpillar Fireeater'] },
    { combat: ['Hank Highflyer Hawk'] },
  );
  expect(isLegal(hawk, pay('Caterpillar Fireeater', 'Spark'))).toBe(true);
  const gas = paying(
    { combat: ['Crysalus Frendus', 'Caterpillar Fireeater'] },
    { support: ['Laughing Gas'] },
  );
  expect(refused(gas, pay('Caterpillar Fireeater', 'Spark')).code).toBe('noDemand');
});

test('with several Caterpillars the owner chooses one', () => {
  const state = table({
    phase: 'reinforcement',
    onTurn: 'you',
    me: { hand: ['Spark', 'Torch', 'Scorch the Inflammable'] },
    you: { hand: ['Caterpillar Fireeater', 'Caterpillar Eartheroder'], combat: ['Crysalus Frendus'] },
  });
  const asked = play(state, booster('Caterpillar Fireeater'), booster('Caterpillar Eartheroder'), next);
  expect(look(asked).asks).toMatchObject({
    kind: 'target',
    by: 'you',
    options: ['Caterpillar Fireeater', 'Caterpillar Eartheroder'],
  });
  const chosen = play(
    asked,
    choose('Caterpillar Eartheroder'),
    (_, seat) => ({ type: 'announce', seat }),
    next,
  );
  expect(isLegal(chosen, pay('Caterpillar Fireeater', 'Spark'))).toBe(true);
  expect(refused(chosen, pay('Caterpillar Eartheroder', 'Torch')).code).toBe('wrongPayment');
});
