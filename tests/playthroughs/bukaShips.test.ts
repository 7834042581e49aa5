/** The worked examples B1-B23 on Ships and Bluffs. Where an example names values only, cards with those values stand in. */
import { describe, expect, test } from 'vitest';
import { legalActions, matchChart } from '../../machines/engine';
import { cardNamed } from '../../src/cards';
import { copyPosition } from '../../src/copy';
import { beginnings } from '../../src/effects/begin';
import { answerQuestion } from '../../src/effects/resolve';
import { powerSum } from '../../src/power';
import { table } from '../support/builder';
import {
  announce,
  bluff,
  booster,
  call,
  character,
  decline,
  drop,
  fightOn,
  land,
  leadership,
  load,
  next,
  play,
  refused,
  retreat,
  ship,
  support,
} from '../support/verbs';
import { look } from '../support/view';

describe('worked examples of Ships', () => {
  const withShip = table({
    phase: 'leadership',
    me: { hand: ['Sea Falcon', 'Entreat Favor', 'Deploy Butterfly', 'Cinder', 'Blaze', 'Fireblast'] },
    you: { combat: ['Shimmer'], support: ['Lightning Bolts'] },
  });
  const laid = play(withShip, ship('Sea Falcon'));

  test('B1: a Ship takes the place of the Leadership card', () => {
    expect(look(laid).me.ships).toEqual([{ ship: 'Sea Falcon', landed: false, cargo: [] }]);
    expect(refused(laid, leadership('Entreat Favor')).code).toBe('leadershipOnce');
  });

  test('B2: no Leadership card is loaded; a loaded Character lies open without effect and uses the Support play', () => {
    const inPhase = play(laid, next, fightOn, character('Blaze'), next);
    expect(refused(inPhase, load('Entreat Favor', 'Sea Falcon')).code).toBe('cannotLoad');
    const loaded = play(inPhase, load('Cinder', 'Sea Falcon'));
    const { me, you, asks } = look(loaded);
    expect(me.ships[0]!.cargo).toEqual(['Cinder']);
    expect([asks, you.support]).toEqual([undefined, ['Lightning Bolts']]);
    expect(refused(loaded, booster('Fireblast')).code).toBe('boosterOrSupportUsed');
  });

  test('B3: a full Ship takes no third card, however many Supports may be played', () => {
    const full = table({
      phase: 'reinforcement',
      me: {
        hand: ['Blaze'],
        combat: ['Quartermaster Kura Ko'],
        ships: [{ ship: 'Sea Falcon', cargo: ['Spark', 'Sear'] }],
      },
    });
    expect(refused(full, load('Blaze', 'Sea Falcon'))).toMatchObject({ code: 'shipFull', capacity: 2 });
  });

  test('B4: loading is not playing, so a limit of one card does not count it', () => {
    const limited = table({
      phase: 'reinforcement',
      me: { hand: ['Lightning Bolts'], combat: ['Blaze'], ships: [{ ship: 'Rising Sun' }] },
      you: { combat: ['Shimmer'], support: ['Brain Drain'] },
    });
    expect(refused(limited, support('Lightning Bolts')).code).toBe('cardLimit');
    expect(look(play(limited, load('Lightning Bolts', 'Rising Sun'))).me.ships[0]!.cargo).toEqual([
      'Lightning Bolts',
    ]);
  });

  test('B5: a ban on Supports stops loading', () => {
    const banned = table({
      phase: 'reinforcement',
      me: { hand: ['Spark'], combat: ['Blaze'], ships: [{ ship: 'Rising Sun' }] },
      you: { combat: ['Shimmer'], support: ['Pandemonium'] },
    });
    expect(refused(banned, load('Spark', 'Rising Sun')).code).toBe('bannedByCard');
  });

  test('B6: nothing is loaded in an opening turn', () => {
    const opening = table({
      phase: 'reinforcement',
      element: null,
      me: { hand: ['Spark'], combat: ['Blaze'], ships: [{ ship: 'Rising Sun' }] },
    });
    expect(refused(opening, load('Spark', 'Rising Sun')).code).toBe('openingNoBooster');
  });

  test('B7: a landing turn plays the cargo, Buka Characters as FREE, and nothing from the hand', () => {
    const before = table({
      phase: 'beginning',
      me: {
        hand: ['Spark'],
        ships: [
          {
            ship: 'Rising Sun',
            cargo: [
              'Sailingmaster Yo Cha',
              'Boatswain Mena Marn',
              'Aaralia-Aqua Secunda',
              'Crashing Thunder Storm',
            ],
          },
        ],
      },
      you: { combat: ['Shimmer'] },
    });
    const inPhase = play(before, land('Rising Sun'), next, next, fightOn);
    expect(refused(inPhase, character('Spark')).code).toBe('handLocked');
    const played = play(
      inPhase,
      ...[
        character('Sailingmaster Yo Cha'),
        character('Boatswain Mena Marn'),
        character('Aaralia-Aqua Secunda'),
      ],
      ...[next, support('Crashing Thunder Storm'), next],
    );
    const { me, phase } = look(played);
    expect([phase, me.power.fire]).toEqual(['announce', 3 + 2 + 4 + 1]);
    expect([me.ships, me.discard]).toEqual([[], ['Rising Sun']]);
  });

  const landed = { ship: 'Rising Sun', landed: true, cargo: ['Spark', 'Sear', 'Torch'] };

  test('B8: who retreats in a landing turn discards the Ship and what is on it', () => {
    const { me, dragons } = look(play(table({ phase: 'retreat', me: { ships: [landed] } }), retreat));
    expect(me.discard).toEqual(['Spark', 'Sear', 'Torch', 'Rising Sun']);
    expect([me.ships, dragons]).toEqual([[], [0, 1, 2]]);
  });

  test('B9: who declines discards the landed Ship with its cargo besides the cards of the decline', () => {
    const opening = table({
      phase: 'retreat',
      element: null,
      me: { hand: ['Blaze', 'Volca'], ships: [landed] },
    });
    expect(look(play(opening, decline('Blaze'))).me.discard).toEqual([
      'Spark',
      'Sear',
      'Torch',
      'Rising Sun',
      'Blaze',
    ]);
  });

  test('B10: cargo does not keep a player without cards in the game', () => {
    const before = table({
      phase: 'retreat',
      dragons: [1, 0],
      me: { hand: [], deck: 0, ships: [{ ship: 'Sea Falcon', cargo: ['Spark', 'Sear'] }] },
      you: { combat: ['Blaze'] },
    });
    expect(look(play(before, retreat)).results).toMatchObject([
      { winner: 1, crystals: 1, dragons: [0, 0], reason: 'outOfCardsNoDragons' },
    ]);
  });

  test('B11: a landing turn loads from the landed Ship onto one that is not, and not from the hand', () => {
    const before = table({
      phase: 'character',
      me: {
        hand: ['Volca'],
        ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Blaze', 'Spark'] }, { ship: 'Sea Falcon' }],
      },
    });
    const played = play(before, character('Blaze'), next);
    expect(refused(played, load('Volca', 'Sea Falcon')).code).toBe('handLocked');
    const loaded = play(played, load('Spark', 'Sea Falcon'));
    expect(look(loaded).me.ships).toMatchObject([{ cargo: [] }, { cargo: ['Spark'] }]);
    expect(loaded.position.turn.usedSupports).toBe(1);
  });

  test('B12: a Ship returned to the hand loses its cargo to the discard pile', () => {
    const { position } = table({ me: { ships: [{ ship: 'Sea Falcon', cargo: ['Spark', 'Sear'] }] } });
    const draft = copyPosition(position);
    // No card of the nine sets returns Ships, so the text is made up.
    const effect = { do: 'recallCard', kinds: ['ship'], activeOnly: true } as const;
    beginnings.recallCard!({ draft, seat: 0, card: 0, effect });
    answerQuestion(draft, { type: 'choose', seat: 0, picks: [0] });
    const { me } = look({
      place: matchChart.placeOf('match.game.fight.turn.character.open'),
      position: draft,
    });
    expect([me.hand, me.ships, me.discard]).toEqual([['Sea Falcon'], [], ['Spark', 'Sear']]);
  });

  test('B23: the Spirit of the Old Goo Laa comes only when no own Ship is left in the influence area', () => {
    const withFalcon = (landedToo: boolean) =>
      table({ me: { hand: ["Old Goo Laa's Ghost"], ships: [{ ship: 'Sea Falcon', landed: landedToo }] } });
    expect(refused(withFalcon(false), character("Old Goo Laa's Ghost"))).toMatchObject({
      code: 'conditionNotMet',
      have: 1,
      need: 0,
    });
    const played = play(withFalcon(true), character("Old Goo Laa's Ghost"));
    expect(look(played)).toMatchObject({ element: 'earth', me: { combat: ["Old Goo Laa's Ghost"] } });
  });
});

