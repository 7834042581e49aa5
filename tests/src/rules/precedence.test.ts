/** R20: which text beats which, who picks targets, and when texts act. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  booster,
  cardOf,
  character,
  choose,
  decline,
  fightOn,
  isLegal,
  leadership,
  next,
  play,
  refused,
  support,
  use,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const reinforcing = (me: SideSetup, you: SideSetup = {}, changes: TableSetup = {}) =>
  table({ phase: 'reinforcement', me, you, ...changes });

describe('precedence', () => {
  test('R20.1: a special text beats the rules', () => {
    const opening = table({
      phase: 'leadership',
      element: null,
      me: { hand: ['Commence Mega Launch', 'Volca', 'Fireblast', 'Earthblast'] },
    });
    const launched = play(
      opening,
      ...[
        leadership('Commence Mega Launch'),
        next,
        fightOn,
        character('Volca'),
        next,
        booster('Fireblast'),
        booster('Earthblast'),
      ],
    );
    expect(look(launched).me.combat).toHaveLength(3);
  });

  test('R20.2: "may not" beats "may" and every instruction', () => {
    const you = { combat: ['Sear'], support: ['Pandemonium'] };
    const granted = reinforcing(
      { hand: ['Tome of Wisdom', 'Fire Swamp'], combat: ['Quartermaster Kura Ko'] },
      you,
    );
    for (const name of ['Tome of Wisdom', 'Fire Swamp'])
      expect(refused(granted, support(name)).code).toBe('bannedByCard');
    const demanded = reinforcing(
      { hand: ['Tome of Wisdom'], combat: ['Volca'] },
      { combat: ['Kabu Kat'], support: ['Pandemonium'] },
    );
    expect(refused(demanded, support('Tome of Wisdom')).code).toBe('bannedByCard');
    expect(refused(demanded, next).code).toBe('obligationOpen');
  });

  test('R20.3: ignoring beats everything but PROTECTED', () => {
    const me = { hand: ['Volca'], combat: ['Tittertweet'] };
    expect(isLegal(table({ me, you: { combat: ['Ember'] } }), character('Volca'))).toBe(true);
    const you = { combat: ['Lookout Dolora Paal'] };
    const hawk = table({ me: { combat: ['Hank Highflyer Hawk'] }, you });
    expect(look(hawk).you.power.fire).toBe(1);
  });

  test('R20.4: what is banned stays unplayable even if it would lift the ban', () => {
    const you = { combat: ['Sear'], support: ['Heat Haze'] };
    expect(refused(table({ me: { hand: ['Tittertweet'] }, you }), character('Tittertweet')).code).toBe(
      'bannedByCard',
    );
  });

  test('R20.5: the owner picks the target of a text on "one of my cards", and again when it is lost', () => {
    const before = reinforcing(
      { hand: ['Potion of Cosmic Power'], combat: ['Young Bear', 'Young Fox'] },
      { combat: ['Spark'] },
    );
    const asked = play(before, booster('Potion of Cosmic Power'), next);
    expect(look(asked).asks).toMatchObject({
      kind: 'target',
      by: 'me',
      options: ['Young Bear', 'Young Fox'],
    });
    const fox = play(asked, choose('Young Fox'));
    expect(look(fox).me.power).toEqual({ fire: 3 + 2 * 2, earth: 2 + 3 * 2 });
    const lost = table({
      me: { hand: ['Highchirp'] },
      you: { combat: ['Young Bear', 'Young Fox', 'Potion of Cosmic Power'] },
    });
    const targets = [[cardOf(lost, 1, 'Potion of Cosmic Power'), cardOf(lost, 1, 'Young Fox')]] as const;
    const chosen = { ...lost, position: { ...lost.position, targets } };
    expect(look(chosen).you.power.fire).toBe(3 + 4);
    const after = play(chosen, character('Highchirp'), choose('Young Fox'));
    expect(look(after).you.power.fire).toBe(6);
  });

  test('R20.6: instructions are carried out as far as possible, the rest lapses; "may" is a choice', () => {
    const robbed = play(
      table({ me: { hand: ['Sarogakanas the Ancient'] }, you: { hand: ['Volca'] } }),
      ...[character('Sarogakanas the Ancient'), choose('Sarogakanas the Ancient')],
    );
    expect(look(robbed).you).toMatchObject({ hand: [], discard: ['Volca'] });
    const spared = play(
      table({ me: { hand: ['Sarogakanas the Ancient'] }, you: { hand: ['Volca'] } }),
      ...[character('Sarogakanas the Ancient'), choose()],
    );
    expect(look(spared).you.hand).toEqual(['Volca']);
  });

  test.each(['me', 'you'] as const)(
    'R20.7: "I" on a card is its owner, "you" the other one, in the turn of %s',
    (onTurn) => {
      const state = table({
        onTurn,
        me: { hand: ['Volca'], combat: ['Demegodas the Odd'], support: ['Tome of Wisdom'] },
        you: { hand: ['Volca'], combat: ['Sear'], support: ['Tome of Wisdom'] },
      });
      expect([look(state).me.power.fire, look(state).you.power.fire]).toEqual([2 + 6, 4 + 3]);
    },
  );

  test('R20.8: lasting texts hold only while their card is active and not ignored, and end at once', () => {
    const before = table({
      me: { hand: ['Cinder', 'Fireblast'] },
      you: { combat: ['Sear'], support: ['Hypnotic Rattle'] },
    });
    const after = play(before, character('Cinder'), choose('Hypnotic Rattle'), next, booster('Fireblast'));
    expect(look(after).me.combat).toEqual(['Cinder', 'Fireblast']);
    const under = reinforcing(
      { hand: ['Fireblast'], combat: ['Volca'] },
      { under: ['Thirkomedas the Serene'] },
    );
    expect(isLegal(under, booster('Fireblast'))).toBe(true);
  });

  test('R20.9: of ignoring texts facing each other the earlier in order works first, twins cancel each other', () => {
    const duel = (mine: SideSetup, yours: SideSetup) =>
      look(table({ me: { ...mine, combat: [...(mine.combat ?? []), 'Demegodas the Odd'] }, you: yours })).me
        .power.fire;
    const support = ['Tome of Wisdom'];
    expect(duel({ support }, { support: ['Laughing Gas'] })).toBe(2 + 3);
    expect(duel({ support: [...support, 'Laughing Gas'] }, { support: ['Laughing Gas'] })).toBe(2 + 6);
    expect(duel({ support, combat: ['Tittertweet'] }, { support: ['Laughing Gas'] })).toBe(2 + 2 + 6);
    expect(duel({ support, combat: ['Flitterflutter'] }, { support: ['Laughing Gas'] })).toBe(2 + 2 + 6);
  });
});

describe('when texts act', () => {
  test('R20.10: "now" acts when the card is played, and not again later', () => {
    const before = table({
      me: { combat: ['Cinder'], hand: ['Volca'] },
      you: { support: ['Tome of Wisdom'] },
    });
    expect(look(before).asks).toBeUndefined();
    expect(look(play(before, character('Volca'))).asks).toBeUndefined();
  });

  test('R20.10: "on my turn" can be used once in each own turn, in phases 2 to 5, while the card is active', () => {
    const you = { combat: ['Sear'], support: ['Tome of Wisdom', 'Seismic Drill'] };
    for (const phase of ['leadership', 'retreat', 'character', 'reinforcement'] as const) {
      const before = table({ phase, me: { hand: ['Volca'], combat: ['TopNotch'] }, you });
      const used = play(before, use('TopNotch'), choose('Tome of Wisdom'));
      expect(look(used).you.support).toEqual(['Seismic Drill']);
      expect(refused(used, use('TopNotch')).code).toBe('textUnusable');
    }
    const inactive = table({ me: { under: ['TopNotch'] }, you });
    expect(refused(inactive, use('TopNotch')).code).toBe('textUnusable');
    const played = play(table({ me: { hand: ['TopNotch'] }, you }), character('TopNotch'), use('TopNotch'));
    expect(look(played).asks?.options).toEqual(['Tome of Wisdom', 'Seismic Drill']);
  });

  test('R20.10: texts after the Booster/Support phase act before the announcement, those of the end after the refill', () => {
    const before = table({ me: { hand: ['Shaman of the Here and Now'] }, you: { combat: ['Glimmer'] } });
    const searching = play(before, character('Shaman of the Here and Now'), next, next);
    expect(look(searching)).toMatchObject({ phase: 'reinforcement', asks: { kind: 'search' } });
    const drawing = play(table({ phase: 'announce', me: { combat: ['TopGun'] } }), announce());
    expect(look(drawing)).toMatchObject({
      phase: 'end',
      asks: { kind: 'useText' },
      me: { hand: { length: 6 } },
    });
  });

  test('R20.11: discarded cards lie face up on the pile of their owner, Leadership cards on the Leader', () => {
    const opening = table({ phase: 'retreat', element: null, me: { hand: ['Volca', 'Summon Sorcerer'] } });
    const after = play(opening, decline('Volca', 'Summon Sorcerer'));
    expect(look(after).me).toMatchObject({ discard: ['Volca'], leaderPile: ['Summon Sorcerer'] });
    const moves = newsOf(after, 'move').filter((news) => news.what === 'move' && news.from === 'hand');
    expect(moves).toMatchObject([{ seenBy: 'both' }, { seenBy: 'both' }]);
  });
});
