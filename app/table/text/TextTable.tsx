/** The whole table in words, to be read from top to bottom: what is asked, the hand, both sides, what happened. */
import type { ReactNode } from 'react';
import { opponentOf } from '../../../src/vocabulary';
import { gameOf } from '../../game/view';
import { useTexts } from '../../text/texts';
import { standingOf } from '../cards/standing';
import { MatchOverStrip } from '../ends/MatchOver';
import { Log } from '../frame/Log';
import { useModel } from '../model';
import { Actions } from '../prompt/Actions';
import { needsPicker } from '../prompt/options';
import { promptOf } from '../prompt/prompt';
import { Heading } from '../prompt/Strip';
import { isMine } from '../prompt/task';
import { TextFace } from './TextCard';
import { Lines, TextSide } from './TextSide';
import './textTable.css';

interface TextTableProps {
  /** While the end of a fight is read, the rest waits. */
  readonly isWaiting: boolean;
  /** What has to be read first. */
  readonly children: ReactNode;
}

export function TextTable({ isWaiting, children }: TextTableProps) {
  const { view } = useModel();
  const { ui } = useTexts();
  const { seat, observation } = view;
  const fight = Math.max(1, observation.fightNumber);
  const isMatch = observation.crystalsToWin > 1;
  return (
    <main className="text-main">
      <h1>{isMatch ? ui.matchPlace(gameOf(observation), fight) : ui.singleGamePlace(fight)}</h1>
      {children}
      <div inert={isWaiting}>
        {observation.toAct === null ? <MatchOverStrip /> : <Asked />}
        <Held />
      </div>
      <TextSide owner={seat} />
      <TextSide owner={opponentOf(seat)} />
      <Log />
    </main>
  );
}

/** Where the game stands, the question, and every way to answer it. */
function Asked() {
  const model = useModel();
  const texts = useTexts();
  const { ui } = texts;
  const { view, options } = model;
  const { observation } = view;
  const { head, ask, facts } = promptOf(model, texts);
  const landed = observation.sides[observation.onTurn].ships.filter((ship) => ship.landed);
  return (
    <section className="text-asked" aria-label={ui.prompt} data-zone="strip">
      <p>
        {head}. {observation.element === null ? ui.noElementYetLabel : ui.elementOfFight(observation.element)}
        .
      </p>
      <Heading text={ask} />
      {facts !== '' && <p>{facts}</p>}
      <p className="unseen" aria-live="polite">
        {isMine(view) ? ask : ''}
      </p>
      <Actions />
      {needsPicker(view) && (
        <Lines title={ui.choices}>
          {options.flatMap(({ key, index }) => (key === null ? [] : [<TextFace key={index} card={key} />]))}
        </Lines>
      )}
      {landed.length > 0 && (
        <Lines title={ui.landedShips}>
          {landed.flatMap(({ card, cargo }) => [
            <TextFace key={card} card={card} />,
            ...cargo.map((one) => (
              <TextFace key={one} card={one} isHeld={observation.onTurn === view.seat} />
            )),
          ])}
        </Lines>
      )}
    </section>
  );
}

/** The own hand. */
function Held() {
  const model = useModel();
  const { ui } = useTexts();
  const { hand } = model.view.observation.sides[model.view.seat];
  const cards = hand.flatMap((card) => (card === null ? [] : [card]));
  const playable = cards.filter((card) => standingOf(model, card, true).state === 'playable').length;
  return (
    <section className="text-side" aria-label={ui.hand} data-zone="hand">
      <h2>{ui.handSummary(cards.length, playable)}</h2>
      <ul>
        {cards.map((card) => (
          <TextFace key={card} card={card} isHeld />
        ))}
      </ul>
    </section>
  );
}
