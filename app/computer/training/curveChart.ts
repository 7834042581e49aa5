/** The learning curve drawn: strength against the fixed level by games learned from, with 95 % intervals. */
import { wilson } from '../../wilson';
import { type CurvePoint, fixedLevel } from './strength';

const width = 620;
const height = 340;
const [left, right, top, bottom] = [58, 600, 50, 290];
/** Games are told apart by their doublings; the start stands one doubling before the first measurement. */
const doublings = (games: number, first: number): number => (games === 0 ? -1 : Math.log2(games / first));

const heading = `Games won against ${fixedLevel} by ${fixedLevel} with the learned evaluation`;

/** An SVG document. */
export function curveChart(curve: readonly CurvePoint[]): string {
  const counts = curve.map(({ games }) => games);
  const first = Math.min(...counts.filter((games) => games > 0), Number.MAX_SAFE_INTEGER);
  const last = Math.max(1, ...counts.map((games) => doublings(games, first)));
  const x = (games: number): number => left + ((right - left) * (doublings(games, first) + 1)) / (last + 1);
  const y = (share: number): number => bottom - (bottom - top) * share;
  const shares = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${left}" x2="${right}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/>` +
      `<text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${100 * share} %</text>`,
  );
  const points = curve.map(({ games, wins, of }) => {
    const [low, high] = wilson(wins, of);
    const at = x(games).toFixed(1);
    return (
      `<g><title>${games} games: ${wins} of ${of} won</title>` +
      `<line x1="${at}" x2="${at}" y1="${y(low).toFixed(1)}" y2="${y(high).toFixed(1)}" stroke="#7a9cc6" stroke-width="3"/>` +
      `<circle cx="${at}" cy="${y(wins / of).toFixed(1)}" r="5" fill="#1f4e8c"/></g>` +
      `<text x="${at}" y="${bottom + 20}" text-anchor="middle" font-size="11">${games}</text>`
    );
  });
  const line = curve.map(({ games, wins, of }) => `${x(games).toFixed(1)},${y(wins / of).toFixed(1)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<title>${heading}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${width / 2}" y="26" text-anchor="middle" font-size="14">${heading}</text>`,
    ...shares,
    `<polyline points="${line.join(' ')}" fill="none" stroke="#1f4e8c" stroke-width="2"/>`,
    ...points,
    `<text x="${(left + right) / 2}" y="${bottom + 40}" text-anchor="middle">games learned from (each step doubles); bars: 95 % intervals</text>`,
    '</svg>',
    '',
  ].join('\n');
}
