/** R8: retreat, decline or fight on; taking back; being stuck. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { table } from '../../support/builder';
import {
  announce,
  bluff,
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
  takeBack,
  use,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

describe('the decision', () => {
  const running = table({ phase: 'retreat', me: { hand: ['Volca'] }, you: { combat: ['Blaze'] } });
  const opening = table({ phase: 'retreat', element: null, me: { hand: ['Volca', 'Spark'] } });

  test('R8.1: in a running fight retreat or fight on, in an opening turn decline or fight on', () => {
    expect(refused(running, decline('Volca')).code).toBe('cannotDeclineRunning');
    expect(refused(opening, retreat).code).toBe('cannotRetreatOpening');
    for (const state of [running, opening]) expect(phaseOf(play(state, fightOn))).toBe('character');
  });

  test('R8.2: a retreat ends turn and fight at once', () => {
    expect(look(play(running, retreat))).toMatchObject({ fight: 2, dragons: [0, 1, 2], phase: 'beginning' });
  });

  test('R8.3: who declines discards one to three cards, draws up to six, and the other one opens the fight', () => {
    expect(refused(opening, decline()).code).toBe('declineCount');
    expect(look(play(opening, decline('Spark', 'Volca')))).toMatchObject({
      starter: 'you',
      onTurn: 'you',
      opened: false,
      dragons: [0, 0, 3],
      me: { discard: ['Volca', 'Spark'], hand: { length: 6 } },
    });
    expect(refused(opening, (_, seat) => ({ type: 'decline', seat, cards: [1, 0] })).code).toBe('malformed');
    const other = table({ phase: 'retreat', element: null, me: { hand: ['Volca'], discard: ['Spark'] } });
    expect(refused(other, decline('Spark')).code).toBe('cardNotHere');
  });

  test('R8.3: the effects of a Leadership card of the turn end with the decline', () => {
    const played = play(
      table({ phase: 'leadership', element: null, me: { hand: ['Trigger Brainstorm', 'Volca'] } }),
      ...[leadership('Trigger Brainstorm'), next, decline('Volca')],
    );
    expect(played.position.turn.leadership).toBe(-1);
  });

  test('R8.4: the other player may decline as well', () => {
    const both = table({
      phase: 'retreat',
      element: null,
      me: { hand: ['Volca'] },
      you: { hand: ['Blaze'] },
    });
    const again = play(both, decline('Volca'), next, next, decline('Blaze'));
    expect(look(again)).toMatchObject({ starter: 'me', onTurn: 'me', opened: false });
  });

  test('R8.5: to fight on a Character must be playable from the hand or the landed Ships', () => {
    const noneInHand = { hand: ['Fireblast'] };
    expect(refused(table({ phase: 'retreat', me: noneInHand }), fightOn).code).toBe('noCharacter');
    const onShip = (landed: boolean) => ({
      ...noneInHand,
      ships: [{ ship: 'Rising Sun', landed, cargo: ['Volca'] }],
    });
    expect(phaseOf(play(table({ phase: 'retreat', me: onShip(true) }), fightOn))).toBe('character');
    expect(refused(table({ phase: 'retreat', me: onShip(false) }), fightOn).code).toBe('noCharacter');
    const banned = table({ phase: 'retreat', me: { hand: ['Volca'] }, you: { combat: ['Ember'] } });
    expect(refused(banned, fightOn).code).toBe('noCharacter');
    const again = play(
      table({ phase: 'leadership', me: { hand: ['Bounce Back'], combat: ['Volca'] } }),
      ...[leadership('Bounce Back'), next, fightOn],
    );
    expect(phaseOf(again)).toBe('character');
  });

  test('R8.6: without a playable Character there is only the retreat, or in an opening turn the decline', () => {
    const stuck = table({ phase: 'retreat', me: { hand: ['Fireblast'] } });
    expect(look(play(stuck, retreat)).starter).toBe('me');
    const starter = table({ phase: 'retreat', element: null, me: { hand: ['Fireblast'] } });
    expect(refused(starter, retreat).code).toBe('cannotRetreatOpening');
    expect(look(play(starter, decline('Fireblast'))).starter).toBe('you');
  });

  test('R8.7: once cards are played there is no retreat, only the way back', () => {
    const weak = play(
      table({ me: { hand: ['Torch'] }, you: { combat: ['Volca'] } }),
      character('Torch'),
      next,
      next,
    );
    expect(refused(weak, announce()).code).toBe('powerTooLow');
    expect(refused(weak, retreat).code).toBe('retreatTooLate');
    expect(look(play(weak, takeBack, retreat)).dragons).toEqual([0, 1, 2]);
  });
});

describe('taking back', () => {
  const decision = table({
    phase: 'retreat',
    me: { hand: ['Torch', 'Cardus Nikkus', 'Fireblast'], combat: ['Spark'] },
    you: { combat: ['Volca'], hand: ['Blaze'] },
  });

  test('R8.8: as long as nothing hidden came to light, everything goes back to the decision', () => {
    const played = play(decision, fightOn, character('Torch'), next, booster('Fireblast'), next);
    const back = play(played, takeBack);
    expect({ ...back.position, news: [] }).toEqual({ ...decision.position, news: [] });
    expect(back.place).toBe(decision.place);
  });

  test('R8.8: after a look at hidden cards, or the announcement, there is no way back', () => {
    const seen = play(decision, fightOn, character('Cardus Nikkus'), choose('Cardus Nikkus'));
    expect(refused(seen, takeBack).code).toBe('cannotTakeBack');
    const unused = play(decision, fightOn, character('Cardus Nikkus'), choose());
    expect(phaseOf(play(unused, takeBack))).toBe('retreat');
    const window = play(
      table({ phase: 'announce', me: { combat: ['Volca'], bluffs: ['Captain Su Cha'] } }),
      announce(),
    );
    expect(refused(window, takeBack).code).toBe('wrongPhase');
    expect(window.position.beforeFightOn).toBeNull();
  });

  test('R8.9: with no way back and no way on the player retreats', () => {
    const noWay = play(decision, fightOn, character('Cardus Nikkus'), choose('Cardus Nikkus'), next, next);
    expect(look(noWay)).toMatchObject({ fight: 2, starter: 'me', dragons: [0, 1, 2] });
    expect(newsOf(noWay, 'retreat')).toMatchObject([{ why: 'stuck', seat: 0 }]);
  });

  test('R8.11: stuck in the Character phase when the last playable Character has become unplayable', () => {
    const before = table({
      phase: 'retreat',
      me: { hand: ['Neth-sur-Pot'], combat: ['TopNotch'] },
      you: { combat: ['Volca', 'Fireblast'], bluffs: ['Captain Su Cha'] },
    });
    const asked = play(before, fightOn, use('TopNotch'));
    const { bluffs } = look(asked).you;
    expect(bluffs).toEqual(['Captain Su Cha']);
    const stuck = play(asked, choose('Captain Su Cha'));
    expect(look(stuck)).toMatchObject({ fight: 2, starter: 'me' });
    expect(newsOf(stuck, 'retreat')).toMatchObject([{ why: 'stuck' }]);
  });

  test('R8.11: in the Booster/Support phase a payment, a text or a play keeps the turn open', () => {
    const demanded = (hand: string[]) =>
      table({
        phase: 'character',
        revealed: true,
        me: { hand },
        you: { combat: ['Spark', 'Caterpillar Fireeater'] },
      });
    const stuck = play(demanded(['Volca', 'Lightning Bolts', 'Torch']), character('Volca'), next);
    expect(phaseOf(stuck)).toBe('reinforcement');
    expect(refused(stuck, next).code).toBe('obligationOpen');
    const over = play(demanded(['Volca', 'Torch']), character('Volca'), next);
    expect(look(over).fight).toBe(2);
    expect(phaseOf(play(stuck, pay('Caterpillar Fireeater', 'Lightning Bolts'), next))).toBe('announce');
    expect(look(play(stuck, support('Lightning Bolts'))).fight).toBe(2);
  });

  test('R8.11: it cannot happen in an opening turn', () => {
    const opening = table({ element: null, revealed: true, me: { hand: ['Volca'] } });
    expect(phaseOf(play(opening, character('Volca'), next, next))).toBe('announce');
  });
});

describe('running out while declining', () => {
  const opening = (hand: string[], deck: number) =>
    table({ phase: 'retreat', element: null, dragons: [1, 0], me: { hand, deck } });

  test('R8.10: the last cards discarded end the game at once', () => {
    expect(look(play(opening(['Volca', 'Spark'], 0), decline('Volca', 'Spark'))).results).toHaveLength(1);
    expect(look(play(opening(['Volca', 'Spark'], 0), decline('Volca'))).results).toEqual([]);
  });

  test('R8.10: without any card the game ends; with a draw pile one declines with nothing and draws', () => {
    expect(look(play(opening([], 0), decline())).results).toHaveLength(1);
    const drawn = look(play(opening([], 8), decline()));
    expect([drawn.results, drawn.me.hand.length, drawn.starter]).toEqual([[], 6, 'you']);
  });
});

test('R8.7: a Bluff laid in a turn that cannot reach the power can be taken back', () => {
  const before = table({
    phase: 'retreat',
    me: { hand: ['Torch', 'Captain Su Cha'] },
    you: { combat: ['Flash the Incendiary'] },
  });
  const laid = play(before, fightOn, character('Torch'), next, bluff('Captain Su Cha'), next);
  expect(look(play(laid, takeBack)).me).toMatchObject({ hand: ['Torch', 'Captain Su Cha'], bluffs: [] });
});
