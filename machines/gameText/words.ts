/** Words of a written game that others need to know too. */

/** The first line; the number is that of the format. */
export const firstLine = 'Blue Moon game 1';

/** What the seats are called. */
export const letters = ['A', 'B'] as const;
