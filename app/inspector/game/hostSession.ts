/** Lets other windows look on at the game of this page. */
import { hostOn } from './channel';
import { sourceOfSession } from './fromSession';

export function hostSession(): () => void {
  const source = sourceOfSession();
  return source === undefined ? () => {} : hostOn(source);
}
