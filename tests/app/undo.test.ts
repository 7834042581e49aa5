/** What counts as coming to light, for the table's undo. */
import { describe, expect, test } from 'vitest';
import { nothingCameToLight, onlyNext } from '../../app/undo';
import { legalActions } from '../../machines/engine';
import { table } from '../support/builder';
import { character, leadership, next, play } from '../support/verbs';

const light = (before: ReturnType<typeof table>, after: ReturnType<typeof table>) =>
  !nothingCameToLight(before.position, after.position, 0);

describe('nothing comes to light', () => {
  test('when an own card is played', () => {
    const before = table({ me: { hand: ['Volca', 'Spark'] } });
    expect(light(before, play(before, character('Volca')))).toBe(false);
  });
});

describe('something comes to light', () => {
  test('when a card is drawn', () => {
    const before = table({ phase: 'leadership', me: { hand: ['Muster Reinforcements'], deck: 8 } });
    const asked = play(before, leadership('Muster Reinforcements'));
    const { question } = asked.position;
    const after =
      question === null ? asked : play(asked, (_, seat) => ({ type: 'choose', seat, picks: [0] }));
    expect(light(before, after)).toBe(true);
  });

  test('when a pile is shuffled', () => {
    const before = table({ me: { hand: ['Volca'], deck: 4 } });
    const after = { ...before, position: { ...before.position, rng: before.position.rng + 1 } };
    expect(light(before, after)).toBe(true);
  });
});

describe('only going on is left', () => {
  test('when no card can be played any more, taking back aside', () => {
    const played = play(table({ me: { hand: ['Volca', 'Fireblast'] } }), character('Volca'));
    expect(onlyNext(legalActions(played))?.type).toBe('next');
    expect(onlyNext(legalActions(play(played, next)))).toBeUndefined();
  });
});
