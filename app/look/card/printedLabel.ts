/** What a card is called aloud: its name and everything printed on it but the text. */
import type { Card } from '../../../src/cards/card';
import type { Texts } from '../../../src/text';
import { elements } from '../../../src/vocabulary';

export function printedLabel(card: Card, { ui, words }: Texts): string {
  const shields = elements
    .filter((element) => card.shields.includes(element))
    .map((element) => `${words.shield} ${words.elements[element]}`);
  const icons = card.icons.map((icon) =>
    icon === 'gang' && card.gang ? words.gangs[card.gang] : words.icons[icon],
  );
  return ui.cardLabel({
    name: card.name,
    kind: words.kinds[card.kind].one,
    fire: card.fire,
    earth: card.earth,
    signs: [...shields, ...icons, ...(card.capacity === undefined ? [] : [ui.capacityOf(card.capacity)])],
    moons: card.moons,
  });
}
