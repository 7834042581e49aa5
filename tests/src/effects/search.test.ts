/** `search`: one card of choice out of a pile. */
import { describe, expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import { character, choose, leadership, next, play } from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const leading = (name: string, me: SideSetup, you: SideSetup = {}, changes: TableSetup = {}) =>
  play(table({ phase: 'leadership', me: { hand: [name], ...me }, you, ...changes }), leadership(name));

describe('the draw pile', () => {
  const deck = ['Spark', 'Charm Holy Dragon', 'Volca', 'Blaze'];

  test('Blow Whistle of Friendship: one card is taken and shown, the rest shuffled', () => {
    const asked = leading('Blow Whistle of Friendship', { deck });
    expect(look(asked).asks).toMatchObject({ kind: 'search', options: deck, min: 0, max: 1 });
    const taken = play(asked, choose('Volca'));
    expect(look(taken).me).toMatchObject({ hand: ['Volca'], deck: { length: 3 } });
    expect(newsOf(taken, 'move').at(-1)).toMatchObject({ from: 'drawPile', to: 'hand', seenBy: 'both' });
    expect(newsOf(taken, 'shuffle')).toHaveLength(1);
    const none = play(asked, choose());
    expect([look(none).me.hand, look(none).me.deck.sort(), newsOf(none, 'shuffle').length]).toEqual([
      [],
      [...deck].sort(),
      1,
    ]);
  });

  test('the other seat does not see what there is to choose from', () => {
    const asked = leading('Blow Whistle of Friendship', { deck });
    expect(observe(asked, 1).question!.options).toEqual([]);
    expect(observe(asked, 0).question!.options).toEqual(asked.position.question!.options);
  });

  test('Shaman of the Here and Now searches after the Booster/Support phase, in every own turn while active', () => {
    const state = table({ me: { hand: ['Shaman of the Here and Now'], deck }, you: { combat: ['Torch'] } });
    const asked = play(state, character('Shaman of the Here and Now'), next, next);
    expect(look(asked)).toMatchObject({ phase: 'reinforcement', asks: { kind: 'search' } });
    expect(look(play(asked, choose('Spark')))).toMatchObject({ phase: 'announce', me: { hand: ['Spark'] } });
    const kept = table({ phase: 'reinforcement', me: { combat: ['Shaman of the Here and Now'], deck } });
    expect(look(play(kept, next)).asks?.kind).toBe('search');
  });

  test('with an empty pile, or no room under limits, nothing happens', () => {
    expect(look(leading('Blow Whistle of Friendship', { deck: 0 })).asks).toBeUndefined();
    for (const you of [{ support: ['Wall of Fire'] }, { combat: ['Bottelus Emptius'] }]) {
      expect(look(leading('Blow Whistle of Friendship', { deck }, you)).asks).toBeUndefined();
    }
    const drawn = leading('Blow Whistle of Friendship', { deck }, { support: ['Gluing Dust'] });
    expect(play(drawn, choose('Volca')).position.turn.deckDraws).toBe(1);
  });
});

describe('the discard pile', () => {
  test('Call Spirit of the Underworld: one card, shown, nothing shuffled', () => {
    const asked = leading('Call Spirit of the Underworld', { discard: ['Spark', 'Volca'] });
    const taken = play(asked, choose('Volca'));
    expect(look(taken).me).toMatchObject({ hand: ['Volca'], discard: ['Spark'] });
    expect(newsOf(taken, 'shuffle')).toEqual([]);
    expect(look(play(asked, choose())).me.discard).toEqual(['Spark', 'Volca']);
    expect(look(leading('Call Spirit of the Underworld', {})).asks).toBeUndefined();
  });

  test('limits on the draw pile do not touch it (D31), limits on the hand do', () => {
    const me = { discard: ['Volca'] };
    expect(look(leading('Call Spirit of the Underworld', me, { support: ['Wall of Fire'] })).asks?.kind).toBe(
      'search',
    );
    expect(
      look(leading('Call Spirit of the Underworld', me, { combat: ['Bottelus Emptius'] })).asks,
    ).toBeUndefined();
  });
});

test('ignored it finds nothing; the other seat searches its own pile', () => {
  expect(look(leading('Blow Whistle of Friendship', {}, { support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({
    phase: 'leadership',
    onTurn: 'you',
    you: { hand: ['Blow Whistle of Friendship'], deck: ['Spark'] },
  });
  expect(look(play(theirs, leadership('Blow Whistle of Friendship'), choose('Spark'))).you.hand).toEqual([
    'Spark',
  ]);
});
