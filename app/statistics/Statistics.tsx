/** The room where players see what their games have come to. */
import { useEffect, useState } from 'react';
import { type People, peoples } from '../../src/vocabulary';
import { Room } from '../look/Room';
import { SelectField } from '../look/SelectField';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import { type Opponent, opponentIn, opponents, statisticsOf, type Wish } from './count';
import { FileTools } from './FileTools';
import { Headline } from './Headline';
import { ledger, loadLedger } from './ledger';
import { MatchList } from './MatchList';
import type { PlayedMatch } from './playedMatch';
import { SharePlot } from './SharePlot';
import { AgainstWhom, HowEnded, WhoWon } from './Tables';
import './statistics.css';

export function Statistics() {
  const { ui } = useTexts();
  const matches = useStore(ledger);
  useEffect(() => void loadLedger(), []);
  if (matches === null) return null;
  return (
    <Room title={ui.roomStatistics} className="statistics">
      <div className="sheet paper">
        {matches === 'closed' ? <p role="alert">{ui.statsClosed}</p> : <Sheet matches={matches} />}
      </div>
    </Room>
  );
}

function Sheet({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const { ui } = useTexts();
  const [wish, setWish] = useState<Wish>(() => ({ opponent: firstOf(matches), people: null }));
  return (
    <>
      {matches.length === 0 ? (
        <p className="stats-none">{ui.statsNone}</p>
      ) : (
        <>
          <Wishes wish={wish} onChange={setWish} />
          <Figures matches={matches} wish={wish} />
          <MatchList matches={matches} />
        </>
      )}
      <FileTools matches={matches} />
      <p className="stats-small">{ui.statsWhatCounts}</p>
    </>
  );
}

/** The computer, unless only people have been played with. */
const firstOf = (matches: readonly PlayedMatch[]): Opponent =>
  matches.length > 0 && matches.every((match) => opponentIn(match) === 'sameScreen')
    ? 'sameScreen'
    : 'computer';

interface WishesProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function Wishes({ wish, onChange }: WishesProps) {
  const { ui, words } = useTexts();
  const nameOf = (opponent: Opponent): string => {
    if (opponent === 'computer') return ui.statsAnyLevel;
    return opponent === 'sameScreen' ? ui.opponentSameScreen : ui.statsLevel(ui.levelNames[opponent]);
  };
  return (
    <div className="stats-wishes">
      <SelectField<Opponent>
        label={ui.statsOpponent}
        options={(['computer', ...opponents] as const).map((value) => ({ value, label: nameOf(value) }))}
        value={wish.opponent}
        onChange={(opponent) => onChange({ ...wish, opponent })}
      />
      <SelectField<People | 'any'>
        label={ui.statsOwnPeople}
        options={[
          { value: 'any', label: ui.statsAnyPeople },
          ...peoples.map((value) => ({ value, label: words.peoples[value] })),
        ]}
        value={wish.people ?? 'any'}
        onChange={(people) => onChange({ ...wish, people: people === 'any' ? null : people })}
      />
    </div>
  );
}

function Figures({ matches, wish }: { readonly matches: readonly PlayedMatch[]; readonly wish: Wish }) {
  const { ui } = useTexts();
  const statistics = statisticsOf(matches, wish);
  if (statistics.games === 0) return <p role="status">{ui.statsNoneOfThese}</p>;
  const isShared = wish.opponent === 'sameScreen';
  return (
    <>
      <Headline statistics={statistics} wish={wish} />
      <div className="stats-pair">
        <SharePlot title={ui.statsByOwn} tallies={statistics.byOwnPeople} />
        <SharePlot title={ui.statsByOther} tallies={statistics.byOtherPeople} />
      </div>
      <p className="stats-small">{ui.statsPlotHint}</p>
      <div className="stats-pair">
        {isShared && <WhoWon tallies={statistics.byPlayer} />}
        <HowEnded tallies={statistics.byEnd} isShared={isShared} />
        <AgainstWhom matches={matches} people={wish.people} />
      </div>
    </>
  );
}
