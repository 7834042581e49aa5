/** Moving through a game: the timeline, steps by action, turn and fight, and playing by itself. */
import { useEffect, useState } from 'react';
import { Button } from '../look/Button';
import { Choice } from '../look/Choice';
import { Sign } from '../look/Sign';
import { type UsualKey, useKey } from '../page/shortcuts';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import type { Film } from './film';
import { fightAt, type Stride, stepFrom, strides } from './steps';
import './transport.css';

interface TransportProps {
  readonly film: Film;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** Milliseconds an action stays in sight. */
const paces = { slow: 2400, usual: 1200, fast: 450 } as const;
type Pace = keyof typeof paces;
const paceNames = Object.keys(paces) as Pace[];

/** What tells nothing is passed over so much faster. */
const hurry = 5;

/** The usual keys of the steps back and on by each stride. */
const keys = {
  action: ['ArrowLeft', 'ArrowRight'],
  turn: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
  fight: ['PageUp', 'PageDown'],
} as const satisfies Record<Stride, readonly [back: UsualKey, on: UsualKey]>;

export function Transport({ film, at, onGo }: TransportProps) {
  const { ui } = useTexts();
  const playKey = useKey('K');
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('usual');
  const isAtEnd = at === film.length;

  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) return setPlaying(false);
    const delay = film.tells(at + 1) ? paces[pace] : paces[pace] / hurry;
    const timer = setTimeout(() => onGo(at + 1), delay);
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, at, pace, film, onGo]);

  const play = () => {
    if (!isPlaying && isAtEnd) onGo(0);
    setPlaying(!isPlaying);
  };
  const step = (stride: Stride, by: 1 | -1) => {
    setPlaying(false);
    onGo(stepFrom(film, at, stride, by));
  };
  return (
    <section className="transport" aria-label={ui.replaySteps}>
      <Timeline film={film} at={at} onGo={onGo} />
      <div className="transport-row">
        <div className="transport-steps">
          {strides.toReversed().map((stride) => (
            <StepButton key={stride} stride={stride} by={-1} isPossible={at > 0} onStep={step} />
          ))}
          <Button
            look="main"
            className="transport-play"
            aria-label={isPlaying ? ui.pause : ui.playReplay}
            aria-keyshortcuts={playKey}
            onClick={play}
          >
            <Sign name={isPlaying ? 'pause' : 'play'} />
          </Button>
          {strides.map((stride) => (
            <StepButton key={stride} stride={stride} by={1} isPossible={!isAtEnd} onStep={step} />
          ))}
        </div>
        <Choice
          label={ui.replayPace}
          labelHidden
          options={paceNames.map((value) => ({ value, label: ui.replayPaces[value] }))}
          value={pace}
          onChange={setPace}
        />
      </div>
    </section>
  );
}

interface StepButtonProps {
  readonly stride: Stride;
  readonly by: 1 | -1;
  readonly isPossible: boolean;
  readonly onStep: (stride: Stride, by: 1 | -1) => void;
}

function StepButton({ stride, by, isPossible, onStep }: StepButtonProps) {
  const { ui } = useTexts();
  const key = useKey(keys[stride][by > 0 ? 1 : 0]);
  const back = { action: ui.actionBack, turn: ui.turnBack, fight: ui.fightBack };
  const forward = { action: ui.actionForward, turn: ui.turnForward, fight: ui.fightForward };
  const words = (by > 0 ? forward : back)[stride];
  return (
    <Button
      className={`transport-step is-${stride} ${by > 0 ? 'is-forward' : 'is-back'}`}
      title={words}
      aria-label={words}
      aria-keyshortcuts={key}
      unavailable={!isPossible}
      onClick={() => onStep(stride, by)}
    >
      <Arrows count={strides.indexOf(stride) + 1} />
    </Button>
  );
}

/** One arrow for an action, two for a turn, three for a fight; turned round for the way back. */
const Arrows = ({ count }: { count: number }) => (
  <svg viewBox={`0 0 ${8 + count * 8} 24`} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart.
      <path key={index} d={`M${4 + index * 8} 4l8 8-8 8z`} fill="currentColor" />
    ))}
  </svg>
);

/** A bar of the fights with a mark for each turn and each note; the native slider lies over it. */
function Timeline({ film, at, onGo }: TransportProps) {
  const { ui } = useTexts();
  const notes = useStore(film.notes);
  const { game, fight } = fightAt(film, at);
  const games = film.fights.at(-1)!.game;
  const length = Math.max(1, film.length);
  const share = (actions: number) => `${(actions / length) * 100}%`;
  const place = at === 0 ? ui.replayStart : ui.replayPlace(at, film.length);
  const where =
    fight === 0 ? ui.replayBeforeFights : games > 1 ? ui.matchPlace(game, fight) : ui.singleGamePlace(fight);
  return (
    <div className="timeline">
      <p className="timeline-place">
        <b>{place}</b> <span>{where}</span>
      </p>
      <div className="timeline-bar">
        <div className="timeline-fights" aria-hidden="true">
          {film.fights.map((mark, index) => (
            <span
              key={mark.at}
              className={`${mark.game % 2 === 0 ? 'is-even' : ''} ${mark.at <= at ? 'is-begun' : ''}`}
              style={{ width: share((film.fights[index + 1]?.at ?? film.length) - mark.at) }}
            >
              {mark.fight > 0 && mark.fight}
            </span>
          ))}
        </div>
        <div className="timeline-marks" aria-hidden="true">
          <span className="timeline-done" style={{ width: share(at) }} />
          {film.turns.map((turn) => (
            <i key={turn} style={{ left: share(turn) }} />
          ))}
          {notes.map((note) => (
            <b key={note.at} style={{ left: share(note.at) }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={film.length}
          value={at}
          aria-label={ui.replayTimeline}
          aria-valuetext={`${place}, ${where}`}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
