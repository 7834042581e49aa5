/** Spanish: every string of the user interface. */

import type { InterfaceTexts } from './en';
import { analysis } from './es/analysis';
import { cards } from './es/cards';
import { decks } from './es/decks';
import { home } from './es/home';
import { inspector } from './es/inspector';
import { learn } from './es/learn';
import { paths } from './es/paths';
import { play } from './es/play';
import { records } from './es/records';
import { replay } from './es/replay';
import { sandbox } from './es/sandbox';
import { settings } from './es/settings';
import { statistics } from './es/statistics';
import { table } from './es/table';
import { workbench } from './es/workbench';

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