describe('worked examples of Bluffs', () => {
  const fireBluffs = ['Cannoneer Tara Ko', 'Cannoneer Riba Ko'];

  test('B13: two Bluffs add 4 in the element of the fight, whichever it is', () => {
    const me = { combat: ['Vetraskedas the Sceptic'], bluffs: fireBluffs };
    expect(look(table({ me })).me.power.fire).toBe(7);
    expect(look(table({ element: 'earth', me })).me.power.earth).toBe(5);
    const lines = powerSum(table({ me }).position, 0, 'earth').lines.filter((line) => line.faceDown);
    expect(lines.map((line) => line.value)).toEqual([0, 0]);
  });

  const announced = (bluffs: readonly string[], dragons: [number, number]) =>
    play(
      table({
        phase: 'announce',
        dragons,
        me: { hand: ['Spark'], combat: ['Vetraskedas the Sceptic'], bluffs },
        you: { hand: ['Shimmer', 'Torch'], combat: ['Scorch the Inflammable'] },
      }),
      announce(),
    );

  test('B14: all Bluffs show the element: the dragon is pulled back, they are discarded, the announcement stands', () => {
    const window = announced(fireBluffs, [0, 1]);
    expect(look(window)).toMatchObject({ toAct: 'you', announced: 7 });
    const called = play(window, call);
    expect(look(called)).toMatchObject({
      dragons: [0, 0, 3],
      onTurn: 'you',
      me: { bluffs: [], power: { fire: 3 } },
    });
    expect(look(called).me.discard).toEqual(fireBluffs);
    const withThree = play(called, next, next, fightOn, character('Shimmer'), next, next, announce());
    expect(look(withThree).announced).toBe(3);
  });

  test('B15: one Bluff of the other element costs a dragon and the fight, with another dragon', () => {
    const window = play(
      table({
        phase: 'announce',
        me: { hand: ['Spark'], combat: ['Volca'], bluffs: ['Cannoneer Tara Ko', 'Cannoneer Qu Cha'] },
        you: { combat: ['Shimmer', 'Fireblast'], support: ['Trebuchet of Fear'] },
      }),
      announce(),
    );
    const called = play(window, call);
    const { me, dragons, starter, fight } = look(called);
    expect([dragons, starter, fight]).toEqual([[0, 2, 1], 'me', 2]);
    expect(me.hand).toHaveLength(6);
    const draws = called.position.news!.filter(
      (news) => news.what === 'move' && news.from === 'drawPile' && news.seat === 0,
    );
    expect(draws).toHaveLength(5);
  });

  test('B16: a blank Bluff matches no element', () => {
    const window = play(
      table({ phase: 'announce', element: 'earth', me: { combat: ['Catusan'], bluffs: ['Captain Su Cha'] } }),
      announce(),
    );
    expect(look(play(window, call)).dragons).toEqual([0, 2, 1]);
  });

  test('B17: face-down Bluffs do not count for the six cards', () => {
    const running = table({
      phase: 'retreat',
      you: { under: ['Spark', 'Sear'], combat: ['Volca'], support: ['Lightning Bolts'], bluffs: fireBluffs },
    });
    expect(look(play(running, retreat)).dragons).toEqual([0, 1, 2]);
  });

  const ignored = (by: object, hand: string[] = ['Captain Su Cha']) => ({
    me: { hand, combat: ['Vetraskedas the Sceptic'], bluffs: fireBluffs },
    you: { combat: ['Spark'], ...by },
  });
  const flitterflutter = { combat: ['Flitterflutter'] };

  test('B18: Bluffs ignored as Supports add nothing, cannot be called or joined, but can be discarded', () => {
    const announcing = table({ phase: 'announce', ...ignored(flitterflutter) });
    expect(look(announcing).me.power.fire).toBe(3);
    const after = play(announcing, announce());
    expect(look(after)).toMatchObject({ phase: 'beginning', onTurn: 'you' });
    expect(refused(after, call).code).toBe('nothingToCall');
    const laying = table({ phase: 'reinforcement', ...ignored(flitterflutter) });
    expect(refused(laying, bluff('Captain Su Cha')).code).toBe('bluffBlocked');
    const beginning = table({ phase: 'beginning', ...ignored(flitterflutter) });
    expect(look(play(beginning, drop('Cannoneer Tara Ko'))).me).toMatchObject({
      bluffs: ['Cannoneer Riba Ko'],
      discard: ['Cannoneer Tara Ko'],
    });
  });

  test('B19: with icons ignored a matching Bluff still gives 2, and calling it is a failure', () => {
    const fog = { support: ['Impenetrable Fog'] };
    const announcing = table({ phase: 'announce', ...ignored(fog) });
    expect(look(announcing).me.power.fire).toBe(7);
    expect(look(play(announcing, announce(), call)).dragons).toEqual([0, 2, 1]);
  });

  test('B20: a demand to play a Support is not met by loading, but by a Bluff', () => {
    const demanded = table({
      phase: 'reinforcement',
      me: {
        hand: ['Spark', 'Captain Su Cha'],
        combat: ['Blaze'],
        ships: [{ ship: 'Rising Sun' }],
      },
      you: { combat: ['Kabu Kat'] },
    });
    expect(refused(play(demanded, load('Spark', 'Rising Sun')), next).code).toBe('obligationOpen');
    expect(look(play(demanded, bluff('Captain Su Cha'), next)).phase).toBe('announce');
  });

  test('B21: a pirate whose condition holds is played as FREE, and shows no FREE icon in play', () => {
    const before = table({
      me: { hand: ['Blaze', 'B.P. Ferocity'] },
      you: { combat: ['Young Bear', 'Young Fox'] },
    });
    const played = play(before, character('Blaze'), character('B.P. Ferocity'));
    expect(look(played).me.combat).toEqual(['Blaze', 'B.P. Ferocity']);
    expect(cardNamed('B.P. Ferocity').icons).not.toContain('free');
  });

  test('B22: landed Buka Characters with BLUFF open a fight as Characters, not as Bluffs', () => {
    const cargo = ['Captain Su Cha', 'Cannoneer Qu Cha', 'Cannoneer Alo Cha'];
    const opening = table({ element: null, me: { ships: [{ ship: 'Sea Devil', landed: true, cargo }] } });
    const three = play(opening, ...cargo.map((name) => character(name)));
    expect(look(three).me.combat).toEqual(cargo);
    const one = play(opening, character('Captain Su Cha'), next);
    expect(refused(one, bluff('Cannoneer Qu Cha')).code).toBe('openingNoBooster');
    expect(legalActions(one).map((action) => action.type)).not.toContain('playBluff');
  });
});
