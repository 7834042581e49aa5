/** A move of a film in words, at the moment it was or could have been made. */
import type { Action } from '../../../src/actions';
import { namesOf } from '../../../src/text/names';
import { useTexts } from '../../text/texts';
import type { Film } from '../film';

export function useMoves(film: Film): (at: number, action: Action) => string {
  const { action: label } = useTexts();
  return (at, action) => {
    const names = namesOf(film.known(at, 'both'), film.seatNames);
    const { question, element } = film.view(at, 'both').observation;
    return label(action, { names, question, element });
  };
}
