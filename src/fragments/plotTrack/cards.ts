/** Example cards, as data: keywords (I6), permissions (I8) and effects that the fragment can carry out. */
import type { Action } from './actions';

export const keywords = ['tank', 'robot', 'infestation', 'crew', 'relic'] as const;
export type Keyword = (typeof keywords)[number];

/** What cards of the examples allow or forbid; the fragment names no such thing itself. */
export const permissions = ['attackZone', 'removeTokens'] as const;
export type Permission = (typeof permissions)[number];

export interface Card {
  readonly keywords: readonly Keyword[];
  readonly can?: readonly Permission[];
  readonly cannot?: readonly Permission[];
  /** What playing it does, when it is played on zone 0 and Humanity has cards to move. */
  readonly does?: readonly Action[];
}

export const cards = {
  rustGiant: { keywords: ['robot'], can: ['attackZone'] },
  siegeCrawler: { keywords: ['tank', 'crew'], can: ['attackZone'] },
  quietTruce: { keywords: ['relic'], cannot: ['attackZone'] },
  fieldEngineers: { keywords: ['crew'], can: ['removeTokens'] },
  acidRain: { keywords: ['infestation'], does: [{ type: 'addTokens', zone: 0, count: 3 }] },
  massPanic: {
    keywords: [],
    does: [{ type: 'dwindle', cards: 2, prevented: 0, available: 2, cause: 'invader' }],
  },
  worldEnd: { keywords: ['relic'], does: [{ type: 'pilesEmptied', which: 'both', cause: 'invader' }] },
} as const satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof cards;
