/** Reasons, labels, prompts and the log: complete in every language, and each a sentence one can read. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/actions';
import { catalogue } from '../../../src/cards';
import type { News } from '../../../src/news';
import type { Reason } from '../../../src/reasons';
import { textsFor } from '../../../src/text';
import { languages } from '../../../src/vocabulary';
import {
  actionExamples,
  cardIds,
  idOf,
  names,
  namesFor,
  newsExamples,
  places,
  questions,
  reasonExamples,
  scene,
} from '../../support/textExamples';

/** What no text of ours may contain. */
const blemish = /undefined|null|NaN|\[object|!| {2}| [.,;:]|\.\./;

const sentence = /^[\p{Lu}¿0-9„«].*[.?]$/u;

/** Reasons about each card of the catalogue; the longest names are among them. */
const reasons: Reason[] = Object.entries(reasonExamples).flatMap(([code, figures]) =>
  cardIds.map((card) => ({ code, rule: 'R1.1', ...figures(card) }) as Reason),
);

const actions: Action[] = Object.entries(actionExamples).flatMap(([type, list]) =>
  list.map((figures) => ({ type, seat: 0, ...figures }) as Action),
);

const news: News[] = Object.entries(newsExamples).flatMap(([what, list]) =>
  list.map((figures) => ({ what, turn: 1, fight: 1, game: 1, ...figures }) as News),
);

const scenes = places.flatMap((place) =>
  [true, false].flatMap((opening) =>
    [true, false].flatMap((isForced) =>
      ([0, 1] as const).flatMap((toAct) => [
        scene({ place, toAct, opening, isForced, element: opening ? null : 'fire' }),
        scene({ place, toAct, opening, isForced, landed: [idOf('Sea Devil')], bluffs: 1, demands: [] }),
        scene({ place, toAct, onTurn: 1, hasShield: true, retreat: undefined }),
      ]),
    ),
  ),
);

/** Ways of a card that the game knows; the others are only told so that none is missing. */
const isUsual = (each: News): boolean =>
  each.what !== 'move' || each.to === 'hand' || each.to === 'discardPile' || each.from === 'hand';

describe.each(languages)('in %s', (language) => {
  const texts = textsFor(language);

  test('every reason is a sentence of at most 90 characters', () => {
    const said = reasons.map((reason) => texts.reason(reason, names));
    expect(said.filter((text) => text.length > 90 || !sentence.test(text) || blemish.test(text))).toEqual([]);
  });

  test('reasons say the figures that decide', () => {
    for (const [code, figures] of Object.entries(reasonExamples)) {
      const { have, need, max, capacity } = { ...figures(idOf('Brain Drain')) } as Record<string, number>;
      const text = texts.reason({ code, rule: 'R1.1', ...figures(idOf('Brain Drain')) } as Reason, names);
      for (const figure of [have, need, capacity, max === 0 ? undefined : max]) {
        if (figure !== undefined) expect(text).toContain(String(figure));
      }
    }
  });

  test('a ban says what it forbids', () => {
    for (const card of catalogue) {
      if (card.effect?.do !== 'forbidPlay') continue;
      const reason: Reason = { code: 'bannedByCard', rule: 'R21.6', card: 1, by: catalogue.indexOf(card) };
      const text = texts.reason(reason, names);
      for (const kind of card.effect.cards.kinds ?? []) expect(text).toContain(texts.words.kinds[kind].many);
    }
  });

  test('no two reasons sound alike', () => {
    const said = Object.entries(reasonExamples).map(([code, figures]) =>
      texts.reason({ code, rule: 'R1.1', ...figures(0) } as Reason, names),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  test('every action has a label', () => {
    for (const action of actions) {
      const label = texts.action(action, scene());
      expect(label).toMatch(/^[\p{L}\d]/u);
      expect(label).not.toMatch(blemish);
      expect(texts.action(action, { names })).not.toMatch(blemish);
    }
  });

  test('every question has answers and a prompt, for both seats', () => {
    for (const question of questions) {
      for (const picks of [[], [0], [1]]) {
        const label = texts.action({ type: 'choose', seat: 0, picks }, scene({ question }));
        expect(label).toMatch(/^\p{L}|^\d/u);
        expect(label).not.toMatch(blemish);
      }
      const own = texts.prompt(scene({ question, toAct: 0, reader: 0 }));
      const other = texts.prompt(scene({ question, toAct: 0, reader: 1 }));
      expect(own.ask).toMatch(/\?$/);
      expect(other.ask).toMatch(/^Mira/);
      for (const text of Object.values({ ...own, ...other })) expect(text).not.toMatch(blemish);
    }
  });

  test('hidden cards among the options are told apart by their number', () => {
    const question = { ...questions[2]!, kind: 'discardFromPlay', options: [null, 3, null] } as const;
    const label = (pick: number) =>
      texts.action({ type: 'choose', seat: 0, picks: [pick] }, scene({ question }));
    expect(label(0)).toMatch(/1/);
    expect(label(2)).toMatch(/2/);
  });

  test('every place has a prompt, for both seats', () => {
    for (const each of scenes) {
      const { head, ask, facts } = texts.prompt(each);
      expect(ask).toMatch(sentence);
      if (facts !== '') expect(facts).toMatch(sentence);
      for (const text of [head, ask, facts]) expect(text).not.toMatch(blemish);
    }
  });

  test('every piece of news is a sentence, told to either seat or to both', () => {
    for (const you of [null, 0, 1] as const) {
      for (const each of news) {
        const text = texts.log(each, namesFor(you));
        expect(text).toMatch(sentence);
        expect(text).not.toMatch(blemish);
        if (you === 0) expect(text).not.toContain('Mira');
      }
    }
    expect(texts.draws(0, 3, names)).toContain('3');
  });

  test('a hidden card is told without a name', () => {
    const laid: News = { what: 'bluff', seat: 0, card: -1, turn: 1, fight: 1, game: 1 };
    const expected = {
      en: 'Mira lays a card face down.',
      de: 'Mira legt eine Karte verdeckt.',
      es: 'Mira coloca una carta boca abajo.',
    };
    expect(texts.log(laid, names)).toBe(expected[language]);
  });

  test('all sentences are as reviewed', async () => {
    const unique = (list: readonly string[]): string => [...new Set(list)].join('\n');
    const shown = [
      unique(reasons.filter((_, index) => index % 40 === 13).map((reason) => texts.reason(reason, names))),
      unique(actions.map((action) => texts.action(action, scene()))),
      unique(
        [...scenes, ...questions.map((question) => scene({ question }))].map((each) =>
          Object.values(texts.prompt(each)).join(' | '),
        ),
      ),
      unique(
        [null, 0].flatMap((you) =>
          news.filter(isUsual).map((each) => texts.log(each, namesFor(you as 0 | null))),
        ),
      ),
    ];
    await expect(`${shown.join('\n\n')}\n`).toMatchFileSnapshot(`golden/sentences.${language}.txt`);
  });
});

test('the wordings agreed with the visual direction', () => {
  const reason = { code: 'powerTooLow', rule: 'R11.3', element: 'fire', have: 6, need: 8 } as const;
  expect(languages.map((language) => textsFor(language).reason(reason, names))).toEqual([
    'Your power is 6 in fire; you need at least 8.',
    'Du hast 6 in Feuer und brauchst mindestens 8.',
    'Tienes 6 en fuego y necesitas al menos 8.',
  ]);
  const ban: Reason = { code: 'bannedByCard', rule: 'R21.6', card: 1, by: idOf('Ember') };
  expect(languages.map((language) => textsFor(language).reason(ban, names))).toEqual([
    'Ember forbids Characters without text.',
    'Ember verbietet Charaktere ohne Text.',
    'Ember prohíbe los Personajes sin texto.',
  ]);
});
