/** `discardDeckTop`: TopShot. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, play } from '../../support/verbs';
import { look } from '../../support/view';

const ended = (you: SideSetup, me: SideSetup = {}) =>
  play(table({ phase: 'announce', me: { combat: ['TopShot', 'Wild Unicorn'], ...me }, you }), announce());

test('at the end of the turn the top card of the opponent may be discarded', () => {
  const asked = ended({ deck: ['Spark', 'Volca'] });
  expect(look(asked)).toMatchObject({ phase: 'end', asks: { kind: 'useText', source: 'TopShot', min: 0 } });
  expect(look(play(asked, choose('TopShot'))).you).toMatchObject({ deck: ['Volca'], discard: ['Spark'] });
  expect(look(play(asked, choose())).you.deck).toEqual(['Spark', 'Volca']);
});

test('R20.10: it is no "now" text: playing the card discards nothing yet', () => {
  const before = table({ phase: 'character', me: { hand: ['TopShot'] }, you: { deck: ['Spark', 'Volca'] } });
  const played = play(before, character('TopShot'));
  expect(look(played).asks).toBeUndefined();
  expect(look(played).you.deck).toEqual(['Spark', 'Volca']);
});

test('a Leadership card goes to the leader pile; an empty pile gives nothing', () => {
  const leader = play(ended({ deck: ['Summon Sorcerer', 'Volca'] }), choose('TopShot'));
  expect(look(leader).you).toMatchObject({ leaderPile: ['Summon Sorcerer'], discard: [] });
  expect(look(ended({ deck: 0, hand: ['Spark'] })).asks).toBeUndefined();
});

test('it is no draw, and may run the opponent out of cards', () => {
  const limited = ended({ deck: ['Spark', 'Volca'] }, { support: ['Wall of Fire'] });
  expect(look(play(limited, choose('TopShot'))).you.discard).toEqual(['Spark']);
  const last = play(ended({ deck: ['Spark'], hand: [] }), choose('TopShot'));
  expect(look(last).you.isOut).toBe(true);
});

test('it happens again in each own turn, and not in those of the opponent', () => {
  const theirs = table({
    phase: 'announce',
    onTurn: 'you',
    me: { combat: ['TopShot'] },
    you: { combat: ['Wild Unicorn'] },
  });
  expect(look(play(theirs, announce())).asks).toBeUndefined();
});

test('ignored it does nothing', () => {
  expect(look(ended({ support: ['Laughing Gas'] })).asks).toBeUndefined();
});
