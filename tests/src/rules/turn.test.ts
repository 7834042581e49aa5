/** R5: the phases of a turn, who acts in them, and what a command in another phase is told. */
import { describe, expect, test } from 'vitest';
import { legalActions, phaseOf, type State, toAct, whyNot } from '../../../machines/engine';
import { type Action, actionTypes } from '../../../src/actions';
import { candidates } from '../../../src/candidates';
import { table } from '../../support/builder';
import {
  announce,
  call,
  character,
  choose,
  fightOn,
  land,
  next,
  pass,
  play,
  refused,
  retreat,
  retrieve,
  type Verb,
} from '../../support/verbs';
import { look } from '../../support/view';

const turn: readonly Verb[] = [next, next, fightOn, character('Volca'), next, next, announce()];

/** The phases seen before each of the verbs, and the one after the last. */
function phasesOf(start: State, verbs: readonly Verb[]): string[] {
  return verbs.reduce(
    ({ state, seen }, verb) => {
      const after = play(state, verb);
      return { state: after, seen: [...seen, phaseOf(after)] };
    },
    { state: start, seen: [phaseOf(start) as string] },
  ).seen;
}

describe('a turn', () => {
  const start = table({ phase: 'beginning', me: { hand: ['Volca'] }, you: { combat: ['Sear'] } });

  test('R5.1: the phases come in order, refill and end by themselves', () => {
    expect(phasesOf(start, turn)).toEqual([
      ...[
        'beginning',
        'leadership',
        'retreat',
        'character',
        'character',
        'reinforcement',
        'announce',
        'beginning',
      ],
    ]);
    const after = play(start, ...turn);
    expect(look(after)).toMatchObject({ onTurn: 'you', me: { hand: { length: 6 } } });
  });

  test('R5.2: the player on turn acts in phases 1 to 6, the other one only when called to answer', () => {
    const bluffing = table({ phase: 'beginning', me: { hand: ['Volca'], bluffs: ['Captain Su Cha'] } });
    let state = bluffing;
    for (const verb of turn) {
      expect(toAct(state)).toBe(0);
      state = play(state, verb);
    }
    expect([phaseOf(state), toAct(state)]).toEqual(['announce', 1]);
    expect(legalActions(state).map((action) => action.type)).toEqual(['showColours', 'pass']);
  });

  test('R5.3: phases 1, 2 and 5 may be left at once; 3, 4 and 6 ask for a decision, a Character and an announcement', () => {
    const decision = play(start, next, next);
    expect(refused(decision, next).code).toBe('wrongPhase');
    const inCharacter = play(decision, fightOn);
    expect(refused(inCharacter, next).code).toBe('mustPlayCharacter');
    const announcing = play(inCharacter, character('Volca'), next, next);
    expect(refused(announcing, next).code).toBe('wrongPhase');
  });

  test('R5.4: with the fight the turn is over: nothing is refilled beyond the hands after the fight', () => {
    const after = play(start, next, next, retreat);
    expect(look(after)).toMatchObject({ phase: 'beginning', onTurn: 'me', fight: 2 });
    const drawn = after.position.news!.filter((news) => news.what === 'move' && news.from === 'drawPile');
    expect(drawn.filter((news) => news.what === 'move' && news.seat === 0)).toHaveLength(5);
  });
});

