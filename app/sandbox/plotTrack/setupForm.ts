/** The set-up of the plot track as a form: zones, track, draw piles, who begins. */
import { players } from '../../../src/fragments/plotTrack/position';
import { scenarios } from '../../../src/fragments/plotTrack/scenarios';
import { exampleSetup, type Setup } from '../../../src/fragments/plotTrack/setup';
import { texts } from '../../../src/fragments/plotTrack/text';
import type { Texts } from '../../../src/text';
import { asNumber, asNumbers, type Draft, listText } from '../newGame/draft';
import type { SetupForm } from '../newGame/NewGameDialog';

export const draftOf = ({ zones, track, drawPile, first }: Setup): Draft => ({
  zones: listText(zones),
  'track.spaces': String(track.spaces),
  'track.marker': String(track.marker),
  'track.skull': String(track.skull),
  'drawPile.invader': String(drawPile.invader),
  'drawPile.humanity': String(drawPile.humanity),
  first,
});

const setupOf = (draft: Draft): unknown => ({
  zones: asNumbers(draft.zones),
  track: {
    spaces: asNumber(draft['track.spaces']),
    marker: asNumber(draft['track.marker']),
    skull: asNumber(draft['track.skull']),
  },
  drawPile: {
    invader: asNumber(draft['drawPile.invader']),
    humanity: asNumber(draft['drawPile.humanity']),
  },
  first: draft.first,
});

const starts = {
  example: draftOf(exampleSetup),
  ...Object.fromEntries(Object.entries(scenarios).map(([name, setup]) => [name, draftOf(setup)])),
};

export function setupForm({ ui, language }: Texts): SetupForm {
  const sides = texts[language].players;
  return {
    starts,
    setupOf,
    fields: [
      { kind: 'text', path: 'zones', label: ui.setupStrengths, hint: ui.listHint },
      { kind: 'text', path: 'track.spaces', label: ui.setupSpaces, hint: ui.setupSpacesHint },
      { kind: 'text', path: 'track.marker', label: ui.setupMarker },
      { kind: 'text', path: 'track.skull', label: ui.setupSkull },
      { kind: 'text', path: 'drawPile.invader', label: ui.setupPileOf(sides.invader) },
      { kind: 'text', path: 'drawPile.humanity', label: ui.setupPileOf(sides.humanity) },
      {
        kind: 'choice',
        path: 'first',
        label: ui.setupFirst,
        options: players.map((value) => ({ value, label: sides[value] })),
      },
    ],
  };
}
