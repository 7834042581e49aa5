/** The sandbox of the blue events fragment: board edge, event dice, players, log. */
import { useState } from 'react';
import { newPosition } from '../../../src/fragments/blueEvents/setup';
import { useTexts } from '../../text/texts';
import { Log } from '../Log';
import type { Draft } from '../newGame/draft';
import { NewGameDialog } from '../newGame/NewGameDialog';
import { TopBar } from '../TopBar';
import { useGame } from '../useGame';
import { Players } from './Players';
import { RoundStrip } from './RoundStrip';
import { blueEventsRules } from './rules';
import { Slots } from './Slots';
import { setupForm } from './setupForm';
import { logEntries } from './told';
import { useChosen } from './useChosen';

export function BlueEvents() {
  const texts = useTexts();
  const game = useGame(blueEventsRules, newPosition);
  const chosen = useChosen(game);
  const form = setupForm(texts);
  const [draft, setDraft] = useState<Draft>(form.starts.example!);
  const [hasDialog, setHasDialog] = useState(false);
  const places = game.moments.map(({ state }) => blueEventsRules.chart.nameOf(state.place));
  return (
    <>
      <TopBar name="blueEvents" onNewGame={() => setHasDialog(true)} />
      <main className="sandbox-main">
        <h1 className="unseen">{texts.ui.sandboxNames.blueEvents}</h1>
        <Slots game={game} chosen={chosen} />
        <RoundStrip game={game} chosen={chosen} onNewGame={() => setHasDialog(true)} />
        <Players game={game} chosen={chosen} />
      </main>
      <aside className="sandbox-side" aria-label={texts.ui.log}>
        <Log entries={logEntries(game.moments, places, texts)} />
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
