/** What happened in the game on show, with its notes; each line leads to its action. */
import { useLayoutEffect, useMemo } from 'react';
import { namesOf } from '../../src/text/names';
import { Sign } from '../look/Sign';
import { useStore } from '../page/store';
import { logLines } from '../table/frame/logLines';
import { useRoving } from '../table/zones/useRoving';
import { useTexts } from '../text/texts';
import type { Seeing } from './bothHands';
import type { Film } from './film';
import './storyLog.css';

interface StoryLogProps {
  readonly film: Film;
  readonly at: number;
  readonly seeing: Seeing;
  readonly onGo: (at: number) => void;
}

/** The game stays the same over many actions, so its lines are worked out once. */
function useLines({ film, at, seeing }: Omit<StoryLogProps, 'onGo'>) {
  const texts = useTexts();
  const told = film.told(at, seeing);
  const first = told[0]?.at ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` stands for the game, which `told` tells anew.
  return useMemo(() => {
    const names = namesOf(film.known(at, seeing), film.seatNames, film.you);
    const game = told[0]?.news.game ?? 1;
    const lines = logLines(
      told.map(({ news }) => news),
      game,
      names,
      texts,
    );
    return lines.map((line) => ({ ...line, at: told[Number(line.id.split(' ')[1])]!.at }));
  }, [film, seeing, first, texts]);
}

export function StoryLog(props: StoryLogProps) {
  const { film, at, onGo } = props;
  const { ui } = useTexts();
  const roving = useRoving<HTMLOListElement>();
  const lines = useLines(props);
  const notes = useStore(film.notes);
  const present = lines.findLastIndex((line) => line.at <= at);
  const noteAfter = (index: number) => {
    const until = lines[index + 1]?.at ?? film.length + 1;
    return notes.filter((note) => note.at >= lines[index]!.at && note.at < until);
  };

  useLayoutEffect(() => {
    const line = roving.ref.current?.children[present];
    const box = roving.ref.current?.parentElement;
    if (!(line instanceof HTMLElement) || !box) return;
    const isIn = line.offsetTop >= box.scrollTop && line.offsetTop < box.scrollTop + box.clientHeight - 60;
    if (!isIn) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [present, roving.ref]);

  return (
    <section className="story" aria-label={ui.log}>
      <h2 className="caption">{ui.log}</h2>
      <div className="story-lines">
        <ol {...roving} data-zone="story">
          {lines.map((line, index) => (
            <li
              key={line.id}
              className={`is-${line.kind} ${line.seat === 0 ? 'is-own' : ''} ${line.at > at ? 'is-to-come' : ''}`}
            >
              <button
                type="button"
                data-item=""
                aria-label={ui.jumpTo(line.at, line.text)}
                aria-current={index === present ? 'step' : undefined}
                onClick={() => onGo(line.at)}
              >
                {line.text}
              </button>
              {noteAfter(index).map((note) => (
                <p key={note.at} className="story-note">
                  <Sign name="text" />
                  {note.text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
