/** English: every string of the user interface. Add a key to the room it belongs to, in each language. */
import { analysis } from './en/analysis';
import { cards } from './en/cards';
import { decks } from './en/decks';
import { home } from './en/home';
import { inspector } from './en/inspector';
import { learn } from './en/learn';
import { paths } from './en/paths';
import { play } from './en/play';
import { records } from './en/records';
import { replay } from './en/replay';
import { sandbox } from './en/sandbox';
import { settings } from './en/settings';
import { statistics } from './en/statistics';
import { table } from './en/table';
import { workbench } from './en/workbench';

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
  ...paths,
  ...replay,
  ...sandbox,
  ...statistics,
  ...workbench,
};

/** The English file sets the keys; the other languages have to fill the same ones. */
export type InterfaceTexts = typeof ui;
