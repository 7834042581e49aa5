/** Words on a page that are not of its language: left over from another one, or names of texts instead of the texts. */
import type { Page } from 'playwright-core';
import { catalogue } from '../../../src/cards';
import { type Texts, textsFor } from '../../../src/text';
import { type Language, languages } from '../../../src/vocabulary';

/** Short words that each language needs in nearly every sentence, and no other language has. */
const tellTales: Readonly<Record<Language, RegExp>> = {
  en: oneOf('the|of|and|with|your|you|this|from|by'),
  de: oneOf('der|das|und|nicht|mit|ist|eine|von|auf|wird'),
  es: oneOf('el|las|del|con|para|una|que|por|está'),
};

function oneOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

/** `undefined`, `NaN`, an object, or a key such as `handSummary`. */
const unworded = /\b(undefined|NaN|null)\b|\[object|\b[a-z]+[A-Z][a-z]+/;

/** Names of cards are those of the printed game in every language; the longest first, as some hold others. */
const names = new RegExp(
  [...new Set(catalogue.map(({ name }) => name))]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);

/** What can be seen or heard, apart from what says itself that it is of another language. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let at = walker.nextNode(); at !== null; at = walker.nextNode()) {
      const element = at as HTMLElement;
      if (element.closest('[lang]') !== root || element.matches('script, style, title, textarea')) continue;
      // Parts of a drawing are not told.
      const isTold = element.parentElement?.closest('[role=img], svg[aria-hidden=true]') === null;
      for (const name of isTold ? ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'] : [])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });

/** Every fixed string of a table of texts. */
const fixedTexts = (table: unknown): string[] => {
  if (typeof table === 'string') return [table];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(fixedTexts) : [];
};

const fixedOf = ({ ui, words }: Texts): ReadonlySet<string> =>
  new Set([...fixedTexts(ui), ...fixedTexts(words)]);

const fixed = Object.fromEntries(languages.map((one) => [one, fixedOf(textsFor(one))])) as Record<
  Language,
  ReadonlySet<string>
>;

/** Texts that stand on the page and should not, in a page of that language. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const others = languages.filter((one) => one !== language);
  const isForeign = (text: string): boolean => {
    const said = text.replace(names, '');
    const isTold = others.some((other) => tellTales[other].test(said));
    const isLeftOver = !fixed[language].has(text) && others.some((other) => fixed[other].has(text));
    return isTold || isLeftOver || unworded.test(said);
  };
  return (await textsOn(page)).filter(isForeign);
}
