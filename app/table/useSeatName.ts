/** The names of the seats at this table, in the language of the page. */
import type { Seat } from '../../src/vocabulary';
import { useTexts } from '../text/texts';
import { useModel } from './model';
import { seatName } from './seatName';

export function useSeatName(): (seat: Seat) => string {
  const { names } = useModel();
  const texts = useTexts();
  return (seat) => seatName(names, texts, seat);
}
