/** The game judged: its plot, its blunders with what was better, and how likely Bluffs in question were good. */
import { useEffect } from 'react';
import type { Judged } from '../../game/teacher';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import type { Film } from '../film';
import './analysis.css';
import { ChancePlot } from './ChancePlot';
import { type Analysis, judgingOf } from './judging';
import { useMoves } from './useMoves';

interface AnalysisDialogProps {
  readonly film: Film;
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
}

const percentOf = (part: number): number => Math.round(part * 100);

export function AnalysisDialog({ film, at, onGo, onClose }: AnalysisDialogProps) {
  const { ui } = useTexts();
  const judging = judgingOf(film);
  const analysis = useStore(judging.analysis);
  useEffect(() => judging.stop, [judging]);
  const { state, judged } = analysis;
  const isRunning = state === 'running';
  const go = (to: number) => {
    onGo(to);
    onClose();
  };
  return (
    <Dialog title={ui.analysis} wide className="analysis" onClose={onClose}>
      <p role="status">{useStateInWords(analysis, film.length)}</p>
      {judged.length > 0 && (
        <figure>
          <ChancePlot
            judged={judged}
            length={film.length}
            at={at}
            label={plotInWords(judged, ui.chanceOf(film.seatNames[0]), ui.chanceAt)}
          />
          <figcaption>{ui.chanceOf(film.seatNames[0])}</figcaption>
        </figure>
      )}
      {judged.length > 0 && <Blunders film={film} judged={judged} isDone={!isRunning} onGo={go} />}
      <BluffOdds film={film} judged={judged} onGo={go} />
      <div className="dialog-actions">
        {isRunning ? (
          <Button onClick={judging.stop}>{ui.analysisStop}</Button>
        ) : (
          <Button look={state === 'done' ? 'plain' : 'main'} onClick={() => judging.start(film.record())}>
            {ui.analyse}
          </Button>
        )}
        <Button look={state === 'done' ? 'main' : 'plain'} onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}

function useStateInWords({ state, judged }: Analysis, length: number): string {
  const { ui } = useTexts();
  const blunders = judged.filter(({ isBlunder }) => isBlunder).length;
  const words: Record<Analysis['state'], () => string> = {
    resting: () => ui.analysisHint,
    running: () => ui.analysing((judged.at(-1)?.index ?? 0) + 1, length),
    stopped: () => ui.analysisStopped,
    failed: () => ui.analysisFailed,
    done: () => ui.analysisDone(judged.length, blunders),
  };
  return words[state]();
}

/** Where the game began, stood half way and came to, for those who do not see the plot. */
function plotInWords(
  judged: readonly Judged[],
  title: string,
  say: (action: number, percent: number) => string,
): string {
  const some = [judged[0]!, judged[Math.floor(judged.length / 2)]!, judged.at(-1)!];
  return `${title}. ${some.map(({ index, winChance }) => say(index + 1, percentOf(winChance))).join(', ')}`;
}

interface ListProps {
  readonly film: Film;
  readonly judged: readonly Judged[];
  readonly onGo: (at: number) => void;
}

function Blunders({ film, judged, isDone, onGo }: ListProps & { readonly isDone: boolean }) {
  const { ui } = useTexts();
  const moves = useMoves(film);
  const blunders = judged.filter(({ isBlunder }) => isBlunder);
  if (blunders.length === 0) return isDone ? <p>{ui.noBlunders}</p> : null;
  return (
    <section aria-label={ui.blunders}>
      <h3>{ui.blunders}</h3>
      <ul>
        {blunders.map(({ index, seat, loss, played, best }) => (
          <li key={index}>
            <button type="button" onClick={() => onGo(index)}>
              {ui.blunderAt(film.seatNames[seat], index + 1, percentOf(loss))}
            </button>
            <p>
              {ui.blunderPlayed(moves(index, played))}. {ui.blunderBetter(moves(index, best))}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BluffOdds({ film, judged, onGo }: ListProps) {
  const { ui } = useTexts();
  const asked = judged.flatMap(({ index, seat, bluffOdds }) =>
    bluffOdds === null ? [] : [{ index, seat, bluffOdds }],
  );
  if (asked.length === 0) return null;
  return (
    <section aria-label={ui.bluffsAsked}>
      <h3>{ui.bluffsAsked}</h3>
      <ul>
        {asked.map(({ index, seat, bluffOdds }) => (
          <li key={index}>
            <button type="button" onClick={() => onGo(index)}>
              {ui.bluffOddsAt(film.seatNames[seat], index + 1, percentOf(bluffOdds))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
