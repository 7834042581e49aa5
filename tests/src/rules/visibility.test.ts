/** R27: what a player may see. */
import { describe, expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { none } from '../../../src/position';
import { table } from '../../support/builder';
import { cardOf, character, choose, leadership, next, play, retrieve } from '../../support/verbs';
import { look } from '../../support/view';

describe('what a player may see', () => {
  const state = table({
    phase: 'beginning',
    dragons: [0, 2],
    me: { hand: ['Volca'] },
    you: {
      hand: ['Captain Su Cha', 'Spark'],
      under: ['Torch'],
      combat: ['Blaze'],
      support: ['Tome of Wisdom'],
      bluffs: ['Cannoneer Qu Cha'],
      ships: [{ ship: 'Rising Sun', cargo: ['Sear'] }],
      leaderPile: ['Summon Sorcerer'],
      discard: ['Shimmer'],
      deck: ['Glimmer', 'Furnace'],
    },
  });
  const card = (name: string) => cardOf(state, 1, name);

  test('R27.1: areas, Ships, piles, numbers of cards, dragons, crystals, element and announcement are open', () => {
    const seen = observe(state, 0);
    expect(seen.sides[1]).toMatchObject({
      under: [card('Torch')],
      combat: [card('Blaze')],
      support: [{ card: card('Tome of Wisdom') }, { card: null, faceDown: true }],
      ships: [{ card: card('Rising Sun'), cargo: [card('Sear')] }],
      leaderPile: [card('Summon Sorcerer')],
      discardPile: [card('Shimmer')],
      deckSize: 2,
      dragons: 2,
      crystals: 0,
    });
    expect([seen.sides[1].hand.length, seen.element, seen.onTurn, seen.announced]).toEqual([
      2,
      'fire',
      0,
      null,
    ]);
  });

  test('R27.2: the hand, the draw pile and the face of Bluffs are hidden from the other seat', () => {
    const seen = observe(state, 0);
    expect([seen.sides[1].hand, seen.sides[1].deckCards]).toEqual([[null, null], null]);
    for (const name of ['Captain Su Cha', 'Spark', 'Cannoneer Qu Cha', 'Glimmer', 'Furnace']) {
      expect(seen.cards[card(name)], name).toBeNull();
    }
    const hidden = structuredClone(state);
    const [side] = hidden.position.sides.slice(1);
    side!.hand = [card('Spark'), card('Glimmer')];
    side!.drawPile = [card('Captain Su Cha'), card('Furnace')];
    expect(observe(hidden, 0)).toEqual(seen);
  });

  test('R27.3: a disclosed card stays open until it leaves the hand; cards that come later are hidden', () => {
    const leading = table({
      phase: 'leadership',
      me: { hand: ['Deploy Butterfly'] },
      you: { hand: ['Volca', 'Spark'], combat: ['Peckswift'] },
    });
    const open = play(leading, leadership('Deploy Butterfly'));
    expect(look(open).you.disclosed).toEqual(['Volca', 'Spark']);
    const { hand } = observe(open, 0).sides[1];
    expect(hand).toEqual([cardOf(open, 1, 'Volca'), cardOf(open, 1, 'Spark')]);
    const theirs = {
      place: table({ phase: 'beginning' }).place,
      position: { ...open.position, onTurn: 1 as const },
    };
    const back = play(
      theirs,
      retrieve('Peckswift'),
      next,
      next,
      (_, seat) => ({ type: 'fightOn', seat }),
      character('Volca'),
    );
    expect(look(back).you).toMatchObject({ hand: ['Spark', 'Peckswift'], disclosed: ['Spark'] });
    expect(observe(back, 0).sides[1].hand).toEqual([cardOf(back, 1, 'Spark'), null]);
  });

  test('R27.4: of a partly open hand one picks an open card, or a hidden one by chance', () => {
    const before = table({
      me: { hand: ['Cardus Nikkus'] },
      you: { hand: ['Volca', 'Spark', 'Torch'], disclosed: ['Volca'] },
    });
    const asked = play(before, character('Cardus Nikkus'), choose('Cardus Nikkus'));
    expect(look(asked).asks).toMatchObject({ kind: 'discardBlind', options: ['Volca', 'hidden'] });
    expect(look(play(asked, choose('Volca'))).you.discard).toEqual(['Volca']);
    const byChance = look(play(asked, choose('hidden'))).you;
    expect(byChance.hand).toContain('Volca');
    expect(['Spark', 'Torch']).toContain(byChance.discard[0]);
    const scripted = {
      ...asked,
      position: {
        ...asked.position,
        script: [{ outcome: 'pick', card: cardOf(asked, 1, 'Torch') } as const],
      },
    };
    expect(look(play(scripted, choose('hidden'))).you.discard).toEqual(['Torch']);
  });

  test('R27.5: open hand cards and landed cargo are kept apart', () => {
    const landing = table({
      me: {
        hand: ['Volca'],
        disclosed: ['Volca'],
        ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Spark'] }],
      },
    });
    const [mine] = observe(landing, 1).sides;
    expect(mine.hand).toEqual([cardOf(landing, 0, 'Volca')]);
    expect(mine.ships).toMatchObject([{ landed: true, cargo: [cardOf(landing, 0, 'Spark')] }]);
    expect(mine.disclosed).not.toContain(none);
  });
});
