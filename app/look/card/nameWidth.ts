/** How much room a name needs: its words are set smaller rather than broken. */
import type { CSSProperties } from 'react';

/** Widths in the size of the letter, of the bold serif in which names are set; a little more than on the average. */
const letter = 0.56;
const wideLetter = 0.9;

const widthOf = (word: string): number =>
  [...word].reduce((width, one) => width + (/[mw]/i.test(one) ? wideLetter : letter), 0);

/** Of the widest part of the name that no line may break. */
export const widestWord = (name: string): number =>
  Math.max(...name.split(/[ -]/).map((word) => widthOf(word)));

/** For the styles of the card. */
export const nameRoom = (name: string): CSSProperties =>
  ({ '--widest-word': widestWord(name).toFixed(1) }) as CSSProperties;
