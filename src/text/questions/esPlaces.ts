/** Spanish: what each phase asks, and what the other seat reads meanwhile. */
import { cardNames, cards as counted, dragons, inElement, listed } from '../grammar/es';
import { sentences } from '../grammar/lists';
import type { Scene } from '../scene';
import { type AskAndFacts, type PlaceTexts, type PromptTexts, waits } from './table';

const actor = ({ names, toAct }: Scene): string => names.seat(toAct);

/** "Jonas tiene 8 en fuego." */
function toMatch({ names, winner, against, element }: Scene): string | false {
  return element !== null && `${names.seat(winner)} tiene ${against[element]} ${inElement(element)}.`;
}

const demands = ({ demands: open, names }: Scene): string | false =>
  open.length > 0 && `Exigencia abierta: ${cardNames(names, open)}.`;

function verdict(scene: Scene): string | false {
  const { element, power, against, hasShield } = scene;
  if (element === null) return false;
  const have = `${power[element]} ${inElement(element)}`;
  if (power[element] >= against[element]) return `Basta con ${have}.`;
  if (hasShield) return `Con tu escudo basta con ${have}.`;
  return `Tienes ${have} y necesitas ${against[element]}.`;
}

function price({ retreat, names, winner }: Scene): string | false {
  if (retreat === undefined) return false;
  const cost = `retirarte cuesta ${dragons(retreat.dragons)}`;
  return `${names.seat(winner)} tiene ${counted(retreat.cards)} en juego: ${cost}.`;
}

function retreatDecision(scene: Scene): AskAndFacts {
  const { opening, isForced } = scene;
  if (opening) {
    const how = 'Para rechazarlo, descarta de 1 a 3 cartas.';
    return isForced
      ? { ask: 'Debes rechazar el combate: no tienes ningún Personaje que puedas jugar.', facts: how }
      : {
          ask: '¿Abres el combate o lo rechazas?',
          facts: `En el primer turno de un combate no hay retirada. ${how}`,
        };
  }
  return {
    ask: isForced
      ? 'Debes retirarte: no tienes ningún Personaje que puedas jugar.'
      : '¿Sigues combatiendo o te retiras?',
    facts: sentences(toMatch(scene), demands(scene), price(scene)),
  };
}

function announcement(scene: Scene): AskAndFacts {
  const { opening, power } = scene;
  if (!opening) return { ask: 'Anuncia tu poder.', facts: sentences(verdict(scene)) };
  return {
    ask: '¿En qué elemento abres el combate?',
    facts: `Tienes ${power.fire} ${inElement('fire')} y ${power.earth} ${inElement('earth')}.`,
  };
}

export const places: PlaceTexts = {
  mulligan: {
    own: () => ({
      ask: '¿Qué cartas cambias?',
      facts:
        'Una sola vez: devuelve las que quieras, baraja y roba hasta 6. También puedes no cambiar ninguna.',
    }),
    waiting: waits((scene) => `${actor(scene)} elige qué cartas cambia.`),
  },
  beginning: {
    own: ({ landed }) => ({
      ask: 'Comienza tu turno.',
      facts:
        landed.length === 0
          ? 'Puedes recuperar cartas, desembarcar barcos y descartar tus faroles.'
          : 'Juegas la carga del barco en este turno: Personajes, Refuerzos y Apoyos, cada uno en su fase.',
    }),
    waiting: waits((scene) => `${actor(scene)} comienza su turno.`),
  },
  leadership: {
    own: (scene) => ({
      ask: '¿Juegas una carta de Liderazgo o un barco?',
      facts: sentences('Uno de los dos por turno, o ninguno.', demands(scene)),
    }),
    waiting: waits((scene) => `${actor(scene)} puede jugar una carta de Liderazgo o un barco.`),
  },
  retreat: {
    own: retreatDecision,
    waiting: waits((scene) =>
      scene.opening
        ? `${actor(scene)} abre el combate o lo rechaza.`
        : `${actor(scene)} sigue combatiendo o se retira.`,
    ),
  },
  character: {
    own: (scene) =>
      scene.landed.length > 0
        ? {
            ask: 'Juega tus Personajes desde el barco desembarcado.',
            facts:
              'Los Personajes Buka de un barco son libres. Lo que quede en él se descarta antes del anuncio.',
          }
        : { ask: 'Juega un Personaje.', facts: sentences(toMatch(scene), demands(scene)) },
    waiting: waits((scene) => `${actor(scene)} juega un Personaje.`),
  },
  reinforcement: {
    own: (scene) => ({
      ask: scene.opening
        ? 'En el primer turno de un combate, solo Refuerzos y Apoyos libres o adicionales.'
        : '¿Juegas un Refuerzo o un Apoyo?',
      facts: sentences(verdict(scene), demands(scene)),
    }),
    waiting: waits((scene) => `${actor(scene)} puede jugar un Refuerzo o un Apoyo.`),
  },
  announce: { own: announcement, waiting: waits((scene) => `${actor(scene)} va a anunciar su poder.`) },
  showColours: {
    own: ({ names, onTurn, element, power, bluffs, bluffPower }) => ({
      ask:
        element === null
          ? '¿Que enseñe los colores?'
          : `${names.seat(onTurn)} anuncia ${power[element]} ${inElement(element)}. ¿Que enseñe los colores?`,
      facts:
        bluffs === 1
          ? `Detrás hay una carta boca abajo que vale ${bluffPower}. Pregunta si crees que miente.`
          : `Detrás hay ${bluffs} cartas boca abajo que juntas valen ${bluffPower}. La pregunta vale para todas.`,
    }),
    waiting: waits((scene) => `${actor(scene)} puede pedirte que enseñes los colores.`),
  },
  refill: {
    own: () => ({ ask: 'Se repone tu mano.', facts: '' }),
    waiting: waits(({ names, onTurn }) => `${names.seat(onTurn)} repone su mano.`),
  },
  end: {
    own: () => ({ ask: 'Tu turno termina.', facts: '' }),
    waiting: waits(({ names, onTurn }) => `El turno de ${names.seat(onTurn)} termina.`),
  },
};

export const head: PromptTexts['head'] = (scene) => {
  const { names, place, reader, onTurn, toAct, turn, fight, game, opening, landed } = scene;
  if (place === 'mulligan') return `Juego ${game}, antes del primer combate`;
  const isOwn = reader === onTurn;
  if (toAct !== onTurn && toAct === reader) return `Turno ${turn} de ${names.seat(onTurn)}, respondes tú`;
  if (opening) return isOwn ? `Abres el combate ${fight}` : `${names.seat(onTurn)} abre el combate ${fight}`;
  const whose = isOwn ? `Tu turno ${turn}` : `Turno ${turn} de ${names.seat(onTurn)}`;
  if (landed.length === 0) return whose;
  const ships = listed(landed.map((ship) => names.printed(ship)?.name ?? 'un barco'));
  return `${whose}, ${landed.length > 1 ? 'han' : 'ha'} desembarcado ${ships}`;
};
