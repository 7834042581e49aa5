/** R23: Bluffs and Show Colours; R24: pirates and the Spirit of the Old Goo Laa. */
import { describe, expect, test } from 'vitest';
import { legalActions, observe } from '../../../machines/engine';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  bluff,
  by,
  call,
  character,
  choose,
  drop,
  fightOn,
  isLegal,
  leadership,
  next,
  pass,
  play,
  refused,
  retreat,
  retrieve,
  support,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const fire = 'Cannoneer Tara Ko';
const alsoFire = 'Cannoneer Riba Ko';
const earth = 'Cannoneer Qu Cha';
const blank = 'Captain Su Cha';

const laying = (me: SideSetup = {}, you: SideSetup = {}, changes: TableSetup = {}) =>
  table({
    phase: 'reinforcement',
    me: { hand: [fire, blank, 'Volca', 'Tome of Wisdom'], combat: ['Blaze'], ...me },
    you: { combat: ['Sear'], ...you },
    ...changes,
  });

/** My announcement has just been made. */
const announced = (me: SideSetup, changes: TableSetup = {}) =>
  play(
    table({ phase: 'announce', me: { combat: ['Volca'], ...me }, you: { combat: ['Sear'] }, ...changes }),
    announce(),
  );

describe('laying Bluffs', () => {
  test('R23.1: only Characters show a BLUFF symbol, and only such cards are laid', () => {
    expect(refused(laying(), bluff('Volca')).code).toBe('noBluffIcon');
    expect(look(play(laying(), bluff(blank))).me.bluffs).toEqual([blank]);
  });

  test('R23.2: it counts as playing a Support, needs the icon in force, and stays unseen', () => {
    const laid = play(laying(), bluff(fire));
    expect(laid.position.turn).toMatchObject({ usedSupports: 1, supportsPlayed: 1, cardsPlayed: 2 });
    expect(refused(laid, support('Tome of Wisdom')).code).toBe('boosterOrSupportUsed');
    expect(observe(laid, 1).sides[0].support).toEqual([{ card: null, faceDown: true, since: 3 }]);
    const hawk = laying({}, { combat: ['Hank Highflyer Hawk'] });
    expect(refused(hawk, bluff(fire)).code).toBe('bluffBlocked');
    expect(refused(laying({}, { support: ['Brain Drain'] }), bluff(fire)).code).toBe('cardLimit');
    expect(refused(laying({}, {}, { turn: { stopped: true } }), bluff(fire)).code).toBe('stopped');
  });

  test('R23.3: face down it is a Support without text, icon of the card or other features', () => {
    const laid = laying(
      { bluffs: ['Boatswain Mena Marn', 'B.P. Unity'] },
      { hand: ['Young Bear', 'Young Fox'] },
      { onTurn: 'you' },
    );
    expect(laid.position.sides[0].support).toHaveLength(2);
    expect(isLegal({ ...laid, position: { ...laid.position, onTurn: 1 } }, by('you', next))).toBe(true);
    expect(look(laying({ bluffs: [blank], combat: ['Demegodas the Odd'] })).me.power.fire).toBe(2 + 2 * 2);
  });

  test('R23.4: it does not count for the six cards, but elsewhere as a Support', () => {
    const you = {
      under: ['Spark', 'Torch'],
      combat: ['Volca'],
      support: ['Tome of Wisdom', 'Seismic Drill'],
      bluffs: [fire],
    };
    expect(look(play(table({ phase: 'retreat', you }), retreat)).dragons).toEqual([0, 1, 2]);
    const mystery = table({
      me: { hand: ['B.P. Mystery', 'Volca'] },
      you: { combat: ['Spark'], support: ['Tome of Wisdom'], bluffs: [fire] },
    });
    expect(look(play(mystery, character('Volca'), character('B.P. Mystery'))).me.combat).toHaveLength(2);
  });

  test('R23.5: it is worth 2 in the element of the fight, 0 in the other and 0 before the element is chosen', () => {
    const power = (element: 'fire' | 'earth' | null) =>
      look(laying({ combat: [], bluffs: [blank] }, {}, { element })).me.power;
    expect(power('fire')).toEqual({ fire: 2, earth: 0 });
    expect(power('earth')).toEqual({ fire: 0, earth: 2 });
    expect(power(null)).toEqual({ fire: 0, earth: 0 });
  });

  test('R23.6: the owner sees own Bluffs, the other seat only how many and when each was laid', () => {
    const laid = play(laying({ bluffs: [earth] }), bluff(fire));
    const { position } = laid;
    expect(observe(laid, 0).sides[0].support.map(({ card }) => card)).toEqual(position.sides[0].support);
    expect(observe(laid, 1).sides[0].support).toEqual([
      { card: null, faceDown: true, since: 1 },
      { card: null, faceDown: true, since: 3 },
    ]);
  });
});

