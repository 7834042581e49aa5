/** The scores of all pairs of peoples drawn as a heat map: rows are the peoples of A, columns those of B. */
import { type People, peoples } from '../../../src/vocabulary';
import { type Outcome, scoreOf } from './contest';

const cell = 56;
const left = 90;
const top = 96;

/** From blue (0) over white (one half) to red (1). */
function colourOf(share: number): string {
  const strength = Math.round(255 * (1 - Math.min(1, Math.abs(share - 0.5) * 2) * 0.75));
  return share >= 0.5 ? `rgb(255,${strength},${strength})` : `rgb(${strength},${strength},255)`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const textAt = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" ${more}>${words}</text>`;
const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function cellOf(outcomes: readonly Outcome[], row: number, column: number): string {
  const [own, other] = [peoples[row]!, peoples[column]!];
  const { games, winRateA, low, high } = scoreOf(
    outcomes.filter((outcome) => outcome.own === own && outcome.other === other),
  );
  if (games === 0) return '';
  const [x, y] = [left + column * cell, top + row * cell];
  const percent = (share: number): string => (100 * share).toFixed(0);
  const title = `${capital(own)} (A) against ${capital(other)} (B): ${percent(winRateA)} % of ${games}, ${percent(low)} to ${percent(high)} %`;
  return (
    `<g><title>${title}</title><rect x="${x}" y="${y}" width="${cell - 2}" height="${cell - 2}" fill="${colourOf(winRateA)}"/>` +
    `${textAt(x + cell / 2 - 1, y + cell / 2 + 2, percent(winRateA), 'font-size="16"')}` +
    `${textAt(x + cell / 2 - 1, y + cell - 10, `±${percent((high - low) / 2)}`, 'font-size="9" fill="#444"')}</g>`
  );
}

const headings = (people: People, index: number): string =>
  textAt(left + index * cell + cell / 2, top - 10, capital(people)) +
  textAt(left / 2, top + index * cell + cell / 2 + 4, capital(people));

/** An SVG document; shares are those of A, in per cent. */
export function heatMap(outcomes: readonly Outcome[], a: string, b: string): string {
  const width = left + peoples.length * cell + 16;
  const height = top + peoples.length * cell + 16;
  const all = scoreOf(outcomes);
  const share = `${(100 * all.winRateA).toFixed(1)} % (${(100 * all.low).toFixed(1)} to ${(100 * all.high).toFixed(1)}) of ${all.games} games`;
  const heading = `${escaped(a)} (rows) against ${escaped(b)} (columns): A wins ${share}`;
  const cells = peoples.flatMap((_, row) => peoples.map((_, column) => cellOf(outcomes, row, column)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<title>${heading}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    textAt(width / 2, 26, heading, 'font-size="14"'),
    textAt(width / 2, 46, 'share of games won by the people of the row, in per cent', 'fill="#444"'),
    ...peoples.map(headings),
    ...cells,
    '</svg>',
    '',
  ].join('\n');
}
