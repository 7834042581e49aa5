/** Everything about a new game, preselected: the second click at the latest deals the cards. */
import { useState } from 'react';
import { faultText } from '../../src/text/deckFaults';
import { computersOf, type Pair, usualNames } from '../../src/text/usualNames';
import type { Seat } from '../../src/vocabulary';
import { levels } from '../computer';
import { startGame } from '../game/session';
import { Button } from '../look/Button';
import { Choice } from '../look/Choice';
import { SelectField } from '../look/SelectField';
import { goTo } from '../page/router';
import { useStore } from '../page/store';
import { ownDecks } from '../saves/ownDecks';
import { useTexts } from '../text/texts';
import { DeckChoice, withSeat } from './DeckChoice';
import { YourGames } from './games/YourGames';
import { MoreSettings } from './MoreSettings';
import { type Draft, draftFaults, newGameFrom, ownDeckOf, storeDraft, storedDraft, tables } from './newGame';
import { PeopleChoice } from './PeopleChoice';

export function NewGamePanel() {
  const { ui, language } = useTexts();
  const decks = useStore(ownDecks);
  const [draft, setDraft] = useState<Draft>(storedDraft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const usual = useUsualNames(draft);

  const whoOf = (seat: Seat) =>
    draft.names[seat].trim() || (seat === 0 && draft.table === 'computer' ? ui.you : usual[seat]);
  const [fault] = draftFaults(draft);

  const deal = () => {
    storeDraft(draft);
    startGame(newGameFrom(draft, usual, decks));
    goTo('table');
  };
  return (
    <section className="new-game paper" aria-labelledby="new-game-title">
      <h2 id="new-game-title">{ui.newGame}</h2>
      <TableChoice draft={draft} change={change} />
      {draft.table !== 'sameScreen' && (
        <SelectField
          look="slim"
          label={ui.computerLevel}
          options={levels.map((value) => ({ value, label: ui.levelNames[value] }))}
          value={draft.level}
          onChange={(level) => change({ level })}
        />
      )}
      {([0, 1] as const)
        .filter((seat) => ownDeckOf(draft, seat, decks) === undefined)
        .map((seat) => (
          <PeopleChoice
            key={seat}
            who={whoOf(seat)}
            value={draft.peoples[seat]}
            onChange={(people) => change({ peoples: withSeat(draft.peoples, seat, people) })}
          />
        ))}
      <DeckChoice draft={draft} change={change} whoOf={whoOf} />
      <div className="new-game-row">
        <Choice
          label={ui.length}
          labelHidden
          options={[
            { value: 1, label: ui.lengthOneGame },
            { value: 5, label: ui.lengthMatch(5) },
          ]}
          value={draft.crystalsToWin}
          onChange={(crystalsToWin) => change({ crystalsToWin: crystalsToWin as 1 | 5 })}
        />
        <MoreSettings draft={draft} change={change} usualNames={usual} />
      </div>
      {fault !== undefined && (
        <p className="new-game-fault" role="alert">
          {faultText(fault, language)}
        </p>
      )}
      <Button look="main" className="deal" unavailable={fault !== undefined} onClick={deal}>
        {ui.dealTheCards}
      </Button>
      <YourGames />
    </section>
  );
}

function useUsualNames({ table }: Draft): Pair {
  const { ui, language } = useTexts();
  if (table === 'computer') return [ui.defaultSeatNames[0], ui.computerName];
  if (table === 'watch') return computersOf(usualNames[language]);
  return ui.defaultSeatNames;
}

function TableChoice({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) {
  const { ui } = useTexts();
  const words = {
    computer: { label: ui.opponentComputer, hint: ui.opponentComputerHint },
    sameScreen: { label: ui.opponentSameScreen, hint: ui.opponentSameScreenHint },
    watch: { label: ui.opponentNone, hint: ui.opponentNoneHint },
  };
  return (
    <Choice
      label={ui.opponent}
      labelHidden
      look="tiles"
      options={tables.map((value) => ({ value, ...words[value] }))}
      value={draft.table}
      onChange={(table) => change({ table })}
    />
  );
}
