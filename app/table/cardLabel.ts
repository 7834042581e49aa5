/** What a card is called aloud: what it is, and whether, and why not, it can be played. */
import type { Card } from '../../src/cards/card';
import type { Names, Texts } from '../../src/text';
import { elements } from '../../src/vocabulary';
import type { CardStanding } from './standing';

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

/** The label with what can be done, or why nothing can. */
export function standingLabel(label: string, standing: CardStanding, texts: Texts, names: Names): string {
  const { ui } = texts;
  switch (standing.state) {
    case 'chosen':
      return ui.cardLabelState(label, ui.stateSelected);
    case 'unplayable':
      return standing.reason === undefined
        ? label
        : ui.cardLabelBlocked(label, texts.reason(standing.reason, names));
    case 'playable':
      return standing.number === undefined
        ? ui.cardLabelState(label, ui.statePlayable)
        : ui.cardLabelState(label, ui.stateTarget(standing.number));
    default:
      return label;
  }
}
