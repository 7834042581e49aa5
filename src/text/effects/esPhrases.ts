/** The longer phrases of Spanish card texts: offers, payments, and effects with many variants. */
import { cardWithId } from '../../cards';
import type { Card } from '../../cards/card';
import type { CardFilter, EffectOf, Payment, ValueTarget } from '../../effects/effect';
import type { Element, Kind } from '../../vocabulary';
import { es as words } from '../words/es';
import type { Noun } from '../words/words';
import { conditionText } from './esConditions';
import { isForTurn, list, sentence } from './tables';

export const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`;

export const manyOf = (kinds: readonly Kind[], last: 'y' | 'o' | 'ni'): string => {
  const nouns = kinds.map((kind) => words.kinds[kind].many);
  return list(nouns, last);
};

const moments = {
  now: 'Ahora puedo',
  onMyTurn: 'Una vez en cada uno de mis turnos puedo',
  endOfReinforcement: 'Justo después de mi fase de Refuerzo/Apoyo puedo',
  endOfTurn: 'Al final de mi turno puedo',
};

/** An offer to the owner of the card. */
export const iMay = (when: keyof typeof moments, what: string): string => `${moments[when]} ${what}.`;

const targets: Readonly<Record<ValueTarget, string>> = {
  oneCharacter: 'uno de mis Personajes activos',
  allCharacters: 'todos mis Personajes activos',
  allBoosters: 'todos mis Refuerzos activos',
  allSupports: 'todos mis Apoyos activos',
  allBluffs: 'todos mis faroles',
};

/** The values a text changes, with its target. */
export const changedValues = (elements: readonly Element[], target: ValueTarget): string =>
  elements.length > 1
    ? `${target === 'allBluffs' ? 'los' : 'ambos'} valores de ${targets[target]}`
    : `el valor de ${elements.map((element) => words.elements[element])} de ${targets[target]}`;

function worth({ fire, earth, either }: Extract<Payment, { pay: 'total' }>): string {
  const sums: string[] = [];
  if (fire !== undefined) sums.push(`al menos ${fire} de ${words.elements.fire}`);
  if (earth !== undefined) sums.push(`al menos ${earth} de ${words.elements.earth}`);
  return sums.join(either ? ' o ' : ', y otras que sumen ');
}

export const payment = (cost: Payment, whose: 'mi' | 'tu'): string =>
  cost.pay === 'total'
    ? `descartar de ${whose} mano cartas que sumen ${worth(cost)}`
    : `descartar ${counted(cost.count, words.kinds[cost.kind])} de ${whose} mano`;

function yourCards({ kinds, showingIcon }: CardFilter): string {
  const cards = kinds === undefined ? 'cartas' : manyOf(kinds, 'y');
  return showingIcon ? `tus ${cards} que muestran algún icono` : `tus ${cards}`;
}

function ignored({ cards, parts, keepIcons = [], except }: EffectOf<'ignore'>): string {
  const flit = except.includes('flitCharacters');
  if (parts.length > 1) return `se ignoran ${yourCards(cards)}${flit ? ', salvo los Personajes Flit' : ''}`;
  if (parts[0] === 'text') {
    return `se ignora el texto especial de ${yourCards(cards)}${flit ? ', salvo en los Personajes Flit' : ''}`;
  }
  const kept = keepIcons.map((icon) => words.icons[icon].toUpperCase());
  return `se ignoran todos los iconos de ${yourCards(cards)}${kept.length > 0 ? `, salvo ${list(kept, 'y')}` : ''}`;
}

export function ignoreText(effect: EffectOf<'ignore'>, card: Card): string {
  const silencers = (effect.silencedBy ?? []).map((id) => cardWithId(id).name);
  const silence =
    silencers.length > 0 ? ` Sin efecto mientras tengas en activo ${list(silencers, 'o')}.` : '';
  return sentence(`${isForTurn(card) ? 'este turno ' : ''}${ignored(effect)}`) + silence;
}

export function banned({ kinds, hasText, valueAbove }: CardFilter): string {
  const cards = kinds === undefined ? 'cartas' : manyOf(kinds, 'ni');
  if (valueAbove !== undefined) return `${cards} con un valor impreso superior a ${valueAbove}`;
  if (hasText === undefined) return cards;
  return `${cards} ${hasText ? 'con' : 'sin'} texto especial`;
}

/** R20.6: who may, may do less. */
export const upTo = (count: number): string => `${count > 1 ? 'hasta ' : ''}${counted(count, words.card)}`;

export function drawn({ from, amount, afterwards }: EffectOf<'draw'>): string {
  if ('upToHandSize' in amount)
    return `robar hasta tener como mucho ${amount.upToHandSize} cartas en la mano`;
  const cards = afterwards === undefined ? upTo(amount.count) : counted(amount.count, words.card);
  if (from === 'discardPile') return `tomar al azar ${cards} de mi descarte y llevarlas a mi mano`;
  if (afterwards === undefined) return `robar ${cards}`;
  return 'discardOne' in afterwards
    ? `mostrar ${cards} de mi mazo de robo, descartar 1 de ellas y llevar las demás a mi mano`
    : `robar ${cards} y después mezclar ${counted(afterwards.shuffleBack, words.card)} de mi mano con mi mazo de robo`;
}

function whichDiscarded({ cards, activeOnly, count, oneKindOnly }: EffectOf<'discardFromPlay'>): string {
  const { kinds, showingIcon } = cards;
  if (!activeOnly) return 'todas las cartas de tu zona de combate, activas o no';
  if (oneKindOnly) {
    return list(
      kinds.map((kind) => `todos tus ${words.kinds[kind].many} activos`),
      'o',
    );
  }
  if (showingIcon) return `${count} de tus cartas activas con icono`;
  return count === 1 ? `1 de tus ${manyOf(kinds, 'o')} activos` : `todos tus ${manyOf(kinds, 'y')} activos`;
}

/** A condition of at least two active Characters leaves one by itself. */
export function discarded(effect: EffectOf<'discardFromPlay'>): string {
  const { activeOnly, count, leaveCharacter, condition } = effect;
  const what = `descartar ${whichDiscarded(effect)}`;
  if (condition) return `${what}${activeOnly ? '' : ','} si ${conditionText(condition)}`;
  if (!leaveCharacter) return what;
  return count === 1 ? `${what}, pero no tu último Personaje activo` : `${what}, salvo 1 Personaje`;
}
