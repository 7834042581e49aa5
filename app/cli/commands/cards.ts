/** `blue-moon cards`: lists cards with their generated text. */
import { type Command, Option } from 'commander';
import type { Card } from '../../../src/cards/card';
import { cardLine } from '../../../src/text/cardLine';
import { effectText } from '../../../src/text/effectText';
import { type CardWish, effectKinds, searchCards } from '../../../src/text/searchCards';
import { kinds, type Language, languages, peoples } from '../../../src/vocabulary';

interface CardsOptions extends Pick<CardWish, 'people' | 'effect'> {
  readonly type?: CardWish['kind'];
  readonly lang: Language;
  readonly json?: true;
}

export function register(program: Command): void {
  program
    .command('cards')
    .description('list cards with their text')
    .argument('[query...]', 'words of the name or the text; a name may be misspelt')
    .addOption(new Option('--people <people>', 'only cards of this people').choices([...peoples, 'mutant']))
    .addOption(new Option('--type <kind>', 'only cards of this kind').choices(kinds))
    .addOption(new Option('--effect <effect>', 'only cards with this kind of text').choices(effectKinds))
    .addOption(new Option('--lang <language>', 'language of the text').choices(languages).default('en'))
    .option('--json', 'print the cards as JSON')
    .action(list);
}

function list(query: string[], { people, type, effect, lang, json }: CardsOptions): void {
  const wish = { query: query.join(' '), people, kind: type, effect };
  const cards = searchCards(withoutUndefined(wish), lang);
  if (cards.length === 0) process.exitCode = 1;
  if (json)
    console.log(
      JSON.stringify(
        cards.map((card) => ({ ...card, text: effectText(card, lang) })),
        null,
        2,
      ),
    );
  else if (cards.length === 0) console.error('No card matches.');
  else console.log(cards.map((card) => entry(card, lang)).join('\n'));
}

function withoutUndefined(wish: { [K in keyof CardWish]: CardWish[K] | undefined }): CardWish {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

function entry(card: Card, language: Language): string {
  const text = effectText(card, language);
  return `${card.name}\n  ${cardLine(card, language)}${text === '' ? '' : `\n  ${text}`}\n`;
}
