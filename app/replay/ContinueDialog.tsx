/** Going on from the moment on show, in a new game, with whoever is to play. */
import { useState } from 'react';
import type { People, Seat } from '../../src/vocabulary';
import { seats } from '../../src/vocabulary';
import { type Level, levels } from '../computer';
import { openSession, type Sitter } from '../game/session';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { SelectField } from '../look/SelectField';
import { goTo } from '../page/router';
import { useTexts } from '../text/texts';
import type { Seeing } from './bothHands';
import type { Film } from './film';

interface ContinueProps {
  readonly film: Film;
  readonly at: number;
  readonly seeing: Seeing;
  readonly onClose: () => void;
}

/** A person, or a computer of that level. */
type Player = 'person' | Level;

export function ContinueDialog({ film, at, seeing, onClose }: ContinueProps) {
  const { ui } = useTexts();
  const { sides, toAct } = film.view(at, seeing).observation;
  const [players, setPlayers] = useState<readonly [Player, Player]>(['person', 'greedy']);
  const [match] = useState(() => film.branch(at, seeing));

  const begin = () => {
    if (match === null) return;
    const sitters = seats.map((seat) => sitterOf(players[seat], film.seatNames[seat])) as [Sitter, Sitter];
    const notes = film.isOpen ? film.notes.get().filter((note) => note.at <= at) : [];
    openSession({ match, sitters, notes });
    goTo('table');
  };
  const change = (seat: Seat, player: Player) =>
    setPlayers(seat === 0 ? [player, players[1]] : [players[0], player]);
  return (
    <Dialog title={ui.continueFromHere} onClose={onClose}>
      {match === null ? (
        <p>{toAct === null ? ui.continueOver : ui.continueAsked}</p>
      ) : (
        <>
          <p>
            {ui.continueHint} {!film.isOpen && ui.continueAnew}
          </p>
          <div className="settings-form">
            {seats.map((seat) => (
              <PlayerChoice
                key={seat}
                name={film.seatNames[seat]}
                people={sides[seat].people}
                value={players[seat]}
                onChange={(player) => change(seat, player)}
              />
            ))}
          </div>
        </>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.close}</Button>
        {match !== null && (
          <Button look="main" onClick={begin}>
            {ui.startFromHere}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PlayerChoiceProps {
  readonly name: string;
  readonly people: People;
  readonly value: Player;
  readonly onChange: (player: Player) => void;
}

function PlayerChoice({ name, people, value, onChange }: PlayerChoiceProps) {
  const { ui, words } = useTexts();
  return (
    <SelectField<Player>
      label={`${name}, ${words.peoples[people]}`}
      options={[
        { value: 'person', label: ui.seatPerson },
        ...levels.map((level) => ({ value: level, label: `${ui.computerName}, ${ui.levelNames[level]}` })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

const sitterOf = (player: Player, name: string): Sitter =>
  player === 'person' ? { by: 'person', name, level: 'greedy' } : { by: 'computer', name, level: player };
