/** Spanish: why not. */

import type { CardId } from '../../actions';
import type { Condition, Payment } from '../../effects/effect';
import { cardName, cards, cardsOf, conditionNeeds, inElement, phaseIn, upperFirst } from '../grammar/es';
import type { Names } from '../names';
import { conditionOf } from './condition';
import type { ReasonTexts } from './table';

/** The name of a card at the beginning of a sentence. */
const card = (names: Names, id: CardId): string => upperFirst(cardName(names, id));

/** R21.1, R21.2: "3 en fuego", with any doubling. */
function owed({ fire, earth, either }: Extract<Payment, { pay: 'total' }>): string {
  const sums: string[] = [];
  if (fire !== undefined) sums.push(`${fire} ${inElement('fire')}`);
  if (earth !== undefined) sums.push(`${earth} ${inElement('earth')}`);
  return sums.join(either ? ' o ' : ' y ');
}

export const reasons: ReasonTexts = {
  gameOver: () => 'El juego ha terminado.',
  answerFirst: () => 'Responde primero a la pregunta abierta.',
  notYourTurn: () => 'No es tu turno.',
  notYourCard: (reason, names) =>
    names.printed(reason.card) === null ? 'Esa carta no es tuya.' : `${card(names, reason.card)} no es tuya.`,
  wrongPhase({ phase, place }) {
    if (phase === 'none') return 'Ahora no es posible.';
    return place === undefined
      ? `No es posible ${phaseIn[phase]}.`
      : `Va ${phaseIn[place]}, no ${phaseIn[phase]}.`;
  },
  leadershipTooLate: () => 'Las cartas de Liderazgo se juegan antes de decidir la retirada.',
  retreatTooLate: () => 'La retirada se decide antes de jugar un Personaje.',
  stopped: () => 'Una carta con ALTO ha puesto fin a tus cartas de este turno.',
  handLocked: (reason, names) =>
    `${card(names, reason.card)} espera: tras desembarcar juegas desde tus barcos.`,
  cardNotHere: (reason, names) => `${card(names, reason.card)} no está donde la necesitas.`,
  wrongKind: (reason, names) => `${card(names, reason.card)} es de otra clase de carta.`,
  cannotLoad: () => 'Solo se pueden cargar Personajes, Refuerzos y Apoyos.',
  noBluffIcon: (reason, names) => `${card(names, reason.card)} no tiene un icono de FAROL en vigor.`,
  notAPair: () => 'Una pareja son dos cartas con PAREJA y la misma primera palabra en el nombre.',
  notAGang: () => 'Solo se juegan juntos miembros de una misma banda.',
  bannedByCard(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const what = effect?.do === 'forbidPlay' ? cardsOf(effect.cards) : 'esta carta';
    return `${card(names, reason.by)} prohíbe ${what}.`;
  },
  bluffBlocked: (reason, names) =>
    `${card(names, reason.by)} anula los faroles; ahora no puedes poner ninguno.`,
  conditionNotMet(reason, names) {
    const condition = conditionOf(names, reason.card);
    const name = card(names, reason.card);
    if (condition === null) return `La condición de ${name} no se cumple: ${reason.have}, no ${reason.need}.`;
    const needs = conditionNeeds[condition.test] as (c: Condition, have: number, need: number) => string;
    return `${name} necesita ${needs(condition, reason.have, reason.need)}.`;
  },
  cardLimit(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const isCombat = effect?.do === 'limitPlays' && effect.scope === 'combat';
    const what = isCombat ? `${reason.max} Personaje o Refuerzo` : cards(reason.max);
    return `${card(names, reason.by)} solo te deja jugar ${what} por turno.`;
  },
  openingNoBooster: () => 'Ni Refuerzo, ni Apoyo, ni farol, ni carga en el primer turno del combate.',
  oneCharacter: () => 'Un Personaje, pareja o banda por turno; ya has jugado lo tuyo.',
  boosterOrSupportUsed: () => 'Ya has usado tu Refuerzo o Apoyo de este turno.',
  noSupportLeft: () => 'No te queda ningún Apoyo por jugar para esto.',
  leadershipOnce: () => 'Solo una carta de Liderazgo o un barco por turno.',
  gangTooLate: () => 'Una banda se juega antes que cualquier otro Personaje del turno.',
  gangBroken: () => 'No todas tus cartas activas son de esta banda; no se puede ampliar.',
  shipLanded: (reason, names) => `${card(names, reason.card)} ha desembarcado y no admite carga.`,
  shipFull: (reason, names) =>
    `${card(names, reason.card)} está lleno: ${reason.capacity} de ${reason.capacity}.`,
  cannotRetrieve: (reason, names) => `Ahora no puedes recuperar ${cardName(names, reason.card)}.`,
  handFull: (reason, names) =>
    reason.max === 0
      ? `${card(names, reason.by)} no deja entrar cartas en tu mano.`
      : `${card(names, reason.by)} no deja añadir cartas a una mano de ${reason.max} o más.`,
  cannotLand: () => 'Los barcos desembarcan desde tu zona de Influencia, al comenzar tu turno.',
  cannotDropBluff: () => 'Tus faroles solo los descartas al comienzo de tu turno.',
  cannotRetreatOpening: () => 'En el primer turno de un combate no hay retirada. Ábrelo o recházalo.',
  cannotDeclineRunning: () => 'El combate está en marcha; puedes retirarte, pero no rechazarlo.',
  declineCount: ({ have }) => `Para rechazar, descarta de 1 a 3 cartas; has elegido ${have}.`,
  noCharacter: () => 'No tienes ningún Personaje que puedas jugar.',
  mustPlayCharacter: () => 'Juega primero un Personaje.',
  tooManyCharacters: (reason, names) =>
    `${card(names, reason.by)} admite ${reason.max} ${
      reason.max === 1 ? 'Personaje activo' : 'Personajes activos'
    }; tienes ${reason.have}.`,
  obligationOpen(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const name = cardName(names, reason.by);
    return effect?.do === 'demand' && 'play' in effect.require
      ? `Juega primero un ${effect.require.play === 'booster' ? 'Refuerzo' : 'Apoyo'} por ${name}, o retírate.`
      : reason.payment?.pay === 'total'
        ? `Primero descarta cartas que sumen ${owed(reason.payment)}, o vuelve atrás y retírate.`
        : `Cumple primero la exigencia de ${name}, o vuelve y retírate.`;
  },
  powerTooLow: ({ have, need, element }) =>
    `Tienes ${have} ${inElement(element)} y necesitas al menos ${need}.`,
  elementFixed: () => 'El elemento de este combate ya está fijado.',
  chooseElement: () => 'Elige fuego o tierra.',
  nothingToCall: () => 'No hay ningún farol que enseñar.',
  wrongPayment: (reason, names) =>
    `Estas cartas no cumplen justo la exigencia de ${cardName(names, reason.by)}.`,
  noDemand: () => 'Ninguna carta te exige esto.',
  textUnusable: (reason, names) => `El texto de ${cardName(names, reason.card)} no se puede usar ahora.`,
  cannotTakeBack: () => 'Se han revelado cartas ocultas; no se puede deshacer.',
  nothingAsked: () => 'No hay ninguna pregunta abierta.',
  wrongChoice: () => 'Esta no es una de las respuestas.',
  alreadyAnswered: () => 'Ya has respondido.',
  malformed: () => 'Esta acción no está bien escrita.',
};
