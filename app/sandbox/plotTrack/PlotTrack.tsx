/** The sandbox of the Invaders fragment: track, zones, draw piles, cards, questions, log. */
import { useState } from 'react';
import type { Player } from '../../../src/fragments/plotTrack/position';
import { newPosition } from '../../../src/fragments/plotTrack/setup';
import { useTexts } from '../../text/texts';
import { Log } from '../Log';
import type { Draft } from '../newGame/draft';
import { NewGameDialog } from '../newGame/NewGameDialog';
import { TopBar } from '../TopBar';
import { useGame } from '../useGame';
import { Cards } from './Cards';
import { Questions } from './Questions';
import { plotTrackRules } from './rules';
import { Sides } from './Sides';
import { setupForm } from './setupForm';
import { Track } from './Track';
import { TurnStrip } from './TurnStrip';
import { logEntries } from './told';
import { Zones } from './Zones';

export function PlotTrack() {
  const texts = useTexts();
  const game = useGame(plotTrackRules, newPosition);
  const form = setupForm(texts);
  const [draft, setDraft] = useState<Draft>(form.starts.example!);
  const [hasDialog, setHasDialog] = useState(false);
  const [acting, setActing] = useActing(game.moments.length, game.position.turn.player);
  return (
    <>
      <TopBar name="plotTrack" onNewGame={() => setHasDialog(true)} />
      <main className="sandbox-main">
        <h1 className="unseen">{texts.ui.sandboxNames.plotTrack}</h1>
        <Track position={game.position} />
        <div className="plot-field">
          <Sides position={game.position} />
          <Zones game={game} acting={acting} />
        </div>
        <TurnStrip game={game} acting={acting} onActing={setActing} onNewGame={() => setHasDialog(true)} />
        <Cards game={game} acting={acting} />
      </main>
      <aside className="sandbox-side" aria-label={`${texts.ui.plotQuestions}, ${texts.ui.log}`}>
        <Questions position={game.position} />
        <Log entries={logEntries(game.moments, texts)} />
      </aside>
      {hasDialog && (
        <NewGameDialog
          game={game}
          form={form}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setHasDialog(false)}
        />
      )}
    </>
  );
}

/** Who acts is the side whose turn it is, until somebody says otherwise; that holds while the turn lasts. */
function useActing(moment: number, turn: Player): [Player, (side: Player) => void] {
  const [said, setSaid] = useState<{ side: Player; turn: Player; since: number } | null>(null);
  const holds = said !== null && said.turn === turn && said.since <= moment;
  return [holds ? said.side : turn, (side) => setSaid({ side, turn, since: moment })];
}
