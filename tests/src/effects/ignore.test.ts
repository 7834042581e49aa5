/** `ignore`: which values, icons and texts do not apply, and in which order such texts work. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import {
  announce,
  bluff,
  booster,
  character,
  fightOn,
  isLegal,
  leadership,
  next,
  pair,
  play,
  refused,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

const fire = (me: SideSetup, you: SideSetup) => look(table({ me, you })).me.power.fire;

describe('what is ignored', () => {
  const side = { combat: ['Volca', 'Fireblast'], support: ['Tome of Wisdom'] };

  test('Hank Highflyer Hawk ignores Characters, Trillilling Boosters, Flitterflutter Supports', () => {
    expect(fire(side, {})).toBe(5 + 3 + 3);
    expect(fire(side, { combat: ['Hank Highflyer Hawk'] })).toBe(3 + 3);
    expect(fire(side, { combat: ['Trillilling'] })).toBe(5 + 3);
    expect(fire(side, { combat: ['Flitterflutter'] })).toBe(5 + 3);
  });

  test('Mad Mike Magpie ignores cards that show an icon, shields and Bluffs included (D1)', () => {
    const icons = {
      combat: ['Wild Unicorn', 'Peckswift', 'Spark'],
      support: ['Homing Missiles'],
      bluffs: ['Captain Su Cha'],
    };
    expect(fire(icons, {})).toBe(3 + 3 + 4 + 1 + 2);
    expect(fire(icons, { combat: ['Mad Mike Magpie'] })).toBe(3 + 4);
  });

  test('Impenetrable Fog and Mekarthas ignore icons only; Fog keeps STOP and PROTECTED, Mekarthas STOP', () => {
    const me = {
      hand: ['Shaman of the Afterlife', 'Young Bear', 'Young Fox'],
      combat: ['Giant Octopus', 'Wild Unicorn'],
    };
    for (const you of [{ support: ['Impenetrable Fog'] }, { combat: ['Mekarthas the Shrewd'] }]) {
      const state = table({ me, you });
      expect(look(state).me).toMatchObject({ power: { fire: 8 }, shield: { fire: false } });
      expect(refused(state, pair('Young Bear', 'Young Fox')).code).toBe('notAPair');
      expect(play(state, character('Shaman of the Afterlife')).position.turn.stopped).toBe(true);
    }
    const zeroed = { combat: ['Giant Octopus'] };
    expect(fire(zeroed, { combat: ['CoolCat'], support: ['Impenetrable Fog'] })).toBe(5);
    expect(fire(zeroed, { combat: ['CoolCat', 'Mekarthas the Shrewd'] })).toBe(0);
  });

  test('Laughing Gas and Tittertweet ignore texts, but not those of Flit Characters', () => {
    const duplicated = { combat: ['Demegodas the Odd'], support: ['Tome of Wisdom'] };
    expect(fire(duplicated, { support: ['Laughing Gas'] })).toBe(2 + 3);
    expect(fire(duplicated, { combat: ['Tittertweet'] })).toBe(2 + 3);
    const carl = { combat: ['Carl Kamikaze Crow', 'Fireblast'] };
    expect(fire(carl, { support: ['Laughing Gas'] })).toBe(6);
    expect(fire(carl, { combat: ['Tittertweet'] })).toBe(6);
  });

  test('active PROTECTED cards are exempt; in the hand and pushed under they are not (D29)', () => {
    const hawk = { combat: ['Hank Highflyer Hawk', 'Caterpillar Fireeater'] };
    expect(fire({ combat: ['Giant Octopus'] }, hawk)).toBe(5);
    const paying = table({
      phase: 'reinforcement',
      me: { hand: ['Giant Octopus'], combat: ['Spark'] },
      you: hawk,
    });
    expect(
      refused(paying, (state, seat) => ({
        type: 'meetDemand',
        seat,
        demand: state.position.sides[1].combat[1]!,
        cards: [0],
      })).code,
    ).toBe('wrongPayment');
  });

  test('cards in the hand are ignored too: no FREE, no pair, no Bluff, no condition of a mutant', () => {
    const me = { hand: ['Sun Setting', 'Sear', 'Fire Swamp', 'Captain Su Cha'], combat: ['Spark'] };
    const fog = { combat: ['Torch'], support: ['Impenetrable Fog'] };
    expect(refused(play(table({ me, you: fog }), character('Sear')), character('Sun Setting')).code).toBe(
      'oneCharacter',
    );
    const reinforcing = table({ phase: 'reinforcement', me, you: fog, turn: { usedSupports: 1 } });
    expect(refused(reinforcing, support('Fire Swamp')).code).toBe('boosterOrSupportUsed');
    expect(refused(reinforcing, bluff('Captain Su Cha')).code).toBe('bluffBlocked');
  });

  test('an ignored card still counts as an active card (R1.8)', () => {
    const you = { combat: ['Young Bear', 'Young Fox'] };
    const me = { hand: ['B.P. Ferocity'], combat: ['Hank Highflyer Hawk'] };
    const state = table({ me, you, turn: { characters: 1, characterUsed: true } });
    expect(look(play(state, character('B.P. Ferocity'))).me.combat).toContain('B.P. Ferocity');
  });

  test('a text keeps being printed while it is ignored (D3)', () => {
    const silent = table({
      me: { hand: ['Cinder'], support: ['Laughing Gas'] },
      you: { combat: ['Volca'], support: ['Heat Haze'] },
    });
    expect(isLegal(silent, character('Cinder'))).toBe(true);
    const banned = table({
      me: { hand: ['Cinder'] },
      you: { combat: ['Volca'], support: ['Heat Haze', 'Laughing Gas'] },
    });
    expect(refused(banned, character('Cinder')).code).toBe('bannedByCard');
  });
});

describe('when it works', () => {
  test.each(['me', 'you'] as const)('it holds in the turn of %s', (onTurn) => {
    const you = { combat: ['Hank Highflyer Hawk'] };
    expect(look(table({ onTurn, me: { combat: ['Volca'] }, you })).me.power.fire).toBe(0);
  });

  test('it starts the moment the card is active, and ends with it', () => {
    const state = table({ me: { hand: ['Trillilling', 'Spark'] }, you: { combat: ['Sear', 'Fireblast'] } });
    const played = play(state, character('Trillilling'));
    expect([look(state).you.power.fire, look(played).you.power.fire]).toEqual([7, 4]);
    const covered = play(
      table({ me: { hand: ['Spark'], combat: ['Trillilling'] }, you: { combat: ['Sear', 'Fireblast'] } }),
      character('Spark'),
    );
    expect(look(covered).you.power.fire).toBe(7);
  });

  test('Enthrall Opposition lifts restrictions and lowers the total to match for one turn', () => {
    const state = table({
      phase: 'leadership',
      me: { hand: ['Enthrall Opposition', 'Volca'] },
      you: { combat: ['Ember', 'Elemental Enchantment'] },
    });
    const played = play(
      state,
      leadership('Enthrall Opposition'),
      next,
      fightOn,
      character('Volca'),
      next,
      next,
    );
    expect(look(played).you.power.fire).toBe(1);
    expect(look(play(played, announce())).you.power.fire).toBe(6);
  });
});

describe('texts that ignore each other', () => {
  const doubled = ['Demegodas the Odd'];
  const mine = (combat: string[], supports: string[], you: SideSetup) =>
    fire({ combat: [...combat, ...doubled], support: ['Tome of Wisdom', ...supports] }, you);

  test('the lower order comes first: Tittertweet silences Laughing Gas', () => {
    expect(mine(['Tittertweet'], [], { support: ['Laughing Gas'] })).toBe(2 + 2 + 6);
    expect(mine([], [], { combat: ['Tittertweet'], support: ['Laughing Gas'] })).toBe(2 + 3);
  });

  test('Tittertweet does not silence the Flit Character Flitterflutter', () => {
    expect(
      fire({ support: ['Tome of Wisdom'], combat: ['Tittertweet'] }, { combat: ['Flitterflutter'] }),
    ).toBe(2);
  });

  test('Flitterflutter switches Laughing Gas off, Laughing Gas Enthrall, Enthrall Flitterflutter', () => {
    expect(mine(['Flitterflutter'], [], { support: ['Laughing Gas'] })).toBe(2 + 2 + 6);
    const enthrall = (me: SideSetup, you: SideSetup) =>
      play(
        table({ phase: 'leadership', me: { ...me, hand: ['Enthrall Opposition'] }, you }),
        leadership('Enthrall Opposition'),
      );
    const gassed = enthrall({}, { combat: doubled, support: ['Laughing Gas', 'Tome of Wisdom'] });
    expect(look(gassed).you.power.fire).toBe(2 + 6);
    const bird = enthrall({ support: ['Tome of Wisdom'] }, { combat: ['Flitterflutter'] });
    expect(look(bird).me.power.fire).toBe(3);
  });

  test('two opposing Laughing Gas cancel each other, and a third text on the side of one settles it (D8)', () => {
    expect(mine([], ['Laughing Gas'], { support: ['Laughing Gas'] })).toBe(2 + 6);
    expect(mine(['Flitterflutter'], ['Laughing Gas'], { support: ['Laughing Gas'], combat: doubled })).toBe(
      2 + 2 + 6,
    );
    const yours = table({
      me: { combat: ['Flitterflutter'], support: ['Laughing Gas'] },
      you: { combat: doubled, support: ['Laughing Gas', 'Tome of Wisdom'] },
    });
    expect(look(yours).you.power.fire).toBe(2);
  });

  test('in the circle of four the card longest in play goes first (D8)', () => {
    const circle = (gasSince: [number, number]) => {
      const state = table({
        phase: 'leadership',
        me: { hand: ['Enthrall Opposition'], combat: doubled, support: ['Laughing Gas', 'Tome of Wisdom'] },
        you: { combat: ['Flitterflutter', ...doubled], support: ['Laughing Gas', 'Tome of Wisdom'] },
      });
      const [own, other] = state.position.sides;
      own.supportSince = [gasSince[0], 1];
      other.supportSince = [gasSince[1], 1];
      other.combatSince = 2;
      return look(play(state, leadership('Enthrall Opposition')));
    };
    // My Gas is the eldest: it silences the other Gas, and what is left of the circle then works for me.
    const first = circle([1, 2]);
    expect(first.me.power.fire).toBe(2 + 6);
    expect(first.you.power.fire).toBe(2 + 2 + 3);
    // The other Gas is the eldest: my Gas and Enthrall are silenced, so Flitterflutter ignores my Supports.
    const second = circle([2, 1]);
    expect(second.me.power.fire).toBe(2);
    expect(second.you.power.fire).toBe(2 + 2 + 6);
  });

  test('inside order 4 Mekarthas comes before Fog and the zeroing texts; earlier orders still see PROTECTED (D2)', () => {
    const me = { combat: ['Giant Octopus'] };
    expect(fire(me, { combat: ['Mekarthas the Shrewd', 'Hank Highflyer Hawk'] })).toBe(5);
    expect(fire(me, { combat: ['Mekarthas the Shrewd', 'CoolCat'], support: ['Impenetrable Fog'] })).toBe(0);
  });

  test('a text ignored by an earlier order ignores nothing itself', () => {
    expect(
      fire({ combat: ['Wild Unicorn'], support: ['Laughing Gas'] }, { combat: ['Mekarthas the Shrewd'] }),
    ).toBe(3);
    const state = table({
      me: { combat: ['Wild Unicorn'], support: ['Laughing Gas'] },
      you: { combat: ['Mekarthas the Shrewd'] },
    });
    expect(look(state).me.shield.fire).toBe(true);
    expect(
      isLegal(
        table({
          phase: 'reinforcement',
          me: { hand: ['Fireblast'], combat: ['Hank Highflyer Hawk'] },
          you: { combat: ['Thirkomedas the Serene'] },
        }),
        booster('Fireblast'),
      ),
    ).toBe(true);
  });
});
