/** T1-T9: the order in which things happen by themselves. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import {
  announce,
  booster,
  call,
  cardOf,
  character,
  choose,
  decline,
  fightOn,
  leadership,
  next,
  play,
  refused,
  retreat,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

/** What the news tell in their order, each event by its name, card moves as `from>to`. */
const told = ({ position }: State): string[] =>
  (position.news ?? []).map((news) => (news.what === 'move' ? `${news.from}>${news.to}` : news.what));

const storms = ['Crashing Thunder Storm', 'Swirling Snow Storm'];

describe('the order of things', () => {
  test('T1: markers are reset, Storms attract their dragon, then the player may act', () => {
    const before = table({
      phase: 'announce',
      onTurn: 'you',
      turn: { usedSupports: 1, deckDraws: 2 },
      me: { support: storms, combat: ['Peckswift'] },
      you: { combat: ['Wild Unicorn'] },
    });
    const begun = play(before, announce());
    expect(told(begun).slice(-2)).toEqual(['turnBegins', 'dragon']);
    expect(begun.position.turn).toMatchObject({ usedSupports: 0, deckDraws: 0 });
    expect(look(begun)).toMatchObject({ phase: 'beginning', toAct: 'me', dragons: [1, 0, 2] });
  });

  test('T1: a fourth dragon of the Storms ends the game before anything else', () => {
    const before = table({
      phase: 'announce',
      onTurn: 'you',
      dragons: [3, 0],
      me: { support: storms },
      you: { combat: ['Volca'] },
    });
    expect(look(play(before, announce())).results).toMatchObject([{ winner: 0, reason: 'fourthDragon' }]);
  });

  test('T2: the old cards are pushed under and everything is computed anew before a text is carried out', () => {
    const you = { combat: ['Sear'], support: ['Laughing Gas', 'Tome of Wisdom'] };
    const freed = table({ me: { hand: ['Cinder', 'Sun Setting'], combat: ['Tittertweet'] }, you });
    const covered = play(freed, character('Cinder'));
    expect(look(covered).asks).toBeUndefined();
    expect(newsOf(covered, 'textIgnored')).toHaveLength(1);
  });

  test('T2: a text ignored at its moment is not made up for later', () => {
    const before = table({
      me: { hand: ['Cinder', 'Tittertweet'], combat: ['Spark'] },
      turn: { nextFree: true },
      you: { combat: ['Sear'], support: ['Laughing Gas'] },
    });
    const after = play(before, character('Cinder'), character('Tittertweet'));
    expect(look(after)).toMatchObject({ asks: undefined, you: { support: ['Laughing Gas'] } });
  });

  test('T2: STOP counts once the card lies there', () => {
    const covered = table({
      me: { hand: ['Shaman of the Afterlife', 'Fireblast'], combat: ['Impenetrable Fog'] },
      you: { combat: ['Hank Highflyer Hawk'] },
    });
    expect(play(covered, character('Shaman of the Afterlife')).position.turn.stopped).toBe(false);
  });

  test('T3: a Leadership card works from the moment it is played to the end of the turn', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Enthrall Opposition', 'Volca', 'Fireblast'] },
      you: { combat: ['Sear'], support: ['Hypnotic Rattle'] },
    });
    const after = play(
      before,
      ...[
        leadership('Enthrall Opposition'),
        next,
        fightOn,
        character('Volca'),
        next,
        booster('Fireblast'),
        next,
        announce(),
      ],
    );
    expect(look(after)).toMatchObject({ onTurn: 'you', me: { combat: ['Volca', 'Fireblast'] } });
    expect(after.position.turn.leadership).toBe(-1);
  });

  const closing: SideSetup = {
    hand: ['Spark'],
    combat: ['Shaman of the Here and Now', 'Shaman of the Afterlife'],
    discard: ['Volca'],
    ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Torch'] }],
  };

  test('T4: open demands hold the phase; then dragons, own texts in the order of the player, landed Ships', () => {
    const held = table({ phase: 'reinforcement', me: closing, you: { combat: ['Kabu Kat'] } });
    expect(refused(held, next).code).toBe('obligationOpen');
    const you = { combat: ['Torch'], support: ['Irresistible Sirens'] };
    const closed = play(table({ phase: 'reinforcement', me: closing, you }), next);
    expect(look(closed)).toMatchObject({ dragons: [0, 1, 2], me: { ships: [{ landed: true }] } });
    expect(look(closed).asks).toMatchObject({ kind: 'order', options: closing.combat });
    const second = play(closed, choose('Shaman of the Afterlife'), choose('Shaman of the Afterlife'));
    expect(look(second).asks).toMatchObject({ kind: 'search', source: 'Shaman of the Here and Now' });
    const after = play(second, choose());
    expect(look(after)).toMatchObject({ phase: 'announce', me: { ships: [], hand: ['Spark', 'Volca'] } });
  });

  test('T4: targets are chosen last, those of the player on turn before those of the other', () => {
    const before = table({
      me: { hand: ['Highchirp', 'Sun Setting', 'Potion of Cosmic Power'] },
      you: {
        combat: [
          'Wild Gazelle',
          'Wild Antelope',
          'Young Bear',
          'Potion of Mutation',
          'Potion of Cosmic Power',
        ],
      },
    });
    const targets = [[cardOf(before, 1, 'Potion of Cosmic Power'), cardOf(before, 1, 'Young Bear')]] as const;
    const chosen = { ...before, position: { ...before.position, targets } };
    const mine = play(
      chosen,
      ...[
        character('Highchirp'),
        choose('Young Bear'),
        character('Sun Setting'),
        next,
        booster('Potion of Cosmic Power'),
        next,
      ],
    );
    expect(look(mine).asks).toMatchObject({
      kind: 'target',
      by: 'me',
      options: ['Highchirp', 'Sun Setting'],
    });
    const theirs = play(mine, choose('Highchirp'));
    expect(look(theirs).asks).toMatchObject({
      kind: 'target',
      by: 'you',
      options: ['Wild Gazelle', 'Wild Antelope'],
    });
  });

  test('T5: element, power, announcement, window, then dragon and discards', () => {
    const opening = table({
      phase: 'announce',
      element: null,
      me: { combat: ['Volca'], bluffs: ['Cannoneer Tara Ko'] },
    });
    const after = play(opening, announce('fire'), call);
    const events = told(after);
    const marks = [
      'element',
      'announce',
      'showColours',
      'dragon',
      'bluff>discardPile',
      'drawPile>hand',
      'turnBegins',
    ];
    expect(marks.map((mark) => events.indexOf(mark))).toEqual(
      marks.map((mark) => events.indexOf(mark)).sort((a, b) => a - b),
    );
    expect(after.position.announced).toMatchObject({ power: 7 });
  });

  test('T6: refill, texts of the end in the order of the player, Floods last', () => {
    const me = { combat: ['TopGun', 'TopShot'], support: ['Torrential Flood', 'Tidal Flood'] };
    const asked = play(table({ phase: 'announce', me, you: { combat: ['Sear'] } }), announce());
    expect(look(asked)).toMatchObject({
      me: { hand: { length: 6 } },
      asks: { kind: 'order', options: ['TopGun', 'TopShot'] },
    });
    const shot = play(asked, choose('TopShot'), choose('TopShot'));
    expect(look(shot)).toMatchObject({ you: { discard: { length: 1 } }, asks: { source: 'TopGun' } });
    const over = play(shot, choose('TopGun'));
    expect(look(over)).toMatchObject({ fight: 2, starter: 'you', dragons: [1, 0, 2] });
    expect(newsOf(over, 'retreat')).toMatchObject([{ why: 'floods' }]);
  });

  test('T7: landed Ships, demanded dragons, dragons of the retreat, areas, winner draws before the loser', () => {
    const before = table({
      phase: 'retreat',
      me: { combat: ['Volca'], ships: [{ ship: 'Rising Sun', landed: true }] },
      you: { combat: ['Sear'], support: ['Irresistible Sirens', 'Fearsome Spirits'] },
    });
    const after = play(before, retreat);
    expect(look(after).dragons).toEqual([0, 3, 0]);
    const events = told(after);
    const first = events.slice(0, events.indexOf('drawPile>hand'));
    expect(first).toEqual([
      ...['retreat', 'ships>discardPile', 'dragon', 'retreatDragons', 'dragon', 'dragon'],
      ...['combat>discardPile', 'support>discardPile', 'support>discardPile', 'combat>discardPile'],
    ]);
    const drawers = newsOf(after, 'move').flatMap((news) =>
      news.what === 'move' && news.from === 'drawPile' ? [news.seat] : [],
    );
    expect(drawers).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  test('T7: Floods force the retreat while a dragon is demanded "even if you retreat": both are attracted (Q42, D13)', () => {
    const support = ['Torrential Flood', 'Tidal Flood', 'Irresistible Sirens'];
    const after = play(table({ phase: 'announce', me: { combat: ['Volca'], support } }), announce());
    expect(look(after)).toMatchObject({ dragons: [2, 0, 1], starter: 'you' });
  });

  test('T8: landed Ships go, the cards are discarded, then the hand is filled and the other one opens', () => {
    const before = table({
      phase: 'retreat',
      element: null,
      me: { hand: ['Volca'], ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Spark'] }] },
    });
    const events = told(play(before, decline('Volca')));
    expect(events.filter((event) => event !== 'drawPile>hand')).toEqual([
      ...[
        'decline',
        'cargo>discardPile',
        'ships>discardPile',
        'hand>discardPile',
        'fightBegins',
        'turnBegins',
      ],
    ]);
    expect(events.lastIndexOf('drawPile>hand')).toBeLessThan(events.indexOf('fightBegins'));
  });

  test('T9: an instant win stops everything at once', () => {
    const you = { combat: ['Sear'], support: ['Irresistible Sirens'] };
    const sirens = play(
      table({
        phase: 'retreat',
        dragons: [0, 3],
        crystalsToWin: 4,
        me: { hand: [], combat: ['Volca'] },
        you,
      }),
      retreat,
    );
    expect(look(sirens)).toMatchObject({ me: { combat: ['Volca'], hand: [] }, you: { crystals: 4 } });
    expect(newsOf(sirens, 'retreatDragons')).toEqual([]);
    const bought = table({
      phase: 'leadership',
      dragons: [3, 0],
      crystalsToWin: 4,
      me: { hand: ['Charm Holy Dragon', 'Flamebreath the Dazzling', 'Spark'] },
    });
    const won = play(bought, leadership('Charm Holy Dragon'), choose('Flamebreath the Dazzling', 'Spark'));
    expect(look(won)).toMatchObject({ toAct: null, me: { crystals: 4 } });
    const texts = play(table({ phase: 'reinforcement', dragons: [0, 3], me: closing, you }), next);
    expect(look(texts)).toMatchObject({ asks: undefined, results: [{ reason: 'fourthDragon' }] });
  });
});
