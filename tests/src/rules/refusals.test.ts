/** R28: a refused action changes nothing, and the most fitting message is given. */
import { describe, expect, test } from 'vitest';
import { apply, legalActions, type State, whyNot } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  bluff,
  booster,
  by,
  cardOf,
  character,
  choose,
  gang,
  leadership,
  load,
  next,
  play,
  refused,
  retreat,
  support,
  type Verb,
} from '../../support/verbs';

describe('refusals', () => {
  test('R28.1: an illegal attempt changes nothing, whatever it is', () => {
    const state = table({ phase: 'reinforcement', me: { hand: ['Volca', 'Fireblast'], combat: ['Spark'] } });
    const before = structuredClone(state);
    const attempts: Action[] = [
      { type: 'playBooster', seat: 0, cards: [] },
      { type: 'playBooster', seat: 0, cards: [1, 1] },
      { type: 'playBooster', seat: 0, cards: [999] },
      { type: 'playSupport', seat: 0, card: -1 },
      { type: 'playCharacter', seat: 0, cards: [0], mode: 'single' },
      { type: 'load', seat: 0, card: 0, ship: 999 },
      { type: 'choose', seat: 0, picks: [0] },
      { type: 'meetDemand', seat: 0, demand: 999, cards: [0] },
      { type: 'meetDemand', seat: 0, demand: -1, cards: [] },
      { type: 'useText', seat: 0, card: 999 },
      { type: 'announce', seat: 1 },
    ];
    for (const action of attempts) {
      expect(apply(state, action).ok, JSON.stringify(action)).toBe(false);
      expect(state).toEqual(before);
    }
  });

  /** Each row: what the message comes before, a state in which both apply, and the attempt. */
  const me: SideSetup = {
    hand: [
      'Fireblast',
      'Tome of Wisdom',
      'Volca',
      'Captain Su Cha',
      'Summon Sorcerer',
      'NoStyle',
      'NoBrains',
      'Var-dis-Nar',
    ],
    combat: ['Spark'],
    discard: ['Earthblast'],
    ships: [{ ship: 'Sea Falcon', cargo: ['Sear', 'Torch'] }],
  };
  const you: SideSetup = { combat: ['Sear'], support: ['Pandemonium'] };
  const at = (changes: TableSetup = {}): State => table({ phase: 'reinforcement', me, you, ...changes });
  const landedAlso = { ...me, ships: [...me.ships!, { ship: 'Rising Sun', landed: true }] };
  const over = play(
    table({ phase: 'retreat', crystalsToWin: 1, me: { hand: [], deck: 0 }, you: { combat: ['Spark'] } }),
    retreat,
  );
  const asked = play(
    table({ me: { hand: ['Cinder'] }, you: { support: ['Pandemonium'] } }),
    character('Cinder'),
  );
  const yours: Verb = (state, seat) => ({ type: 'playSupport', seat, card: cardOf(state, 1, 'Pandemonium') });
  const order: readonly (readonly [string, State, Verb])[] = [
    ['gameOver', over, by('you', next)],
    ['answerFirst', asked, by('you', next)],
    ['notYourTurn', at(), by('you', yours)],
    ['notYourCard', at({ phase: 'character' }), yours],
    ['wrongPhase', at({ turn: { stopped: true } }), character('Volca')],
    ['leadershipTooLate', at({ turn: { stopped: true } }), leadership('Summon Sorcerer')],
    ['stopped', at({ turn: { stopped: true }, me: landedAlso }), support('Tome of Wisdom')],
    ['handLocked', at({ me: landedAlso }), load('Summon Sorcerer', 'Sea Falcon')],
    ['cardNotHere', at(), load('Earthblast', 'Sea Falcon')],
    ['cannotLoad', at(), load('Summon Sorcerer', 'Sea Falcon')],
    ['noBluffIcon', at(), bluff('Volca')],
    [
      'notAPair',
      at({
        you: { combat: ['Sear'], support: ['Hypnotic Rattle'] },
        me: { ...me, hand: ['Fireblast', 'Earthblast'] },
      }),
      booster('Fireblast', 'Earthblast'),
    ],
    ['notAGang', at({ phase: 'character', you: { combat: ['Ember'] } }), gang('NoStyle', 'Volca')],
    ['bannedByCard', at({ you: { ...you, combat: ['Flitterflutter'] } }), bluff('Captain Su Cha')],
    [
      'bluffBlocked',
      at({ you: { combat: ['Flitterflutter'], support: ['Brain Drain'] } }),
      bluff('Captain Su Cha'),
    ],
    [
      'conditionNotMet',
      at({ phase: 'character', you: { support: ['Brain Drain'] }, turn: { cardsPlayed: 1 } }),
      character('Var-dis-Nar'),
    ],
    [
      'cardLimit',
      at({ you: { support: ['Brain Drain'] }, turn: { usedSupports: 1 } }),
      support('Tome of Wisdom'),
    ],
    ['openingNoBooster', at({ you: {}, element: null }), load('Volca', 'Sea Falcon')],
    [
      'oneCharacter',
      at({ phase: 'character', you: {}, turn: { characters: 1, characterUsed: true } }),
      gang('NoStyle', 'NoBrains'),
    ],
    ['boosterOrSupportUsed', at({ you: {}, turn: { usedBoosters: 1 } }), support('Tome of Wisdom')],
    ['noSupportLeft', at({ you: {}, turn: { usedSupports: 1 } }), load('Volca', 'Sea Falcon')],
    [
      'leadershipOnce',
      at({ phase: 'leadership', turn: { leaderSlotUsed: true } }),
      leadership('Summon Sorcerer'),
    ],
    [
      'gangTooLate',
      at({ phase: 'character', you: {}, turn: { characters: 1 } }),
      gang('NoStyle', 'NoBrains'),
    ],
    ['shipFull', at({ you: {} }), load('Volca', 'Sea Falcon')],
  ];

  test.each(order)('R28.2: of several messages %s is the first that applies', (code, state, verb) => {
    expect(refused(state, verb).code).toBe(code);
  });

  test('R28.2: every refusal names the rule it comes from', () => {
    for (const [, state, verb] of order) expect(refused(state, verb).rule).toMatch(/^R\d+\.\d+$/);
  });

  test('R28.2: an open question takes only an answer that fits it', () => {
    expect(refused(asked, (_, seat) => ({ type: 'choose', seat, picks: [7] })).code).toBe('wrongChoice');
    expect(refused(asked, (_, seat) => ({ type: 'choose', seat, picks: [0, 0] })).code).toBe('wrongChoice');
    expect(refused(asked, by('you', choose())).code).toBe('notYourTurn');
    expect(legalActions(over)).toEqual([]);
    expect(whyNot(over, { type: 'next', seat: 0 })?.code).toBe('gameOver');
  });
});
