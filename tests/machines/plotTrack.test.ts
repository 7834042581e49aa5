/** Rules I2-I18 and the worked examples IX1-IX12, played on the chart; I1, I6, I8, I10 are plain questions of src. */
import { describe, expect, test } from 'vitest';
import { plotTrack } from '../../machines/plotTrack';
import { cards } from '../../src/fragments/plotTrack/cards';
import { strength } from '../../src/fragments/plotTrack/position';
import { cardsAllow } from '../../src/fragments/plotTrack/questions';
import { exampleSetup, newPosition, type Setup } from '../../src/fragments/plotTrack/setup';
import { onExecutor, onXState } from '../support/drivers';
import { playing } from '../support/play';

const { play, refusal } = playing(plotTrack);
const unsafe = 'plotTrack.playing.invaderTurn.unsafe';
const safe = 'plotTrack.playing.invaderTurn.safe';
const humanitysTurn = 'plotTrack.playing.humanityTurn';
const over = 'plotTrack.over';

describe.each([onExecutor(plotTrack), onXState(plotTrack)])('the Invaders chart on $name', (driver) => {
  const start = (changes: Partial<Setup> = {}) => driver.start(newPosition({ ...exampleSetup, ...changes }));
  const startAbove = (spaces: number, changes: Partial<Setup> = {}) =>
    start({ track: { spaces: 9, marker: 8 - spaces, skull: 8 }, ...changes });
  const markerMoved = (after: { position: { track: { marker: number } } }) =>
    after.position.track.marker - exampleSetup.track.marker;
  const strengthIn = (after: ReturnType<typeof start>, zone: number) => strength(after.position.zones[zone]!);

  describe('rules', () => {
    test('I2: every token lowers the strength of its zone by one', () => {
      const after = play(start(), 'addToken zone=1');
      expect([strengthIn(start(), 1), strengthIn(after, 1)]).toEqual([3, 2]);
      expect(after.position.zones.map(({ tokens }) => tokens)).toEqual([0, 1, 0]);
    });

    test('I3: a token stays over the turns until Humanity removes it', () => {
      const later = play(start(), 'addToken zone=1', 'endTurn', 'endTurn');
      expect(later.position.zones[1]!.tokens).toBe(1);
      expect(refusal(later, 'removeToken zone=1 by=invader')).toEqual({
        code: 'onlyHumanityRemoves',
        rule: 'I3',
        by: 'invader',
      });
      const removed = play(later, 'removeToken zone=1 by=humanity');
      expect(removed.position.zones[1]!.tokens).toBe(0);
      expect(refusal(removed, 'removeToken zone=1 by=humanity')?.code).toBe('noTokenHere');
    });

    test('I4: a zone at 0 takes no token, and the refusal says why', () => {
      const weak = play(start(), 'addToken zone=2');
      expect(refusal(weak, 'addToken zone=2')).toEqual({
        code: 'noStrengthLeft',
        rule: 'I4',
        zone: 2,
        printed: 1,
        tokens: 1,
      });
    });

    test('I5: weakening a zone does not save the Invader', () => {
      const after = play(start(), 'addTokens zone=0 count=2', 'addToken zone=1');
      expect([after.place, after.position.turn.dwindled]).toEqual([unsafe, false]);
    });

    test('I7: only the Invader, in its own turn, loses by emptying both piles', () => {
      const won = play(start(), 'pilesEmptied which=both cause=invader');
      expect([won.place, won.position.result]).toEqual([over, 'humanity']);
      expect(won.position.drawPile).toEqual({ invader: 0, humanity: 0 });
      for (const line of ['which=both cause=humanity', 'which=invader cause=invader']) {
        expect(refusal(start(), `pilesEmptied ${line}`)).toMatchObject({ code: 'notCovered', rule: 'I7' });
      }
      const inHumanitysTurn = start({ first: 'humanity' });
      expect(refusal(inHumanitysTurn, 'pilesEmptied which=both cause=invader')).toEqual({
        code: 'notCovered',
        rule: 'I7',
        which: 'both',
        cause: 'invader',
        turn: 'humanity',
      });
    });

    test('I9: an effect of more tokens than fit puts as many as fit', () => {
      const after = play(start(), 'addTokens zone=0 count=5');
      expect(after.position.zones[0]).toEqual({ printed: 2, tokens: 2 });
      expect(play(after, 'addTokens zone=0 count=1').position.zones[0]!.tokens).toBe(2);
      expect(refusal(after, 'addTokens zone=0 count=0')).toEqual({
        code: 'countTooLow',
        rule: 'I9',
        have: 0,
        need: 1,
      });
    });

    test('I11: the marker goes down only when Humanity has not dwindled', () => {
      expect(markerMoved(play(start(), 'endTurn'))).toBe(1);
      const dwindled = 'dwindle cards=1 prevented=0 available=1 cause=invader';
      expect(markerMoved(play(start(), dwindled, 'endTurn'))).toBe(0);
    });

    test('I12: one dwindling at any moment of the turn is enough', () => {
      const dwindled = 'dwindle cards=1 prevented=0 available=1 cause=invader';
      const early = play(start(), dwindled, 'addToken zone=0', 'endTurn');
      const late = play(start(), 'addToken zone=0', dwindled, 'endTurn');
      expect([markerMoved(early), markerMoved(late)]).toEqual([0, 0]);
    });

    test('I13: what is prevented does not count, what remains does', () => {
      expect(play(start(), 'dwindle cards=2 prevented=2 available=5 cause=invader').place).toBe(unsafe);
      expect(play(start(), 'dwindle cards=2 prevented=1 available=5 cause=invader').place).toBe(safe);
      expect(play(start(), 'dwindle cards=1 prevented=4 available=5 cause=invader').place).toBe(unsafe);
    });

    test('I14: at least one card must have moved, and figures are counts', () => {
      expect(play(start(), 'dwindle cards=0 prevented=0 available=5 cause=invader').place).toBe(unsafe);
      expect(play(start(), 'dwindle cards=1 prevented=0 available=5 cause=invader').place).toBe(safe);
      expect(refusal(start(), 'dwindle cards=-1 prevented=0 available=0 cause=invader')).toEqual({
        code: 'countTooLow',
        rule: 'I14',
        have: -1,
        need: 0,
      });
    });

    test('I15: costs of Humanity neither move the marker nor save the Invader', () => {
      const cost = 'dwindle cards=3 prevented=0 available=9 cause=humanity';
      const humanityFirst = start({ first: 'humanity' });
      expect(markerMoved(play(humanityFirst, cost, 'endTurn'))).toBe(0);
      expect(markerMoved(play(humanityFirst, cost, 'endTurn', 'endTurn'))).toBe(1);
      expect(play(start(), cost).place).toBe(unsafe);
      const byInvader = 'dwindle cards=3 prevented=0 available=9 cause=invader';
      expect(play(humanityFirst, byInvader).position.turn.dwindled).toBe(false);
    });

    test('I16: a voluntary move does not replace the forced one, which is one space', () => {
      const voluntary = play(start(), 'moveMarker count=2');
      expect(markerMoved(voluntary)).toBe(2);
      expect(markerMoved(play(voluntary, 'endTurn'))).toBe(3);
      expect(refusal(start({ first: 'humanity' }), 'moveMarker count=1')).toEqual({
        code: 'markerIsTheInvaders',
        rule: 'I16',
        turn: 'humanity',
      });
    });

    test('I17: the skull ends the game, by a voluntary move and by a forced one', () => {
      for (const line of ['moveMarker count=1', 'endTurn']) {
        const won = play(startAbove(1), line);
        expect([won.place, won.position.result]).toEqual([over, 'humanity']);
      }
    });

    test('I18: the marker stops on the skull, and a voluntary move is at least one space', () => {
      expect(play(startAbove(2), 'moveMarker count=9').position.track.marker).toBe(8);
      expect(refusal(startAbove(2), 'moveMarker count=0')).toMatchObject({
        code: 'countTooLow',
        rule: 'I18',
      });
      expect(refusal(startAbove(2), 'moveMarker count=-1')).toMatchObject({ have: -1, need: 1 });
    });

    test('a new turn of the Invader is unsafe again', () => {
      const dwindled = play(start(), 'dwindle cards=1 prevented=0 available=1 cause=invader');
      expect(dwindled.place).toBe(safe);
      expect(play(dwindled, 'endTurn').place).toBe(humanitysTurn);
      expect(play(dwindled, 'endTurn', 'endTurn').place).toBe(unsafe);
    });

    test('an unknown zone is refused, not ignored', () => {
      for (const line of ['addToken zone=3', 'addTokens zone=-1 count=1', 'removeToken zone=9 by=humanity']) {
        expect(refusal(start(), line)).toMatchObject({ code: 'noSuchZone', zones: 3 });
      }
    });
  });

  describe('worked examples', () => {
    test('IX1: two tokens bring a zone of 2 to 0, a third is refused', () => {
      const after = play(start({ zones: [2] }), 'addToken zone=0', 'addToken zone=0');
      expect(strengthIn(after, 0)).toBe(0);
      expect(refusal(after, 'addToken zone=0')?.code).toBe('noStrengthLeft');
    });

    test('IX2: of three tokens for a zone of 1 one is put and the rest lapses', () => {
      expect(play(start({ zones: [1] }), 'addTokens zone=0 count=3').position.zones[0]!.tokens).toBe(1);
    });

    test('IX3: tokens alone do not hold the marker', () => {
      expect(markerMoved(play(start(), 'addToken zone=0', 'addToken zone=1', 'endTurn'))).toBe(1);
    });

    const twoCards = 'dwindle cards=2 prevented=0 available=20 cause=invader';

    test('IX4: two cards moved to the discard pile hold the marker', () => {
      expect(markerMoved(play(start(), twoCards, 'endTurn'))).toBe(0);
    });

    test('IX5: prevented altogether, they do not', () => {
      const prevented = 'dwindle cards=2 prevented=2 available=20 cause=invader';
      expect(markerMoved(play(start(), prevented, 'endTurn'))).toBe(1);
    });

    test("IX6: a cost of three cards moves nothing in Humanity's turn and saves nobody in the next", () => {
      const cost = 'dwindle cards=3 prevented=0 available=20 cause=humanity';
      const paid = play(start({ first: 'humanity' }), cost, 'endTurn');
      expect(markerMoved(paid)).toBe(0);
      expect(markerMoved(play(paid, 'endTurn'))).toBe(1);
    });

    test('IX7: one space by choice and one by force reach the skull two spaces below', () => {
      const voluntary = play(startAbove(2), 'moveMarker count=1');
      expect(voluntary.position.result).toBeNull();
      expect(play(voluntary, 'endTurn').position.result).toBe('humanity');
    });

    test('IX8: a card that empties both draw piles together loses the game for the Invader', () => {
      const worldEnd = cards.worldEnd.does[0];
      const won = start().after(worldEnd);
      expect([won.place, won.position.result]).toEqual([over, 'humanity']);
    });

    test('IX9: one card says a zone can be attacked, another that it cannot: it cannot', () => {
      expect(cardsAllow([cards.rustGiant], 'attackZone')).toBe(true);
      expect(cardsAllow([cards.rustGiant, cards.quietTruce], 'attackZone')).toBe(false);
    });

    test('IX10: nothing to move means nothing dwindled', () => {
      const nothing = 'dwindle cards=2 prevented=0 available=0 cause=invader';
      expect(markerMoved(play(start(), nothing, 'endTurn'))).toBe(1);
    });

    test('IX11: three spaces down from one above the skull end on it, and everything after is refused', () => {
      const won = play(startAbove(1), 'moveMarker count=3');
      expect([won.position.track.marker, won.position.result]).toEqual([8, 'humanity']);
      for (const type of plotTrack.actionTypes) {
        plotTrack.candidates(won.position, type, (action) =>
          expect(won.whyNot(action)).toEqual({ code: 'gameOver', rule: 'I17' }),
        );
      }
    });

    test('IX12: ordered three, available one: one card moved, the marker stays', () => {
      const partly = 'dwindle cards=3 prevented=0 available=1 cause=invader';
      expect(markerMoved(play(start(), partly, 'endTurn'))).toBe(0);
    });
  });
});
