/** What is printed on a card besides its name and special text, on one line. */
import type { Card } from '../cards/card';
import { elements, type Language } from '../vocabulary';
import { words } from './words/words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function values(card: Card, language: Language): string[] {
  const { elements: names, shield } = words[language];
  return elements
    .filter((element) => card[element] !== null)
    .map(
      (element) =>
        `${names[element]} ${card[element]}${card.shields.includes(element) ? ` (${shield})` : ''}`,
    );
}

/** `Flit · Character · Fire 5 · Earth 2 · Retrieve · 3 moons`. */
export function cardLine(card: Card, language: Language): string {
  const { peoples, kinds, icons, gangs, families, moons, capacity } = words[language];
  const parts = [
    peoples[card.people],
    kinds[card.kind].one,
    ...values(card, language),
    ...card.icons.filter((icon) => icon !== 'gang').map((icon) => icons[icon]),
    ...(card.gang === undefined ? [] : [gangs[card.gang]]),
    ...(card.capacity === undefined ? [] : [`${capacity} ${card.capacity}`]),
    ...(card.moons === null ? [] : [`${card.moons} ${card.moons === 1 ? moons.one : moons.many}`]),
    ...(card.family === undefined ? [] : [families[card.family]]),
  ];
  return parts.map(capital).join(' · ');
}
