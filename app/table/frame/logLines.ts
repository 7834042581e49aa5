/** The log of a game as lines: a heading for each fight and turn, a sentence for each event, draws told as one. */
import type { News } from '../../../src/news';
import type { Names, Texts } from '../../../src/text';
import type { Seat } from '../../../src/vocabulary';

export interface LogLine {
  readonly id: string;
  readonly kind: 'heading' | 'event';
  readonly seat: Seat | null;
  readonly text: string;
}

const isDraw = (news: News): boolean =>
  news.what === 'move' && news.from === 'drawPile' && news.to === 'hand' && news.seenBy !== 'both';

/** Steps of a larger event that has a sentence of its own. */
function isTold(news: News, next: News | undefined): boolean {
  if (news.what === 'element') return next?.what === 'announce';
  return news.what === 'fightOn';
}

function heading(news: News, { ui }: Texts, names: Names): string | undefined {
  if (news.what === 'turnBegins') return ui.logTurn(news.turn, names.seat(news.seat));
  return news.what === 'fightBegins' ? ui.logFight(news.fight) : undefined;
}

const seatOf = (news: News): Seat | null => ('seat' in news ? news.seat : null);

export function logLines(news: readonly News[], game: number, names: Names, texts: Texts): LogLine[] {
  const lines: LogLine[] = [];
  const own = news.filter((one) => one.game === game);
  for (let i = 0; i < own.length; i++) {
    const one = own[i]!;
    const id = `${game} ${i}`;
    const title = heading(one, texts, names);
    if (title !== undefined) {
      lines.push({ id, kind: 'heading', seat: null, text: title });
      continue;
    }
    if (isTold(one, own[i + 1])) continue;
    let draws = 0;
    while (own[i + draws] && isDraw(own[i + draws]!) && seatOf(own[i + draws]!) === seatOf(one)) draws++;
    if (draws > 1) {
      lines.push({ id, kind: 'event', seat: seatOf(one), text: texts.draws(seatOf(one)!, draws, names) });
      i += draws - 1;
      continue;
    }
    lines.push({ id, kind: 'event', seat: seatOf(one), text: texts.log(one, names) });
  }
  return lines;
}
