/** Small boards on which everything the chart can do comes up within a few turns; for test paths and random games. */
import { exampleSetup, type Setup } from './setup';

export const scenarios = {
  /** One zone, and the skull two spaces below the marker. */
  nearTheSkull: { ...exampleSetup, zones: [1], track: { spaces: 3, marker: 0, skull: 2 } },
  humanityBegins: {
    ...exampleSetup,
    zones: [2, 0],
    track: { spaces: 4, marker: 0, skull: 3 },
    first: 'humanity',
  },
} as const satisfies Readonly<Record<string, Setup>>;
