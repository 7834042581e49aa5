/** Plays any legal action, and takes back only where nothing else is legal. */
import { anyOf, type PlayerMaker } from './player';

export const random: PlayerMaker = () => ({
  choose(_observation, legal, chance) {
    const others = legal.filter((action) => action.type !== 'takeBack');
    return anyOf(others.length > 0 ? others : legal, chance);
  },
});
