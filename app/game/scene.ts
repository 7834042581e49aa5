/** What prompts and labels of buttons need to know, taken from the view. */
import type { Names, PromptPlace, Scene } from '../../src/text';
import { sceneOf } from '../../src/text/scene';
import { canAnnounceAtOnce } from './announcing';
import { onlyNext } from './undo';
import type { SeatView } from './view';

function placeOf(view: SeatView): PromptPlace {
  const { place, phase } = view.observation;
  // Going on is all that is left, and announcing is the same press.
  if (phase === 'reinforcement' && canAnnounceAtOnce(view) && onlyNext(view.legal)) return 'announce';
  if (place.endsWith('.showColours')) return 'showColours';
  return phase === 'none' ? 'end' : phase;
}

export function sceneFor({ view, names }: { readonly view: SeatView; readonly names: Names }): Scene {
  const { observation, legal } = view;
  const types = new Set(legal.map((action) => action.type));
  const mayLeave = types.has('retreat') || types.has('decline');
  return sceneOf(observation, names, {
    place: placeOf(view),
    toAct: observation.toAct ?? observation.onTurn,
    retreat: view.retreat,
    hasShield: view.shields[observation.onTurn],
    isForced: mayLeave && !types.has('fightOn'),
  });
}
