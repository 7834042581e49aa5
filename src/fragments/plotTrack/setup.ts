/** What the Invaders fragment leaves open is given here: zones, track, draw piles, who begins. */
import { faulty, type Parsed, parsed } from '../../parsed';
import { newReader, type ShapeFault } from '../shape';
import { type Player, type Position, players } from './position';

export interface Setup {
  /** Printed strength of every zone. */
  readonly zones: readonly number[];
  /** Spaces are counted from the top, which is 0. */
  readonly track: { readonly spaces: number; readonly marker: number; readonly skull: number };
  readonly drawPile: Readonly<Record<Player, number>>;
  readonly first: Player;
}

export type SetupFault =
  | ShapeFault
  | { readonly code: 'offTrack'; readonly path: string; readonly have: number; readonly spaces: number }
  | { readonly code: 'skullNotBelowMarker'; readonly marker: number; readonly skull: number };

/** Three zones and a short track: enough to reach every end within a few turns. */
export const exampleSetup: Setup = {
  zones: [2, 3, 1],
  track: { spaces: 6, marker: 0, skull: 5 },
  drawPile: { invader: 20, humanity: 20 },
  first: 'invader',
};

const most = 99;

/** Checks a set-up from outside; the faults are all there are, not only the first. */
export function parseSetup(value: unknown): Parsed<Setup, SetupFault> {
  const read = newReader();
  const all = read.object(value, '', ['zones', 'track', 'drawPile', 'first']);
  const track = read.object(all.track, 'track', ['spaces', 'marker', 'skull']);
  const pile = read.object(all.drawPile, 'drawPile', players);
  const setup: Setup = {
    zones: read
      .list(all.zones, 'zones', 1, most)
      .map((printed, zone) => read.whole(printed, `zones[${zone}]`, 0, most)),
    track: {
      spaces: read.whole(track.spaces, 'track.spaces', 2, most),
      marker: read.whole(track.marker, 'track.marker', 0, most),
      skull: read.whole(track.skull, 'track.skull', 0, most),
    },
    drawPile: {
      invader: read.whole(pile.invader, 'drawPile.invader', 0, most),
      humanity: read.whole(pile.humanity, 'drawPile.humanity', 0, most),
    },
    first: read.word(all.first, 'first', players),
  };
  const faults = read.faults.length > 0 ? read.faults : trackFaults(setup.track);
  return faults.length > 0 ? faulty(...faults) : parsed(setup);
}

function trackFaults({ spaces, marker, skull }: Setup['track']): SetupFault[] {
  const faults: SetupFault[] = [];
  if (marker >= spaces) faults.push({ code: 'offTrack', path: 'track.marker', have: marker, spaces });
  if (skull >= spaces) faults.push({ code: 'offTrack', path: 'track.skull', have: skull, spaces });
  if (skull <= marker) faults.push({ code: 'skullNotBelowMarker', marker, skull });
  return faults;
}

export function newPosition({ zones, track, drawPile, first }: Setup = exampleSetup): Position {
  return {
    zones: zones.map((printed) => ({ printed, tokens: 0 })),
    track: { ...track },
    turn: { player: first, dwindled: false },
    drawPile: { ...drawPile },
    result: null,
  };
}
