/** A deck as text, to keep or to hand on; and a text that becomes the deck. A faulty text says what is wrong and changes nothing. */
import { useId, useState } from 'react';
import { deckFormats, readDeck, writeDeck } from '../../src/decks';
import { faultText } from '../../src/text/deckFaults';
import { Button } from '../look/Button';
import { Choice } from '../look/Choice';
import { CopyButton } from '../look/CopyButton';
import { Dialog } from '../look/Dialog';
import { asDeck, type OwnDeck } from '../saves/ownDecks';
import { useTexts } from '../text/texts';

interface ExchangeProps {
  readonly deck: OwnDeck;
  readonly onImport: (deck: OwnDeck) => void;
  readonly onClose: () => void;
}

export function ExchangeDialog({ deck, onImport, onClose }: ExchangeProps) {
  const { ui, language } = useTexts();
  const [format, setFormat] = useState<(typeof deckFormats)[number]>('text');
  const [text, setText] = useState(() => writeDeck(asDeck(deck), 'text'));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const textId = useId();

  const write = (next: typeof format) => {
    setFormat(next);
    setText(writeDeck(asDeck(deck), next));
    setFaults([]);
  };
  /** An unfinished deck may be taken over; one that cannot be read may not. */
  const take = () => {
    const { deck: read, faults: wrong } = readDeck(text);
    setFaults(wrong.map((fault) => faultText(fault, language)));
    if (read === null) return;
    onImport({ ...deck, title: read.title ?? deck.title, people: read.people, cards: read.cards });
    onClose();
  };
  return (
    <Dialog title={ui.deckExchange} wide onClose={onClose}>
      <p>{ui.deckExchangeHelp}</p>
      <Choice
        label={ui.deckFormat}
        options={deckFormats.map((value) => ({ value, label: ui.deckFormats[value] }))}
        value={format}
        onChange={write}
      />
      <label htmlFor={textId} className="unseen">
        {ui.deckText}
      </label>
      <textarea
        id={textId}
        className="deck-text"
        rows={14}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {faults.length > 0 && (
        <div className="deck-faults" role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.close}</Button>
        <CopyButton text={text} label={ui.copyText} />
        <Button look="main" onClick={take}>
          {ui.deckTake}
        </Button>
      </div>
    </Dialog>
  );
}
