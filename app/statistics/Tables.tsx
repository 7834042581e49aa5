/** Figures that are read rather than seen: against whom, who won at one screen, how games ended. */
import { useId } from 'react';
import type { People } from '../../src/vocabulary';
import { useTexts } from '../text/texts';
import { type Statistics, type Tally, talliesByOpponent } from './count';
import type { PlayedMatch } from './playedMatch';

interface Line {
  readonly name: string;
  readonly cells: readonly (string | number)[];
}

interface FigureTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly lines: readonly Line[];
}

function FigureTable({ title, heads, lines }: FigureTableProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <table className="stats-table" aria-labelledby={titleId}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the column is the head's.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface AgainstProps {
  readonly matches: readonly PlayedMatch[];
  readonly people: People | null;
}

export function AgainstWhom({ matches, people }: AgainstProps) {
  const { ui } = useTexts();
  const tallies = [...talliesByOpponent(matches, people)].filter(([, { games }]) => games > 0);
  if (tallies.length === 0) return null;
  return (
    <FigureTable
      title={ui.statsAgainst}
      heads={[ui.statsOpponent, ui.statsGames, ui.statsWon, ui.statsLost]}
      lines={tallies.map(([opponent, { games, won }]) =>
        opponent === 'sameScreen'
          ? { name: ui.opponentSameScreen, cells: [games, '–', '–'] }
          : { name: ui.statsLevel(ui.levelNames[opponent]), cells: [games, won, games - won] },
      )}
    />
  );
}

export function WhoWon({ tallies }: { readonly tallies: ReadonlyMap<string, Tally> }) {
  const { ui } = useTexts();
  return (
    <FigureTable
      title={ui.statsByPlayer}
      heads={[ui.statsPlayer, ui.statsGames, ui.statsWon]}
      lines={[...tallies].map(([name, { games, won }]) => ({ name, cells: [games, won] }))}
    />
  );
}

interface HowEndedProps {
  readonly tallies: Statistics['byEnd'];
  /** Both who won and who lost are counted. */
  readonly isShared: boolean;
}

export function HowEnded({ tallies, isShared }: HowEndedProps) {
  const { ui } = useTexts();
  return (
    <FigureTable
      title={ui.statsEnds}
      heads={isShared ? [ui.statsEnd, ui.statsGames] : [ui.statsEnd, ui.statsWon, ui.statsLost]}
      lines={[...tallies].map(([reason, { games, won }]) => ({
        name: ui.statsEndNames[reason],
        cells: isShared ? [won] : [won, games - won],
      }))}
    />
  );
}
