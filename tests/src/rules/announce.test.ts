/** R11, R12, R13: the announcement, the refill and the end of the turn. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  character,
  choose,
  decline,
  fightOn,
  leadership,
  next,
  play,
  refused,
  retreat,
} from '../../support/verbs';
import { look } from '../../support/view';

const announcing = (me: SideSetup, you: SideSetup, changes: TableSetup = {}) =>
  table({ phase: 'announce', me, you, ...changes });

describe('the announcement', () => {
  test('R11.1: it names the total power in the element of the fight', () => {
    const after = play(announcing({ combat: ['Volca', 'Fireblast'] }, { combat: ['Sear'] }), announce());
    expect(after.position.announced).toEqual({ seat: 0, element: 'fire', power: 8 });
  });

  test('R11.2: in an opening turn it names the element too, and there is no minimum', () => {
    const opening = announcing({ combat: ['FunFun'] }, {}, { element: null });
    expect(refused(opening, announce()).code).toBe('chooseElement');
    expect(look(play(opening, announce('earth')))).toMatchObject({
      element: 'earth',
      opened: true,
      announced: 0,
    });
  });

  test('R11.3: the power must reach the other one; equality or a shield in the element is enough', () => {
    const against = (...combat: string[]) => announcing({ combat }, { combat: ['Volca'] });
    expect(refused(against('Sear'), announce())).toEqual({
      code: 'powerTooLow',
      rule: 'R11.3',
      element: 'fire',
      have: 4,
      need: 5,
    });
    for (const mine of ['Athradysas the Seeker', 'Silento Sol', 'Flash the Incendiary']) {
      expect(look(play(against(mine), announce())).onTurn).toBe('you');
    }
    expect(refused(against('Proud Phoenix Phil'), announce()).code).toBe('powerTooLow');
  });

  test('R11.4: the power to reach is the one of this moment, not the announced one', () => {
    const before = table({
      me: { hand: ['Cinder'] },
      you: { combat: ['Torch'], support: ['Lightning Bolts'] },
    });
    const announcedFour = {
      ...before,
      position: { ...before.position, announced: { seat: 1, element: 'fire', power: 4 } as const },
    };
    const lowered = play(
      announcedFour,
      character('Cinder'),
      choose('Lightning Bolts'),
      next,
      next,
      announce(),
    );
    expect(look(lowered).announced).toBe(2);
  });

  test('R11.5: landed Ships and what is left on them are gone before it', () => {
    const landed = table({
      phase: 'reinforcement',
      me: {
        combat: ['Volca'],
        ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Spark'] }, { ship: 'Sea Devil' }],
      },
    });
    expect(look(play(landed, next))).toMatchObject({
      phase: 'announce',
      me: { discard: ['Spark', 'Rising Sun'], ships: [{ ship: 'Sea Devil' }] },
    });
  });

  test('R11.6: then the other seat may call Bluffs', () => {
    const after = play(announcing({ combat: ['Volca'], bluffs: ['Captain Su Cha'] }, {}), announce());
    expect(look(after)).toMatchObject({ phase: 'announce', toAct: 'you', onTurn: 'me' });
  });
});

describe('the refill', () => {
  const refilled = (me: SideSetup, you: SideSetup = {}) =>
    look(play(announcing({ combat: ['Wild Unicorn'], ...me }, you), announce())).me;

  test('R12.1: the hand is filled up to six cards, and a larger one kept', () => {
    expect(refilled({ hand: ['Spark'] }).hand).toHaveLength(6);
    const seven = ['Spark', 'Sear', 'Torch', 'Blaze', 'Ignite', 'Furnace', 'Shimmer'];
    expect(refilled({ hand: seven }).hand).toEqual(seven);
  });

  test('R12.2: an empty draw pile gives what it has, and the discard pile is not reshuffled', () => {
    const me = refilled({ hand: ['Spark'], deck: ['Torch', 'Sear'], discard: ['Blaze'] });
    expect([me.hand, me.deck, me.discard]).toEqual([['Spark', 'Torch', 'Sear'], [], ['Blaze']]);
  });

  test('R12.3: texts that limit drawing or the hand apply here, not after a fight and not after declining', () => {
    expect(refilled({}, { support: ['Wall of Fire'] }).hand).toHaveLength(0);
    expect(refilled({}, { support: ['Gluing Dust'] }).hand).toHaveLength(1);
    expect(refilled({}, { support: ['Quivering Quicksand'] }).hand).toHaveLength(4);
    const you = { combat: ['Blaze'], support: ['Wall of Fire'] };
    expect(look(play(table({ phase: 'retreat', you }), retreat)).me.hand).toHaveLength(6);
    const opening = table({ phase: 'retreat', element: null, me: { hand: ['Spark'] }, you });
    expect(look(play(opening, decline('Spark'))).me.hand).toHaveLength(6);
  });

  test('R12.4: cargo is no part of the hand', () => {
    const me = refilled({ hand: ['Spark'], ships: [{ ship: 'Rising Sun', cargo: ['Torch', 'Sear'] }] });
    expect(me.hand).toHaveLength(6);
  });
});

describe('the end of the turn', () => {
  test('R13.1: texts of the end are carried out after the refill, while the Leadership card still holds', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Enthrall Opposition', 'Flare'] },
      you: { combat: ['Glimmer'], support: ['Wall of Fire'] },
    });
    const asked = play(
      before,
      leadership('Enthrall Opposition'),
      next,
      fightOn,
      character('Flare'),
      next,
      next,
      announce(),
    );
    expect(look(asked)).toMatchObject({
      phase: 'end',
      me: { hand: { length: 6 } },
      asks: { kind: 'amount' },
    });
    const drawn = play(asked, choose('2'));
    expect(look(drawn).me.hand).toHaveLength(8);
    expect(drawn.position.turn.leadership).toBe(-1);
  });

  test('R13.2: the markers are cleared and the other player is on turn', () => {
    const after = play(
      announcing({ combat: ['Volca'] }, {}, { turn: { usedBoosters: 1, stopped: true, deckDraws: 3 } }),
      announce(),
    );
    expect(after.position.turn).toMatchObject({
      number: 4,
      characters: 0,
      characterUsed: false,
      usedBoosters: 0,
      cardsPlayed: 0,
      stopped: false,
      deckDraws: 0,
    });
    expect(look(after).onTurn).toBe('you');
  });
});
