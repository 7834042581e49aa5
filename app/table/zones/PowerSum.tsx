/** How a power adds up: in figures, and on demand line by line with the cards. */
import { useId, useState } from 'react';
import type { PowerLineView, PowerView } from '../../../src/observe';
import type { Texts } from '../../../src/text';
import { type Element, opponentOf, type Seat } from '../../../src/vocabulary';
import type { SeatView } from '../../game/match';
import { sumInFigures } from '../../text/sumInFigures';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

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

/** The sum; for the seat whose turn it is, also whether it is enough. */
function verdictOf(view: SeatView, owner: Seat, element: Element, { ui }: Texts): string {
  const { sides, onTurn } = view.observation;
  const sum = sumInFigures(sides[owner].power[element]);
  if (owner !== onTurn) return sum;
  const missing = sides[opponentOf(owner)].power[element].total - sides[owner].power[element].total;
  if (missing <= 0) return ui.verdictEnough(sum);
  return view.shields[owner] ? ui.verdictShield(sum) : ui.verdictShort(sum, missing);
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
