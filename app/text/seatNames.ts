/** Names of the seats as a page shows them. */
import type { Texts } from '../../src/text';
import { isUsualPlayer, type Pair, shownNames } from '../../src/text/usualNames';
import type { Seat } from '../../src/vocabulary';

interface Named {
  readonly name: string;
}

/** In the language of the page; who plays alone and has no name of their own is "you". */
export function seatNamesOf(
  [first, second]: readonly [Named, Named],
  { ui, language }: Texts,
  alone: Seat | null = null,
): Pair {
  const names = shownNames([first.name, second.name], language);
  if (alone === null || !isUsualPlayer(names[alone])) return names;
  return alone === 0 ? [ui.you, names[1]] : [names[0], ui.you];
}