describe('Show Colours', () => {
  test('R23.7: it concerns all Bluffs, and is asked only where one can be called', () => {
    expect(look(announced({ bluffs: [fire] }))).toMatchObject({ toAct: 'you' });
    expect(look(announced({}))).toMatchObject({ onTurn: 'you', phase: 'beginning' });
    expect(look(announced({ combat: ['Volca', 'Letter of Marque'], bluffs: [fire] })).onTurn).toBe('you');
    const old = announced({ bluffs: [fire, blank] });
    expect(look(play(old, call)).fight).toBe(2);
    expect(look(play(old, pass))).toMatchObject({ fight: 1, onTurn: 'you', me: { bluffs: [fire, blank] } });
  });

  test('R23.8: every Bluff shows the element: one dragon, the Bluffs are discarded, the turn goes on', () => {
    const after = play(announced({ bluffs: [fire, alsoFire] }), call);
    expect(look(after)).toMatchObject({
      dragons: [1, 0, 2],
      fight: 1,
      onTurn: 'you',
      me: { bluffs: [], discard: [fire, alsoFire] },
    });
    expect(look(after).me.hand).toHaveLength(6);
  });

  test('R23.9: otherwise the caller gets one dragon, and the bluffer retreats at once', () => {
    const after = play(announced({ bluffs: [fire, earth] }), call);
    expect(look(after)).toMatchObject({ dragons: [0, 2, 1], fight: 2, starter: 'me' });
    expect(newsOf(after, 'retreat')).toMatchObject([{ why: 'failedBluff', seat: 0 }]);
  });

  test('R23.10: a BLANK BLUFF matches neither element', () => {
    for (const element of ['fire', 'earth'] as const) {
      const window = announced({ combat: ['Wild Unicorn'], bluffs: [blank] }, { element });
      expect(look(play(window, call)).fight).toBe(2);
    }
  });

  test('R23.11: the dragon of the call is not changed by texts, comes first, and may win the game', () => {
    const spared = announced({ combat: ['Bethenitana the Storyteller', 'Volca'], bluffs: [blank] });
    expect(look(play(spared, call)).dragons).toEqual([0, 1, 2]);
    const won = play(announced({ bluffs: [blank] }, { dragons: [0, 3] }), call);
    expect(look(won).results).toMatchObject([{ winner: 1, reason: 'fourthDragon' }]);
    expect(newsOf(won, 'retreatDragons')).toEqual([]);
    const success = play(announced({ bluffs: [fire] }, { dragons: [3, 0] }), call);
    expect(look(success).results).toMatchObject([{ winner: 0, crystals: 4 }]);
  });

  test('R23.12: after a success the power counts as reached, and the other one needs only what is left', () => {
    const window = announced(
      { combat: ['Torch'], bluffs: [fire, alsoFire] },
      { you: { hand: ['Shimmer'], combat: ['Sear'] } },
    );
    const after = play(window, call, next, next, fightOn, character('Shimmer'), next, next, announce());
    expect(look(after)).toMatchObject({ fight: 1, onTurn: 'me', announced: 3 });
  });

  test('R23.13: ignored as Supports or as cards with icons they give nothing, cannot be joined and not be called', () => {
    for (const name of ['Flitterflutter', 'Mad Mike Magpie']) {
      const me = { combat: ['Volca'], bluffs: [fire] };
      const ignored = table({ phase: 'announce', me, you: { combat: [name] } });
      expect(look(ignored).me.power.fire).toBe(5);
      expect(look(play(ignored, announce())).onTurn).toBe('you');
      expect(refused(laying({ bluffs: [alsoFire] }, { combat: [name] }), bluff(fire)).code).toBe(
        'bluffBlocked',
      );
    }
  });

  test('R23.14: with icons ignored they keep their 2, cannot be joined, and match nothing when called', () => {
    const you = { combat: ['Sear'], support: ['Impenetrable Fog'] };
    expect(look(laying({ bluffs: [fire] }, you)).me.power.fire).toBe(4 + 2);
    expect(refused(laying({}, you), bluff(fire)).code).toBe('bluffBlocked');
    expect(look(play(announced({ bluffs: [fire] }, { you }), call)).fight).toBe(2);
  });

  test('R23.15: bans on Supports and on cards without text forbid Bluffs, bans on Characters and on texts do not', () => {
    const legal = (you: SideSetup) =>
      isLegal(laying({ hand: ['Boatswain Mena Marn'] }, you), bluff('Boatswain Mena Marn'));
    expect([legal({ support: ['Pandemonium'] }), legal({ combat: ['Corono Cos'] })]).toEqual([false, false]);
    for (const combat of [['Ember'], ['Ferro Fos']]) expect(legal({ combat })).toBe(true);
    for (const name of ['Heat Haze', 'Cloying Mud']) expect(legal({ support: [name] })).toBe(true);
  });

  test('R23.16: in the beginning own Bluffs may be discarded, ignored ones too', () => {
    const beginning = table({
      phase: 'beginning',
      me: { bluffs: [fire, blank] },
      you: { combat: ['Flitterflutter'] },
    });
    expect(look(play(beginning, drop(fire), drop(blank))).me).toMatchObject({
      bluffs: [],
      discard: [fire, blank],
    });
    expect(refused(laying({ bluffs: [earth] }), drop(earth)).code).toBe('cannotDropBluff');
    const faceUp = table({ phase: 'beginning', me: { support: ['Tome of Wisdom'] } });
    expect(refused(faceUp, drop('Tome of Wisdom')).code).toBe('cannotDropBluff');
  });

  test('R23.17: discarded Bluffs are shown; those the opponent discards are picked unseen, by position', () => {
    const dropped = play(table({ phase: 'beginning', me: { bluffs: [fire] } }), drop(fire));
    expect(newsOf(dropped, 'move')).toMatchObject([{ from: 'bluff', to: 'discardPile', seenBy: 'both' }]);
    const asked = play(
      table({ me: { hand: ['Cinder'] }, you: { bluffs: [fire, blank] } }),
      character('Cinder'),
    );
    expect(observe(asked, 0).question!.options).toEqual([null, null]);
    const picked = play(asked, choose(blank));
    expect(look(picked).you).toMatchObject({ bluffs: [fire], discard: [blank] });
    expect(newsOf(picked, 'move').at(-1)).toMatchObject({ from: 'bluff', seenBy: 'both' });
  });

  test('R23.18: only the player on turn can be called, and only after the announcement', () => {
    const window = announced({ bluffs: [fire] });
    expect(refused(window, by('me', call)).code).toBe('notYourTurn');
    const before = table({
      phase: 'announce',
      me: { combat: ['Volca'], bluffs: [fire] },
      you: { bluffs: [blank] },
    });
    expect(refused(before, by('you', call)).code).toBe('notYourTurn');
    expect(refused(before, call).code).toBe('nothingToCall');
  });

  test('R23.19: a Bluff shows no RETRIEVE icon; a text that takes back an active card may take it, unseen (D22)', () => {
    const beginning = table({ phase: 'beginning', me: { bluffs: [fire] } });
    expect(refused(beginning, retrieve(fire)).code).toBe('cannotRetrieve');
    const leading = table({ phase: 'leadership', me: { hand: ['Summon Sorcerer'], bluffs: [fire] } });
    const back = play(leading, leadership('Summon Sorcerer'), choose(fire));
    expect(look(back).me).toMatchObject({ hand: [fire], bluffs: [] });
    expect(observe(back, 1).sides[0].hand).toEqual([null]);
    expect(newsOf(back, 'move').at(-1)).toMatchObject({ to: 'hand', seenBy: 0 });
    expect(observe(back, 1).news.at(-1)).toMatchObject({ card: -1 });
  });

  test('R23.7: the seat that may call sees only the call and the pass', () => {
    expect(legalActions(announced({ bluffs: [fire] }))).toEqual([
      { type: 'showColours', seat: 1 },
      { type: 'pass', seat: 1 },
    ]);
  });
});

