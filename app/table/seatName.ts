/** What a seat is called where it stands by itself: in headings, beside numbers. Sentences address the reader themselves. */
import type { Names, Texts } from '../../src/text';
import type { Seat } from '../../src/vocabulary';

/** Who plays against a computer reads "You" for the own seat. */
export const seatName = (names: Names, { ui }: Texts, seat: Seat): string =>
  seat === names.you ? ui.you : names.seat(seat);
