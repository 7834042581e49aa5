/** German: every string of the user interface. */
import { analysis } from './de/analysis';
import { cards } from './de/cards';
import { decks } from './de/decks';
import { home } from './de/home';
import { inspector } from './de/inspector';
import { learn } from './de/learn';
import { paths } from './de/paths';
import { play } from './de/play';
import { records } from './de/records';
import { replay } from './de/replay';
import { sandbox } from './de/sandbox';
import { settings } from './de/settings';
import { statistics } from './de/statistics';
import { table } from './de/table';
import { workbench } from './de/workbench';
import type { InterfaceTexts } from './en';

export const ui = {
  ...home,
  ...decks,
  ...learn,
  ...table,
  ...play,
  ...analysis,
  ...cards,
  ...settings,
  ...records,
  ...inspector,
  ...workbench,
  ...paths,
  ...replay,
  ...sandbox,
  ...statistics,
} satisfies InterfaceTexts;
