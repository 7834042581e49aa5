/** The page's entry: settings, sprites, and the room the address names. */
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BreakKeeper } from './broken/BreakKeeper';
import { Home } from './home/Home';
import { Sprite } from './look/Sprite';
import { followChangedRules } from './page/changedRules';
import { keepFocus } from './page/focusKeeper';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { driveComputers } from './game/seats';
import { answerOtherWindows } from './game/windows';
import { NewVersion } from './offline/NewVersion';
import { watchInstallOffer } from './offline/state';
import { type Room, roomNow, useRoom } from './page/router';
import { applySettings } from './page/settings';
import { keepGames } from './saves/autosave';
import { resumeLast } from './saves/resume';
import { listenToSessions } from './sounds/listen';
import { rememberResults } from './statistics/remember';
import { Table } from './table/Table';
import { TextsProvider, useTexts } from './text/texts';

const Decks = lazy(async () => ({ default: (await import('./decks/Decks')).Decks }));
const Inspector = lazy(() => import('./inspector/Inspector'));
const Lessons = lazy(async () => ({ default: (await import('./lessons/Lessons')).Lessons }));
const Paths = lazy(() => import('./paths/page/Paths'));
const Replay = lazy(async () => ({ default: (await import('./replay/Replay')).Replay }));
const Puzzles = lazy(async () => ({ default: (await import('./puzzles/Puzzles')).Puzzles }));
const Rules = lazy(async () => ({ default: (await import('./rules/Rules')).Rules }));
const Statistics = lazy(async () => ({ default: (await import('./statistics/Statistics')).Statistics }));
const Sandbox = lazy(() => import('./sandbox/Sandbox').then((room) => ({ default: room.Sandbox })));

function Page() {
  const room = useRoom();
  const { ui } = useTexts();
  useEffect(() => {
    document.title =
      room === 'home'
        ? ui.gameTitle
        : ui.pageTitle(
            {
              table: ui.roomTable,
              inspector: ui.roomInspector,
              paths: ui.roomPaths,
              rules: ui.rules,
              decks: ui.roomDecks,
              puzzles: ui.roomPuzzles,
              learn: ui.roomLearn,
              sandbox: ui.roomSandbox,
              replay: ui.roomReplays,
              statistics: ui.roomStatistics,
            }[room],
          );
  }, [room, ui]);
  return (
    <BreakKeeper key={room}>
      <RoomNamed room={room} />
    </BreakKeeper>
  );
}

function RoomNamed({ room }: { readonly room: Room }) {
  switch (room) {
    case 'table':
      return <Table />;
    case 'inspector':
      return <Inspector />;
    case 'paths':
      return <Paths />;
    case 'decks':
      return <Decks />;
    case 'replay':
      return <Replay />;
    case 'learn':
      return <Lessons />;
    case 'puzzles':
      return <Puzzles />;
    case 'rules':
      return <Rules />;
    case 'statistics':
      return <Statistics />;
    case 'sandbox':
      return <Sandbox />;
    default:
      return <Home />;
  }
}

applySettings();
keepFocus();
driveComputers();
answerOtherWindows();
followChangedRules();
keepGames();
rememberResults();
listenToSessions();
watchInstallOffer();
void begin();

/** No module waits for this: what is fetched meanwhile stands on this one. */
async function begin(): Promise<void> {
  if (roomNow() === 'table') await resumeLast();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <TextsProvider>
        <Suspense>
          <Page />
        </Suspense>
        <NewVersion />
        <Sprite />
      </TextsProvider>
    </StrictMode>,
  );
}

/** Last of all: what is seen first comes first. */
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
whenIdle(() => void import('./offline/register'));
