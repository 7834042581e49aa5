/** The prompt strip: the phase, one question at a time, and the buttons that answer it. */
import { useEffect, useRef } from 'react';
import { useTexts } from '../../text/texts';
import { ToldReason } from '../cards/ToldReason';
import { DropSpot } from '../drag/DropSpot';
import { useModel } from '../model';
import { LandedRow } from '../zones/LandedRow';
import { Actions } from './Actions';
import { needsPicker } from './options';
import { PhaseTrack } from './PhaseTrack';
import { Picker } from './Picker';
import { promptOf } from './prompt';
import { isMine, ownQuestion } from './task';
import './strip.css';

export function Strip() {
  const model = useModel();
  const texts = useTexts();
  const { ui } = texts;
  const { view } = model;
  const { head, ask, facts } = promptOf(model, texts);
  const mine = isMine(view);
  return (
    <section
      className={`strip area-strip ${mine ? 'is-mine' : ''} ${model.task.kind === 'call' ? 'is-call' : ''}`}
      aria-label={ui.prompt}
      data-zone="strip"
    >
      <PhaseTrack head={head} />
      <LandedRow />
      <div className="prompt">
        <div className="prompt-words">
          <Heading text={ask} />
          {facts !== '' && <p className="prompt-facts">{facts}</p>}
          <ToldReason />
        </div>
        <Actions />
      </div>
      {needsPicker(view) && <Picker />}
      <p className="unseen" aria-live="polite">
        {mine ? ask : ''}
      </p>
      <DropSpot at="strip" />
    </section>
  );
}

/** A new question of a card takes the focus. */
export function Heading({ text }: { text: string }) {
  const { view } = useModel();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = ownQuestion(view);
  const asked = question === null ? '' : `${question.kind} ${question.source} ${question.options.join()}`;
  useEffect(() => {
    if (asked !== '') heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <h2 ref={heading} tabIndex={-1} data-heading="">
      {text}
    </h2>
  );
}
