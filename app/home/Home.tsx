/** The start page: two clicks to a game. */
import { cardWithId } from '../../src/cards';
import type { Texts } from '../../src/text';
import { languages } from '../../src/vocabulary';
import { CardFace } from '../look/card/CardFace';
import { Sign } from '../look/Sign';
import { Wordmark } from '../look/Wordmark';
import { addressOf, type Room } from '../page/router';
import { changeSettings, settings } from '../page/settings';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import './home.css';
import { InstallButton } from './InstallButton';
import { NewGamePanel } from './NewGamePanel';
import { Sky } from './Sky';

const fanned = [
  'vulca-flamebreath-the-dazzling',
  'flit-tittertweet',
  'mimix-wild-unicorn',
  'hoax-demegodas-the-odd',
];

export function Home() {
  const { ui } = useTexts();
  return (
    <div className="home">
      <Sky />
      <header className="home-title">
        <h1>
          <Wordmark />
        </h1>
        <p>{ui.subtitle}</p>
        <p className="new-here">
          {ui.newHere} <a href={addressOf('learn', 'fight')}>{ui.newHereLearn}</a>
        </p>
      </header>
      <div className="home-fan" aria-hidden="true">
        {fanned.map((id) => (
          <CardFace key={id} card={cardWithId(id)} size="medium" />
        ))}
      </div>
      <main className="home-main">
        <NewGamePanel />
      </main>
      <Footer />
    </div>
  );
}

type Door = readonly [Room, string, string, string];

/** The other rooms of the players, each with its sign, name and what it is for. */
const playersDoors = (ui: Texts['ui']): readonly Door[] => [
  ['learn', 'phase-3', ui.roomLearn, ui.roomLearnHint],
  ['puzzles', 'eye', ui.roomPuzzles, ui.roomPuzzlesHint],
  ['decks', 'draw', ui.roomDecks, ui.roomDecksHint],
  ['replay', 'play', ui.roomReplays, ui.roomReplaysHint],
  ['statistics', 'crystal', ui.roomStatistics, ui.roomStatisticsHint],
  ['rules', 'info', ui.roomRules, ui.roomRulesHint],
];

/** And of those who work on the rules. */
const workshopDoors = (ui: Texts['ui']): readonly Door[] => [
  ['inspector', 'chart', ui.roomInspector, ui.roomInspectorHint],
  ['paths', 'path', ui.roomPaths, ui.roomPathsHint],
  ['sandbox', 'capacity', ui.roomSandbox, ui.roomSandboxHint],
];

const Doors = ({ doors }: { readonly doors: readonly Door[] }) => (
  <div className="home-doors">
    {doors.map(([room, sign, name, hint]) => (
      <a key={room} href={addressOf(room)} title={hint}>
        <Sign name={sign} />
        <span>
          {name}
          <small>{hint}</small>
        </span>
      </a>
    ))}
  </div>
);

function Footer() {
  const { ui } = useTexts();
  const { language } = useStore(settings);
  return (
    <footer className="home-foot">
      <nav aria-label={ui.rooms}>
        <Doors doors={playersDoors(ui)} />
        <Doors doors={workshopDoors(ui)} />
        <InstallButton />
      </nav>
      <ul className="home-languages" aria-label={ui.language}>
        {languages.map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => changeSettings({ language: one })}
            >
              {ui.languageNames[one]}
            </button>
          </li>
        ))}
      </ul>
    </footer>
  );
}
