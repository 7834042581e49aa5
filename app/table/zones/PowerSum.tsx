/** How a power adds up: in figures, and on demand line by line with the cards. */
import { useId, useState } from 'react';
import type { PowerLineView, PowerView } from '../../../src/observe';
import type { Texts } from '../../../src/text';
import type { Seat } from '../../../src/vocabulary';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { verdictOf } from './verdict';

export function PowerSum({ owner }: { owner: Seat }) {
  const { view } = useModel();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { element, sides } = view.observation;
  if (element === null) return null;
  const verdict = verdictOf(view, owner, element, texts);
  return (
    <>
      <button
        type="button"
        className="power-sum"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${texts.ui.sumLines}: ${verdict}`}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {verdict}
      </button>
      {isOpen && <Lines id={id} power={sides[owner].power[element]} />}
    </>
  );
}

function Lines({ id, power }: { id: string; power: PowerView }) {
  const { printed } = useModel();
  const texts = useTexts();
  const nameOf = (line: PowerLineView) =>
    line.card === null ? texts.ui.cardFaceDown : printed(line.card)?.name;
  return (
    <span id={id} className="power-lines paper" role="status">
      {power.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards have no other identity than their place.
        <span key={index} className="power-line">
          <b>{line.value}</b>
          <span>
            {nameOf(line)}
            <small>{changesOf(line, texts, (card) => printed(card)?.name ?? '')}</small>
          </span>
        </span>
      ))}
      {power.floor !== null && <small>{texts.ui.lineFloor(power.floor)}</small>}
      {power.lines.length === 0 && <span>0</span>}
    </span>
  );
}

function changesOf(line: PowerLineView, { ui }: Texts, nameOf: (card: number) => string): string {
  const words = {
    ignored: ui.stateIgnored,
    zeroed: '0',
    raised: ui.lineRaised,
    multiplied: ui.lineDoubled,
  };
  const parts = line.changes.map(({ why, by }) => {
    const word = words[why];
    return typeof word === 'string' ? word : word(by === null ? '' : nameOf(by));
  });
  return line.changes.length === 0 ? '' : [ui.linePrinted(line.printed), ...parts].join(', ');
}