describe('pirates and the Spirit', () => {
  const facing = (you: SideSetup, hand: string[]) => table({ me: { hand: ['Volca', ...hand] }, you });

  test('R24.1: a pirate is played as FREE while its condition holds, else as an ordinary Character', () => {
    const two = facing({ combat: ['Young Bear', 'Young Fox'] }, ['B.P. Ferocity']);
    expect(look(play(two, character('Volca'), character('B.P. Ferocity'))).me.combat).toHaveLength(2);
    const one = facing({ combat: ['Young Bear'] }, ['B.P. Ferocity']);
    expect(refused(play(one, character('Volca')), character('B.P. Ferocity')).code).toBe('oneCharacter');
    expect(look(play(one, character('B.P. Ferocity'))).me.combat).toEqual(['B.P. Ferocity']);
    expect(play(one, character('B.P. Ferocity')).position.turn.characterUsed).toBe(true);
  });

  test('R24.2: played as FREE it used no play, and nothing in play makes it FREE later', () => {
    const two = facing({ combat: ['Young Bear', 'Young Fox'] }, ['B.P. Ferocity']);
    const first = play(two, character('B.P. Ferocity'));
    expect(first.position.turn).toMatchObject({ characters: 1, characterUsed: false });
    expect(look(play(first, character('Volca'))).me.combat).toEqual(['B.P. Ferocity', 'Volca']);
  });

  test('R24.3: the Spirit changes the element like a mutant; its condition looks at the influence area only', () => {
    const ghost = "Old Goo Laa's Ghost";
    const withShip = (landed?: boolean) =>
      table({ me: { hand: [ghost], ships: landed === undefined ? [] : [{ ship: 'Sea Falcon', landed }] } });
    expect(look(play(withShip(), character(ghost))).element).toBe('earth');
    expect(look(play(withShip(true), character(ghost))).element).toBe('earth');
    expect(refused(withShip(false), character(ghost)).code).toBe('conditionNotMet');
  });
});
