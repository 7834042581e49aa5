/** Both hands at once: what the two seats see, laid together. What neither sees stays hidden. */
import type { State } from '../../machines/engine';
import type { News } from '../../src/news';
import { viewNews } from '../../src/observe';
import { none } from '../../src/position';
import { type Seat, seats } from '../../src/vocabulary';
import { type SeatView, viewOf } from '../game/view';

/** Whose view is shown. */
export type Seeing = Seat | 'both';

/** A view to look at: nothing can be done in it, so nothing has to be explained. */
function lookedAt(view: SeatView): SeatView {
  return { ...view, legal: [], whyNot: () => undefined };
}

const eitherKnows = <T>(one: readonly (T | null)[], other: readonly (T | null)[]): (T | null)[] =>
  one.map((known, index) => known ?? other[index] ?? null);

/** Of a seat, or of both with seat 0 below. */
export function viewFor(state: State, seeing: Seeing): SeatView {
  if (seeing !== 'both') return lookedAt(viewOf(state, seeing));
  const [one, other] = seats.map((seat) => viewOf(state, seat)) as [SeatView, SeatView];
  const asked = state.position.question?.by === 1 ? other : one;
  return lookedAt({
    ...one,
    remembered: eitherKnows(one.remembered, other.remembered),
    observation: {
      ...one.observation,
      sides: [one.observation.sides[0], other.observation.sides[1]],
      cards: eitherKnows(one.observation.cards, other.observation.cards),
      question: asked.observation.question,
    },
  });
}

/** News as they were told to that seat; to both: what either was told. */
export function newsFor(news: News, seeing: Seeing): News {
  if (seeing !== 'both') return viewNews(news, seeing);
  const [one, other] = seats.map((seat) => viewNews(news, seat)) as [News, News];
  return 'card' in one && one.card === none ? other : one;
}
