/** Sets a position up: cards moved between places, dragons, who is on turn; or the whole of it as JSON or on one line. */
import { useState } from 'react';
import { cardAt } from '../../../src/cards';
import { readPosition } from '../../../src/notation/position';
import { deckOf, type Position } from '../../../src/position';
import { elements, seats } from '../../../src/vocabulary';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { faultsOf, type PlaceName, placeNames, placeOfCard, withCardAt } from './invariants';

interface EditorProps {
  readonly onSetUp: (position: object, place: string) => void;
}

export function PositionEditor({ onSetUp }: EditorProps) {
  const { state, place } = useLooked();
  const { ui } = useTexts();
  const isMatch = 'secondDeckFrom' in state.position;
  const [position, setPosition] = useState<object>(state.position);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const faults = isMatch
    ? faultsOf(position as Position).map((each) => faultWords(each, position as Position, ui))
    : [];

  function read(): void {
    try {
      const trimmed = text.trim();
      if (trimmed.startsWith('{')) {
        const json = JSON.parse(trimmed) as { position?: object };
        setPosition(json.position ?? json);
        setFault('');
      } else if (isMatch) {
        const line = readPosition((position as Position).settings, trimmed);
        if (line.ok) setPosition(line.value);
        setFault(
          line.ok
            ? ''
            : line.faults.map(({ code, field, text: found }) => `${code} ${field} ${found}`).join('; '),
        );
      } else setFault(ui.fileNotJson);
    } catch (error) {
      setFault(ui.fileNotJsonAt((error as Error).message));
    }
  }
  return (
    <div className="position-editor">
      <p>{ui.setUpHelp}</p>
      {isMatch && <MatchFields position={position as Position} onChange={setPosition} />}
      <label className="stacked">
        {ui.pastePosition}
        <textarea
          rows={3}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="dialog-actions">
        <Button onClick={read}>{ui.readPosition}</Button>
        <Button onClick={() => setText(JSON.stringify(position, null, 1))}>{ui.showAsJson}</Button>
        <Button look="main" unavailable={faults.length > 0} onClick={() => onSetUp(position, place)}>
          {ui.beginFromHere}
        </Button>
      </div>
      <div role="status">
        {fault && <p className="fault">{fault}</p>}
        {faults.length > 0 ? (
          <ul className="fault">
            {faults.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : (
          isMatch && <p>{ui.invariantsHold}</p>
        )}
      </div>
    </div>
  );
}

type Ui = ReturnType<typeof useTexts>['ui'];

function faultWords(fault: ReturnType<typeof faultsOf>[number], position: Position, ui: Ui): string {
  const words = ui.setUpFaults[fault.code];
  if (!('card' in fault)) return words;
  const index = position.cards[fault.card];
  return `${words}: ${index === undefined ? fault.card : cardAt(index).name}`;
}

function MatchFields({ position, onChange }: { position: Position; onChange: (position: Position) => void }) {
  const { naming } = useLooked();
  const { ui } = useTexts();
  const [card, setCard] = useState(0);
  const seatName = (seat: number) => naming.value(['onTurn'], seat) ?? String(seat);
  return (
    <>
      <div className="row">
        <label>
          {ui.cardToMove}
          <select value={card} onChange={(event) => setCard(Number(event.target.value))}>
            {seats.map((seat) => (
              <optgroup key={seat} label={`${seatName(seat)} (${deckOf(position, seat).people})`}>
                {position.cards.map((index, id) =>
                  (id >= position.secondDeckFrom ? 1 : 0) === seat ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the card.
                    <option key={id} value={id}>
                      {cardAt(index).name}
                    </option>
                  ) : null,
                )}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          {ui.liesIn}
          <select
            value={placeOfCard(position, card) ?? ''}
            onChange={(event) => onChange(withCardAt(position, card, event.target.value as PlaceName))}
          >
            <option value="">–</option>
            {placeNames.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="row">
        {seats.map((seat) => (
          <label key={seat}>
            {ui.dragonsOf(seatName(seat))}
            <input
              type="number"
              min={0}
              max={3}
              value={position.dragons[seat]}
              onChange={(event) => {
                const dragons: [number, number] = [position.dragons[0], position.dragons[1]];
                dragons[seat] = Number(event.target.value);
                onChange({ ...position, dragons });
              }}
            />
          </label>
        ))}
        <label>
          {ui.whoIsOnTurn}
          <select
            value={position.onTurn}
            onChange={(event) => onChange({ ...position, onTurn: Number(event.target.value) as 0 | 1 })}
          >
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {seatName(seat)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {ui.fightElement}
          <select
            value={position.element ?? ''}
            onChange={(event) =>
              onChange({ ...position, element: (event.target.value || null) as Position['element'] })
            }
          >
            <option value="">–</option>
            {elements.map((element) => (
              <option key={element} value={element}>
                {element}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
