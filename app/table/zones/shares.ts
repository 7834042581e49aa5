/** How combat and support share the width of a field: the areas of both sides stand above each other. */
import type { Observation, SideView } from '../../../src/observe';

/** What the areas take of the width while they are airy. */
const airy = { combat: 1.15, support: 1 };
/** So many cards lie in an area without crowding it. */
const roomy = 2;
/** By what part of itself an area grows with each card more. */
const growth = 0.35;

/** The tracks of the grid, as CSS variables: an area grows with the cards of the side that has more of them there. */
export function sharesOf({ sides }: Observation): { '--combat': string; '--support': string } {
  const track = (share: number, count: (side: SideView) => number): string => {
    const crowd = Math.max(0, ...sides.map((side) => count(side) - roomy));
    return `${(share * (1 + growth * crowd)).toFixed(2)}fr`;
  };
  return {
    '--combat': track(airy.combat, (side) => side.combat.length),
    '--support': track(airy.support, (side) => side.support.length),
  };
}
