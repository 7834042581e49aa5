/** From the scenarios of the fragments every edge is taken and every guard is true and false. */
import { describe, expect, test } from 'vitest';
import { blueEvents } from '../../machines/blueEvents';
import { plotTrack } from '../../machines/plotTrack';
import { walk } from '../support/walk';

describe('random walks from the scenarios', () => {
  test('cover the chart of plotTrack', () => {
    const starts = Object.values(plotTrack.scenarios ?? {});
    expect(walk(plotTrack, starts, { walks: 100, length: 60 })).toEqual({
      edgesMissed: [],
      guardsMissed: [],
    });
  });

  test('cover the chart of blueEvents', () => {
    const starts = Object.values(blueEvents.scenarios ?? {});
    expect(walk(blueEvents, starts, { walks: 40, length: 300 })).toEqual({
      edgesMissed: [],
      guardsMissed: [],
    });
  });
});
