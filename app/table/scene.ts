/** What prompts and labels of buttons need to know, taken from the view. */
import type { PromptPlace, Scene } from '../../src/text';
import { sceneOf } from '../../src/text/scene';
import { onlyNext } from '../undo';
import { canAnnounceAtOnce } from './announcing';
import type { TableModel } from './model';

function placeOf({ view }: TableModel): PromptPlace {
  const { place, phase } = view.observation;
  // Going on is all that is left, and announcing is the same press.
  if (phase === 'reinforcement' && canAnnounceAtOnce(view) && onlyNext(view.legal)) return 'announce';
  if (place.endsWith('.showColours')) return 'showColours';
  return phase === 'none' ? 'end' : phase;
}

export function sceneFor(model: TableModel): Scene {
  const { view, names } = model;
  const { observation, legal } = view;
  const types = new Set(legal.map((action) => action.type));
  const mayLeave = types.has('retreat') || types.has('decline');
  return sceneOf(observation, names, {
    place: placeOf(model),
    toAct: observation.toAct ?? observation.onTurn,
    retreat: view.retreat,
    hasShield: view.shields[observation.onTurn],
    isForced: mayLeave && !types.has('fightOn'),
  });
}
