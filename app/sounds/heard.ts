/** Which sound belongs to what has happened; of several at once the weightiest. */
import type { News } from '../../src/news';
import type { Sound } from './tones';

const soundOf: Partial<Record<News['what'], Sound>> = {
  gameEnds: 'gameEnds',
  dragon: 'dragon',
  retreat: 'fightEnds',
  play: 'card',
  bluff: 'card',
  load: 'card',
  land: 'card',
};

const weight: readonly Sound[] = ['gameEnds', 'dragon', 'fightEnds', 'yourTurn', 'card'];

export function soundFor(news: readonly News[], isNowYours: boolean): Sound | undefined {
  const heard = new Set(news.map((one) => soundOf[one.what]));
  if (isNowYours) heard.add('yourTurn');
  return weight.find((sound) => heard.has(sound));
}
