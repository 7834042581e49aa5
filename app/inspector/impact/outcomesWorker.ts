/** Plays recorded games on the rules this worker was loaded with, which are the newest ones. */
import type { Language } from '../../../src/vocabulary';
import type { Recorded } from '../game/recorded';
import { type Outcome, outcomesOf } from './outcomes';

export interface Played {
  readonly games: readonly Recorded[];
  readonly language: Language;
}

/** A text where the game could not be played at all. */
export type CameTo = readonly Outcome[] | string;

self.onmessage = ({ data: { games, language } }: MessageEvent<Played>) => {
  const answers = games.map((game): CameTo => {
    try {
      return outcomesOf(game, language);
    } catch (error) {
      return (error as Error).message;
    }
  });
  self.postMessage(answers);
};
