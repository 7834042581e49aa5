/** What a table of the log holds: one sentence a kind of news. */
import type { News, NewsBody, Whereabouts } from '../../news';
import type { Names } from '../names';

export type NewsOf<W extends NewsBody['what']> = Extract<NewsBody, { what: W }>;

export type LogTexts = {
  readonly [W in NewsBody['what']]: (news: NewsOf<W>, names: Names) => string;
};

export type Move = NewsOf<'move'>;

/** Ways of a card that have a sentence of their own; the others are told as "from … to …". */
export type WayTexts = {
  readonly [Way in `${Whereabouts}To${Capitalize<Whereabouts>}`]?: (news: Move, names: Names) => string;
};

export function wayOf({ from, to }: Move): keyof WayTexts {
  const capital = `${to.charAt(0).toUpperCase()}${to.slice(1)}` as Capitalize<Whereabouts>;
  return `${from}To${capital}`;
}

export function logSentence(texts: LogTexts, news: News, names: Names): string {
  const text = texts[news.what] as (news: News, names: Names) => string;
  return text(news, names);
}
