/** What bounds a constructed deck (R25.1); parameters, since an Inquisitor would change them (R25.6). */
export interface DeckLimits {
  /** Cards beside the Leader. */
  readonly cards: number;
  /** The most moons its foreign cards may cost together. */
  readonly moons: number;
}

export const standardLimits: DeckLimits = { cards: 30, moons: 10 };
