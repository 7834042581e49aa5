/** The worked examples X1-X18 of the base game. Where an example names values only, a card with those values stands in. */
import { describe, expect, test } from 'vitest';
import { retreatDragons } from '../../src/rules/fight';
import { table } from '../support/builder';
import {
  announce,
  booster,
  character,
  decline,
  fightOn,
  leadership,
  next,
  play,
  refused,
  retreat,
  support,
} from '../support/verbs';
import { look } from '../support/view';

describe('worked examples of the base game', () => {
  test('X1: Vulca opens with 5, Hoax matches it with Character and Support, Vulca answers 10, Hoax retreats', () => {
    const opening = table({
      phase: 'retreat',
      element: null,
      me: { hand: ['Volca', 'Flamebreath the Dazzling', 'Fireblast'], deck: 20 },
      you: { hand: ['Ledinemras the Monk', 'Battling Boomerang', 'Trebuchet of Fear'], deck: 20 },
    });
    const answered = play(
      opening,
      ...[fightOn, character('Volca'), next, next, announce('fire')],
      ...[next, next, fightOn, character('Ledinemras the Monk'), next, support('Trebuchet of Fear'), next],
    );
    expect(look(answered).you.power.fire).toBe(6);
    const raised = play(
      answered,
      announce(),
      ...[next, next, fightOn, character('Flamebreath the Dazzling'), next, booster('Fireblast'), next],
    );
    expect(look(raised).me.power.fire).toBe(10);
    const over = play(raised, announce(), next, next, retreat);
    const { me, you, dragons, starter, opened, element } = look(over);
    expect(dragons).toEqual([1, 0, 2]);
    expect(me.discard.sort()).toEqual(['Fireblast', 'Flamebreath the Dazzling', 'Volca']);
    expect(you.discard.sort()).toEqual(['Ledinemras the Monk', 'Trebuchet of Fear']);
    expect([me.hand.length, you.hand.length]).toEqual([6, 6]);
    expect([starter, opened, element]).toEqual(['you', false, null]);
  });

  test('X2: no Support on the first turn of a fight', () => {
    const opening = table({
      phase: 'retreat',
      element: null,
      me: { hand: ['Volca', 'Flickering Fires'] },
    });
    const played = play(opening, fightOn, character('Volca'), next);
    expect(refused(played, support('Flickering Fires')).code).toBe('openingNoBooster');
  });

  test('X3: who holds no Character cannot start the fight, but declines with two cards', () => {
    const hand = [
      'Fireblast',
      'Infernal Armor',
      'Flickering Fires',
      'Wall of Fire',
      'Summon Sorcerer',
      'Pandemonium',
    ];
    const opening = table({ phase: 'retreat', element: null, me: { hand } });
    expect(refused(opening, fightOn).code).toBe('noCharacter');
    const declined = play(opening, decline('Fireblast', 'Infernal Armor'));
    const { me, starter, dragons, phase } = look(declined);
    expect(me.discard.sort()).toEqual(['Fireblast', 'Infernal Armor']);
    expect([me.hand.length, me.deck.length]).toEqual([6, 10]);
    expect([starter, phase]).toEqual(['you', 'beginning']);
    expect(dragons).toEqual([0, 0, 3]);
  });

  test('X4: no retreat in an opening turn, no decline with four cards; a declined Leadership card goes to the leader pile', () => {
    const hand = ['Charm Holy Dragon', 'Volca', 'Blaze', 'Spark'];
    const opening = table({ phase: 'retreat', element: null, me: { hand } });
    expect(refused(opening, retreat).code).toBe('cannotRetreatOpening');
    expect(refused(opening, decline(...hand))).toMatchObject({ code: 'declineCount', have: 4 });
    const { me, dragons, asks } = look(play(opening, decline('Charm Holy Dragon')));
    expect([me.leaderPile, me.discard]).toEqual([['Charm Holy Dragon'], []]);
    expect([dragons, asks]).toEqual([[0, 0, 3], undefined]);
  });

  test('X5: declining with the last two cards ends the game at once; the other player gets one crystal', () => {
    const opening = table({ phase: 'retreat', element: null, me: { hand: ['Volca', 'Blaze'], deck: 0 } });
    const { results, you } = look(play(opening, decline('Volca', 'Blaze')));
    expect(results).toMatchObject([{ winner: 1, crystals: 1, reason: 'outOfCardsNoDragons' }]);
    expect(you.crystals).toBe(1);
  });

  test('X6: a new Character pushes Character and Booster under, the Support stays active', () => {
    const before = table({
      me: { hand: ['Torana'], combat: ['Sear', 'Launch Flaming Dust'], support: ['Crashing Thunder Storm'] },
    });
    const { me } = look(play(before, character('Torana')));
    expect(me.under).toEqual(['Sear', 'Launch Flaming Dust']);
    expect([me.combat, me.support]).toEqual([['Torana'], ['Crashing Thunder Storm']]);
    expect(me.power.fire).toBe(4);
  });

  test('X7: six cards of the winner, inactive ones too, make two dragons', () => {
    const running = table({
      phase: 'retreat',
      you: {
        under: ['Spark', 'Sear', 'Torch'],
        combat: ['Shimmer', 'Fireblast'],
        support: ['Lightning Bolts'],
      },
    });
    expect(look(play(running, retreat)).dragons).toEqual([0, 2, 1]);
  });

  test('X8: the first of two dragons comes back from the loser, the second from the middle', () => {
    const running = table({
      phase: 'retreat',
      dragons: [1, 0],
      you: { under: ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'], combat: ['Volca'] },
    });
    expect(look(play(running, retreat)).dragons).toEqual([0, 1, 2]);
  });

  test('X9: the winner of a fourth dragon wins the game at once, with four crystals', () => {
    const running = table({
      phase: 'retreat',
      crystalsToWin: 1,
      dragons: [0, 2],
      you: { under: ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'], combat: ['Volca'], hand: [] },
    });
    const { results, you, fight, toAct } = look(play(running, retreat));
    expect(results).toMatchObject([{ winner: 1, crystals: 4, dragons: [0, 3], reason: 'fourthDragon' }]);
    expect([you.hand, you.combat, fight, toAct]).toEqual([[], ['Volca'], 1, null]);
  });

  test('X10: the other player is out of cards after the fight; one dragon is worth two crystals and wins the match', () => {
    const running = table({
      phase: 'retreat',
      onTurn: 'you',
      crystals: [3, 0],
      me: { combat: ['Volca'] },
      you: { hand: [], deck: 0, combat: ['Spark'] },
    });
    const { results, me, toAct } = look(play(running, retreat));
    expect(results).toMatchObject([{ winner: 0, crystals: 2, dragons: [1, 0], reason: 'outOfCardsDragons' }]);
    expect([me.crystals, toAct]).toEqual([5, null]);
  });

  test('X11: running out of cards during a fight does not end the game before the forced retreat of the next turn', () => {
    const lastCard = table({
      phase: 'reinforcement',
      me: { hand: ['Fireblast'], combat: ['Volca'], deck: 0 },
      you: { hand: ['Flash the Incendiary', 'Lightning Bolts'], combat: ['Blaze'] },
    });
    const theirTurn = play(lastCard, booster('Fireblast'), next, announce());
    expect(look(theirTurn)).toMatchObject({ me: { isOut: true }, onTurn: 'you', results: [] });
    const myTurn = play(
      theirTurn,
      ...[next, next, fightOn, character('Flash the Incendiary'), next, support('Lightning Bolts')],
      ...[next, announce(), next, next],
    );
    expect(refused(myTurn, fightOn).code).toBe('noCharacter');
    expect(look(play(myTurn, retreat)).results).toMatchObject([{ winner: 1, crystals: 2, dragons: [0, 1] }]);
  });

  test('X12: additional, fewer and no more than, in this order; "may not attract" comes last', () => {
    const cards = (...bethenitana: string[]) => ({
      phase: 'leadership' as const,
      me: {
        hand: ['Distract Holy Dragon'],
        combat: ['Volca', ...bethenitana],
        support: ['Fearsome Chant'],
      },
      you: {
        under: ['Spark', 'Sear', 'Torch', 'Shimmer'],
        combat: ['Blaze'],
        support: ['Fearsome Spirits'],
      },
    });
    const withoutLeadership = table(cards());
    expect(retreatDragons(withoutLeadership.position, 0)).toBe(2);
    const limited = play(withoutLeadership, leadership('Distract Holy Dragon'), next);
    expect(retreatDragons(limited.position, 0)).toBe(1);
    expect(look(play(limited, retreat)).dragons).toEqual([0, 1, 2]);
    const none = play(
      table(cards('Bethenitana the Storyteller')),
      ...[leadership('Distract Holy Dragon'), next, retreat],
    );
    expect(look(none)).toMatchObject({ dragons: [0, 0, 3], fight: 2, starter: 'me' });
  });

  test('X13: a mutant attacked by 5 or more changes the element, and its power counts in the new one', () => {
    const attacked = table({
      me: { hand: ['Ras-mus-Pan'] },
      you: { combat: ['Flamebreath the Dazzling', 'Launch Slippery Slime'], support: ['Impenetrable Fog'] },
    });
    expect(look(attacked).you.power).toEqual({ fire: 7, earth: 2 });
    const played = play(attacked, character('Ras-mus-Pan'), next, next);
    expect(look(played)).toMatchObject({
      element: 'earth',
      me: { power: { earth: 4 }, shield: { earth: false } },
    });
    expect(look(play(played, announce())).announced).toBe(4);
  });

  test('X14: a text that grants Boosters does not lift a ban on them', () => {
    const banned = table({
      phase: 'reinforcement',
      me: { hand: ['Fireblast'], combat: ['Gulpus Permanentus'] },
      you: { combat: ['Volca'], support: ['Hypnotic Rattle'] },
    });
    expect(refused(banned, booster('Fireblast')).code).toBe('bannedByCard');
  });

  test('X15: with the ban ignored, the granted Boosters are legal', () => {
    const banned = table({
      phase: 'leadership',
      me: { hand: ['Enthrall Opposition', 'Gulpus Permanentus', 'Fireblast', 'Earthblast'] },
      you: { combat: ['Volca'], support: ['Hypnotic Rattle'] },
    });
    const played = play(
      banned,
      ...[leadership('Enthrall Opposition'), next, fightOn, character('Gulpus Permanentus'), next],
      ...[booster('Fireblast'), booster('Earthblast')],
    );
    expect(look(played).me.combat).toEqual(['Gulpus Permanentus', 'Fireblast', 'Earthblast']);
  });

  test('X16: a banned Support stays unplayable even if it would lift the ban once played', () => {
    const banned = table({
      phase: 'reinforcement',
      me: { hand: ['Laughing Gas'], combat: ['Volca'] },
      you: { combat: ['Volca'], support: ['Pandemonium'] },
    });
    expect(refused(banned, support('Laughing Gas')).code).toBe('bannedByCard');
  });

  test('X17: the next game swaps the peoples, the loser starts, crystals stay and dragons go back', () => {
    const last = table({
      phase: 'retreat',
      dragons: [0, 1],
      crystals: [2, 1],
      me: { people: 'vulca', hand: [], deck: 0, combat: ['Volca'] },
      you: { people: 'hoax', deck: 12, combat: ['Catusan'] },
    });
    const fresh = play(last, retreat);
    const { me, you, dragons, starter, results } = look(fresh);
    expect(results).toMatchObject([{ winner: 1, crystals: 3, peoples: ['vulca', 'hoax'] }]);
    expect(fresh.position.deckOf).toEqual([1, 0]);
    expect([starter, dragons]).toEqual(['me', [0, 0, 3]]);
    expect([me.crystals, you.crystals]).toEqual([2, 4]);
  });

  test('X18: a hand of eight cards is kept', () => {
    const hand = ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer', 'Blaze', 'Furnace', 'Ignite'];
    const { me } = look(play(table({ phase: 'announce', me: { hand, combat: ['Volca'] } }), announce()));
    expect(me.hand).toEqual(hand);
  });
});
