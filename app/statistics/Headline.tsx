/** The figures one looks for first. */
import { useTexts } from '../text/texts';
import type { Spread, Statistics, Wish } from './count';

interface HeadlineProps {
  readonly statistics: Statistics;
  readonly wish: Wish;
}

export function Headline({ statistics, wish }: HeadlineProps) {
  const { ui, language } = useTexts();
  const { games, won, matches, crystals, streak, turns, fights } = statistics;
  // At one screen every game is won by one of the two, and lost by the other.
  const isShared = wish.opponent === 'sameScreen';
  const meanOf = ({ mean }: Spread) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
  return (
    <dl className="stats-headline">
      <Figure label={ui.statsGames} value={games}>
        {!isShared && ui.statsWonLost(won, games - won)}
      </Figure>
      {matches.games > 0 && wish.people === null && (
        <Figure label={ui.statsMatches} value={matches.games}>
          {!isShared && ui.statsMatchesWon(matches.won, matches.games)}
        </Figure>
      )}
      <Figure label={ui.statsCrystals} value={crystals.won}>
        {!isShared && ui.statsCrystalsLost(crystals.lost)}
      </Figure>
      <Figure label={ui.statsStreak} value={streak?.length ?? 0}>
        {isShared && streak?.who}
      </Figure>
      <Figure label={ui.statsTurns} value={meanOf(turns)}>
        {ui.statsAtMost(turns.most)}
      </Figure>
      <Figure label={ui.statsFights} value={meanOf(fights)}>
        {ui.statsAtMost(fights.most)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | string;
  readonly children: string | false | undefined;
}

const Figure = ({ label, value, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      {children && <small>{children}</small>}
    </dd>
  </div>
);