describe('a command in the wrong phase', () => {
  /** The codes of R5.6 for actions that come too late or too early. */
  const own: Partial<Record<Action['type'], Record<string, string>>> = {
    retrieve: { any: 'cannotRetrieve' },
    land: { any: 'cannotLand' },
    dropBluff: { any: 'cannotDropBluff' },
    playLeadership: {
      retreat: 'leadershipTooLate',
      character: 'leadershipTooLate',
      reinforcement: 'leadershipTooLate',
      announce: 'leadershipTooLate',
    },
    playShip: {
      retreat: 'leadershipTooLate',
      character: 'leadershipTooLate',
      reinforcement: 'leadershipTooLate',
      announce: 'leadershipTooLate',
    },
    retreat: { character: 'retreatTooLate', reinforcement: 'retreatTooLate', announce: 'retreatTooLate' },
    showColours: { any: 'notYourTurn' },
    pass: { any: 'notYourTurn' },
    choose: { any: 'nothingAsked' },
  };
  const homes: Record<string, readonly Action['type'][]> = {
    beginning: ['retrieve', 'land', 'dropBluff', 'next'],
    leadership: ['playLeadership', 'playShip', 'useText', 'meetDemand', 'next'],
    retreat: ['retreat', 'decline', 'fightOn', 'useText', 'meetDemand'],
    character: ['playCharacter', 'useText', 'meetDemand', 'takeBack', 'next'],
    reinforcement: [
      'playBooster',
      'playSupport',
      'playBluff',
      'load',
      'useText',
      'meetDemand',
      'takeBack',
      'next',
    ],
    announce: ['announce', 'takeBack'],
  };
  const me = {
    hand: ['Volca', 'Fireblast', 'Lightning Bolts', 'Summon Sorcerer', 'Sea Falcon', 'Captain Su Cha'],
    combat: ['TopNotch'],
    bluffs: ['Captain Ariosa Paal'],
    ships: [{ ship: 'Rising Sun' }],
  };
  const you = { combat: ['Blaze'], support: ['Irresistible Sirens'] };
  const withoutCandidates: readonly Action[] = [
    { type: 'choose', seat: 0, picks: [0] },
    { type: 'decline', seat: 0, cards: [0] },
    { type: 'mulligan', seat: 0, cards: [] },
  ];

  test.each(Object.keys(homes))(
    'R5.5: in phase %s every other command is refused with its own code',
    (phase) => {
      const state = table({ phase: phase as 'announce', me, you });
      for (const type of actionTypes) {
        if (homes[phase]!.includes(type)) continue;
        const tried = withoutCandidates.filter((action) => action.type === type);
        if (type !== 'mulligan') candidates(state.position, type, (action) => tried.push(action));
        expect(tried, type).not.toEqual([]);
        for (const action of tried) {
          const expected = own[type]?.any ?? own[type]?.[phase] ?? 'wrongPhase';
          const reason = whyNot(state, action);
          expect([type, reason?.code]).toEqual([type, expected]);
          // The way to it is told, where every turn has one.
          if (reason?.code === 'wrongPhase' && reason.place !== undefined)
            expect(homes[reason.place], type).toContain(type);
        }
      }
    },
  );

  test('R5.5: the window takes only a call or a pass', () => {
    const window = table({ phase: 'showColours', me, you: { hand: ['Volca'] } });
    expect(refused(window, next).code).toBe('wrongPhase');
    expect(refused(window, character('Volca')).code).toBe('wrongPhase');
    expect(look(play(window, pass)).onTurn).toBe('you');
    expect(look(play(window, call)).fight).toBe(2);
  });

  test('R5.5: nothing but the answer is taken while a question is open', () => {
    const asked = play(
      table({ me: { hand: ['Cinder'] }, you: { support: ['Tome of Wisdom'] } }),
      character('Cinder'),
    );
    expect(refused(asked, next).code).toBe('answerFirst');
    expect(look(play(asked, choose('Tome of Wisdom'))).you.support).toEqual([]);
  });
});

describe('the beginning', () => {
  const storms = { support: ['Crashing Thunder Storm', 'Swirling Snow Storm'] };
  const myTurn = (me: object, you: object = {}) =>
    play(
      table({ phase: 'announce', onTurn: 'you', me, you: { combat: ['Wild Unicorn'], ...you } }),
      announce(),
    );

  test('R6.1: mandatory texts of the beginning come first', () => {
    const begun = myTurn({ ...storms, combat: ['Peckswift'] });
    expect(look(begun)).toMatchObject({ phase: 'beginning', onTurn: 'me', dragons: [1, 0, 2] });
  });

  test('R6.2: then cards are retrieved, Ships landed and Bluffs dropped, in any order and as often as possible', () => {
    const begun = myTurn({
      combat: ['Peckswift', 'Battling Boomerang'],
      bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'],
      ships: [{ ship: 'Rising Sun' }, { ship: 'Sea Falcon', cargo: ['Spark'] }],
    });
    const drop =
      (index: number): Verb =>
      (state, seat) => ({ type: 'dropBluff', seat, card: state.position.sides[0].faceDown[index]! });
    const done = play(
      begun,
      ...[
        retrieve('Peckswift'),
        land('Sea Falcon'),
        drop(1),
        retrieve('Battling Boomerang'),
        drop(0),
        land('Rising Sun'),
      ],
    );
    expect(look(done).me).toMatchObject({
      hand: ['Peckswift', 'Battling Boomerang'],
      bluffs: [],
      ships: [{ landed: true }, { landed: true }],
    });
    expect(refused(done, land('Sea Falcon')).code).toBe('cannotLand');
  });

  test('R6.3: Ships land in an opening turn too', () => {
    const opening = table({ phase: 'beginning', element: null, me: { ships: [{ ship: 'Sea Falcon' }] } });
    expect(look(play(opening, land('Sea Falcon'))).me.ships).toMatchObject([{ landed: true }]);
  });

  test('R6.4: once the phase is left nothing of it is possible any more', () => {
    const left = play(myTurn({ combat: ['Peckswift'], ships: [{ ship: 'Sea Falcon' }] }), next);
    expect(refused(left, retrieve('Peckswift'))).toMatchObject({ code: 'cannotRetrieve', rule: 'R6.4' });
    expect(refused(left, land('Sea Falcon'))).toMatchObject({ code: 'cannotLand', rule: 'R6.4' });
  });
});
