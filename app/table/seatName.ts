/** What a seat is called where it stands by itself: in headings, beside numbers. Sentences address the reader themselves. */
import type { Seat } from '../../src/vocabulary';
import { useTexts } from '../text/texts';
import { useModel } from './model';

/** Who plays against a computer reads "You" for the own seat. */
export function useSeatName(): (seat: Seat) => string {
  const { names } = useModel();
  const { ui } = useTexts();
  return (seat) => (seat === names.you ? ui.you : names.seat(seat));
}
