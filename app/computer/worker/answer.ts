/** Answers one request; apart from the worker itself, so that it runs anywhere. */
import { hintsFor } from '../hint';
import { playerOf } from '../levels';
import { chanceFrom, type Player } from '../player';
import type { Reply, Request } from './messages';

/** The players of matches under way, by match, seat and level; plans outlive a decision. */
export type Players = Map<string, Player>;

export async function answer(request: Request, players: Players): Promise<Reply> {
  const { observation, legal, settings, seed } = request;
  if (request.ask === 'hints') {
    return { ask: 'hints', hints: hintsFor(observation, legal, settings, seed, request.budget) };
  }
  const key = `${request.match} ${observation.seat} ${request.level}`;
  let player = players.get(key);
  if (player === undefined) {
    player = playerOf(request.level)?.(settings);
    if (player === undefined) return { ask: 'failed', message: `There is no level ${request.level}.` };
    players.clear();
    players.set(key, player);
  }
  return { ask: 'move', action: await player.choose(observation, legal, chanceFrom(seed)) };
}
