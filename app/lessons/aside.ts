/** Which words answer a legal action that is not the one of the step. */
import type { Action } from '../../src/actions';
import type { AsideKind } from '../../src/text/lessons/en';
import type { Step } from './lesson';

const kinds: Readonly<Record<Action['type'], AsideKind>> = {
  retreat: 'leave',
  decline: 'leave',
  next: 'goOn',
  fightOn: 'goOn',
  playLeadership: 'play',
  playShip: 'play',
  playCharacter: 'play',
  playBooster: 'play',
  playSupport: 'play',
  playBluff: 'play',
  load: 'play',
  announce: 'announce',
  showColours: 'call',
  pass: 'call',
  mulligan: 'other',
  retrieve: 'other',
  land: 'other',
  dropBluff: 'other',
  meetDemand: 'other',
  useText: 'other',
  takeBack: 'other',
  choose: 'other',
};

export const asideOf = (step: Step, action: Action): AsideKind =>
  step.kind === 'act' ? kinds[action.type] : 'reading';
