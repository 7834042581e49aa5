/** The matches themselves, the latest first. */
import { opponentOf, type Seat } from '../../src/vocabulary';
import { seatNamesOf } from '../text/seatNames';
import { useTexts } from '../text/texts';
import { timeOf } from '../text/timeOf';
import type { PlayedDeck, PlayedMatch } from './playedMatch';

/** More would only be scrolled past; the file has them all. */
const mostShown = 50;

export function MatchList({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const { ui } = useTexts();
  const latest = matches.toReversed().slice(0, mostShown);
  return (
    <details className="stats-list">
      <summary>{ui.statsList}</summary>
      {matches.length > mostShown && <p>{ui.statsLatest(mostShown, matches.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
      <section className="stats-scroll" tabIndex={0} aria-label={ui.statsList}>
        <table className="stats-table">
          <caption className="unseen">{ui.statsList}</caption>
          <thead>
            <tr>
              <th scope="col">{ui.statsDate}</th>
              <th scope="col">{ui.statsDecks}</th>
              <th scope="col">{ui.statsOpponent}</th>
              <th scope="col">{ui.statsWinner}</th>
              <th scope="col">{ui.statsResult}</th>
            </tr>
          </thead>
          <tbody>
            {latest.map((match) => (
              <MatchLine key={match.key} match={match} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function MatchLine({ match }: { readonly match: PlayedMatch }) {
  const texts = useTexts();
  const { ui, words, language } = texts;
  const { sitters, crystals, games, endedAt } = match;
  const winner: Seat = crystals[0] > crystals[1] ? 0 : 1;
  const own: Seat = sitters[0].level === null ? 0 : 1;
  const other = opponentOf(own);
  const nameOf = ({ people, title }: PlayedDeck) =>
    title === null ? words.peoples[people] : `${title} (${words.peoples[people]})`;
  const { level } = sitters[other];
  const names = seatNamesOf(sitters, texts, level === null ? null : own);
  const { decks } = games[0]!;
  return (
    <tr>
      <th scope="row">{timeOf(endedAt, language)}</th>
      <td>{ui.against(nameOf(decks[own]), nameOf(decks[other]))}</td>
      <td>{level === null ? names[other] : ui.statsLevel(ui.levelNames[level])}</td>
      <td>{names[winner]}</td>
      <td>{`${crystals[own]} : ${crystals[other]}`}</td>
    </tr>
  );
}
