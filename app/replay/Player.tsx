/** A game on show: the board, the way through it, and beside it what happened and what was noted. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameRecord } from '../../src/record';
import type { Seat } from '../../src/vocabulary';
import { Button } from '../look/Button';
import { Choice } from '../look/Choice';
import { Room } from '../look/Room';
import { Sign } from '../look/Sign';
import { addressOf } from '../page/router';
import { useStore } from '../page/store';
import { Curtain } from '../table/frame/Curtain';
import { ShortcutsDialog } from '../table/frame/ShortcutsDialog';
import { seatNamesOf } from '../text/seatNames';
import { useTexts } from '../text/texts';
import { Board } from './Board';
import type { Seeing } from './bothHands';
import { ContinueDialog } from './ContinueDialog';
import type { Film } from './film';
import type { Spot } from './link';
import { NotePanel } from './NotePanel';
import { OpenDialog } from './OpenGame';
import { rememberInAddress } from './opened';
import { ShareDialog } from './ShareDialog';
import { StoryLog } from './StoryLog';
import { Transport } from './Transport';
import { useStepKeys } from './useStepKeys';

const AnalysisDialog = lazy(() =>
  import('./analysis/AnalysisDialog').then((module) => ({ default: module.AnalysisDialog })),
);

/** What is open above the page; what is shared is the game as it was when that was asked for. */
type Above = { readonly shared: GameRecord } | 'open' | 'continue' | 'analysis' | 'shortcuts' | null;

/** Milliseconds after which the address follows the viewer. */
const addressRest = 600;

/** The film with the usual names of seats in the language of the page; the seat of `you`, if it has no other, is called so. */
function useNamed(film: Film, you: Seat | null): Film {
  const texts = useTexts();
  return useMemo(() => {
    const [first, second] = film.seatNames;
    return { ...film, seatNames: seatNamesOf([{ name: first }, { name: second }], texts, you) };
  }, [film, texts, you]);
}

export function Player({ film: shot, start }: { film: Film; start: Spot }) {
  const { ui } = useTexts();
  const film = useNamed(shot, shot.you);
  // A game that goes on from here is not told to its player only.
  const named = useNamed(shot, null);
  const [at, setAt] = useState(start.at);
  const [seeing, setSeeing] = useState<Seeing>(start.seeing);
  const [isReady, setReady] = useState(!film.isShared);
  const [above, setAbove] = useState<Above>(null);
  const close = useCallback(() => setAbove(null), []);
  useStepKeys(useCallback(() => setAbove('shortcuts'), []));
  useAddress(film, at, seeing);
  const view = film.view(at, seeing);

  if (!isReady) {
    const people = view.observation.sides[view.seat].people;
    return (
      <Curtain name={film.seatNames[view.seat]} people={people} said="" onReady={() => setReady(true)} />
    );
  }
  const see = (wished: Seeing) => {
    setSeeing(wished);
    setReady(!film.isShared);
  };
  return (
    <Room title={ui.roomReplays} className="replay" tools={<Tools film={film} onOpen={setAbove} />}>
      <div className="replay-stage">
        <Board view={view} seatNames={film.seatNames} isBoth={seeing === 'both'} />
        <Transport film={film} at={at} onGo={setAt} />
      </div>
      <aside className="replay-side" aria-label={`${ui.note}, ${ui.log}`}>
        <ViewChoice film={film} seeing={seeing} onSee={see} />
        {!film.isOpen && <p className="replay-running">{ui.replayRunning}</p>}
        <NotePanel film={film} at={at} />
        <StoryLog film={film} at={at} seeing={seeing} onGo={setAt} />
      </aside>
      {above !== null && typeof above === 'object' && (
        <ShareDialog record={above.shared} isOpen={film.isOpen} at={at} seeing={seeing} onClose={close} />
      )}
      {above === 'analysis' && (
        <Suspense>
          <AnalysisDialog film={film} at={at} onGo={setAt} onClose={close} />
        </Suspense>
      )}
      {above === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {above === 'open' && <OpenDialog onClose={close} />}
      {above === 'continue' && <ContinueDialog film={named} at={at} seeing={seeing} onClose={close} />}
    </Room>
  );
}

/** A game that was opened stays in the address, with its notes; the one that is played needs none. */
function useAddress(film: Film, at: number, seeing: Seeing): void {
  const notes = useStore(film.notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new notes are a new address.
  useEffect(() => {
    if (!film.isInAddress) return;
    const timer = setTimeout(() => void rememberInAddress(film, { at, seeing }), addressRest);
    return () => clearTimeout(timer);
  }, [film, at, seeing, notes]);
}

function Tools({ film, onOpen }: { film: Film; onOpen: (above: Above) => void }) {
  const { ui } = useTexts();
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => onOpen({ shared: film.record() })}>
        <Sign name="share" />
        <span>{ui.share}</span>
      </Button>
      {film.isOpen && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => onOpen('analysis')}>
          <Sign name="chart" />
          <span>{ui.analysis}</span>
        </Button>
      )}
      <Button look="quiet" aria-haspopup="dialog" onClick={() => onOpen('continue')}>
        <Sign name="fork" />
        <span>{ui.continueFromHere}</span>
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => onOpen('open')}>
        <Sign name="draw" />
        <span>{ui.openGame}</span>
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => onOpen('shortcuts')}>
        <Sign name="text" />
        <span>{ui.shortcuts}</span>
      </Button>
      {!film.isInAddress && (
        <a className="button is-quiet" href={addressOf('table')}>
          <Sign name="hand" />
          <span>{ui.backToTable}</span>
        </a>
      )}
    </>
  );
}

interface ViewChoiceProps {
  readonly film: Film;
  readonly seeing: Seeing;
  readonly onSee: (seeing: Seeing) => void;
}

function ViewChoice({ film, seeing, onSee }: ViewChoiceProps) {
  const { ui } = useTexts();
  if (film.seeable.length === 1) return null;
  const labelOf = (one: Seeing) => (one === 'both' ? ui.bothHands : film.seatNames[one as Seat]);
  return (
    <Choice
      label={ui.whoseView}
      labelHidden
      options={film.seeable.map((value) => ({ value, label: labelOf(value) }))}
      value={seeing}
      onChange={onSee}
    />
  );
}
