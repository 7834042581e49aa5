/** The bar above the table: the score of the match, where it stands, and the tools. */
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { gameOf } from '../../game/view';
import { Button } from '../../look/Button';
import { Crystals } from '../../look/Crystals';
import { Sign } from '../../look/Sign';
import { Wordmark } from '../../look/Wordmark';
import { addressOf } from '../../page/router';
import { useKey } from '../../page/shortcuts';
import { useTexts } from '../../text/texts';
import { HintButton } from '../hints/HintButton';
import { useModel } from '../model';
import { useUndoing } from '../prompt/undoing';
import { useRulesHelp } from './rulesHelp';
import './topBar.css';

interface TopBarProps {
  /** A lesson or a puzzle has its own hints. */
  readonly isPractice: boolean;
  readonly onMenu: () => void;
  readonly onSide: () => void;
}

export function TopBar({ isPractice, onMenu, onSide }: TopBarProps) {
  const { view } = useModel();
  const { ui } = useTexts();
  const openRules = useRulesHelp();
  const inspectorKey = useKey('I');
  const sideKey = useKey('V');
  const { crystalsToWin } = view.observation;
  const game = gameOf(view.observation);
  const fight = Math.max(1, view.observation.fightNumber);
  return (
    <header className="top area-top">
      <a className="top-home" href={addressOf('home')} aria-label={ui.roomStart}>
        <Wordmark />
      </a>
      <p className="score">
        <Score seat={opponentOf(view.seat)} />
        {crystalsToWin > 1 && <span aria-hidden="true">:</span>}
        {crystalsToWin === 1 && <span aria-hidden="true">–</span>}
        <Score seat={view.seat} isRight />
      </p>
      <span className="top-place">
        {crystalsToWin > 1 ? ui.matchPlace(game, fight) : ui.singleGamePlace(fight)}
      </span>
      <nav className="top-tools" aria-label={ui.tools}>
        <Button look="quiet" className="top-wide" onClick={() => openRules()}>
          <Sign name="info" />
          <span>{ui.rules}</span>
        </Button>
        <a
          className="button is-quiet top-wide"
          href={addressOf('inspector')}
          aria-keyshortcuts={inspectorKey}
        >
          <Sign name="chart" />
          <span>{ui.inspector}</span>
        </a>
        {!isPractice && <HintButton />}
        <TopUndo />
        <Button look="quiet" className="top-log" aria-keyshortcuts={sideKey} onClick={onSide}>
          <Sign name="text" />
          <span>{ui.log}</span>
        </Button>
        <Button look="quiet" onClick={onMenu} aria-haspopup="dialog">
          <Sign name="menu" />
          <span>{ui.menu}</span>
        </Button>
      </nav>
    </header>
  );
}

function Score({ seat, isRight = false }: { seat: Seat; isRight?: boolean }) {
  const { view, names } = useModel();
  const { crystalsToWin, sides } = view.observation;
  const crystals = crystalsToWin > 1 && <Crystals have={sides[seat].crystals} of={crystalsToWin} />;
  return (
    <span className="score-of">
      {isRight && crystals}
      <span className="score-name">{names.seat(seat)}</span>
      {!isRight && crystals}
    </span>
  );
}

/** On small screens the way back is here. */
function TopUndo() {
  const { step } = useUndoing();
  return (
    <Button
      look="quiet"
      className="top-undo"
      title={step.label}
      unavailable={step.go === null}
      onClick={() => step.go?.()}
    >
      <Sign name="undo" />
      <span>{step.label}</span>
    </Button>
  );
}
