/** Condiciones en español, as they follow "si". */
import type { Condition } from '../../effects/effect';
import { es as words } from '../words/es';
import { type ConditionTexts, conditionFrom, list } from './tables';

const texts: ConditionTexts = {
  opponentPower: ({ element, atLeast }) =>
    element === 'contested'
      ? `tu poder es ${atLeast} como mínimo`
      : `se combate con ${words.elements[element]} y tu poder es ${atLeast} como mínimo`,
  opponentActiveCards: ({ kinds, atLeast }) => {
    const many = list(
      kinds.map((kind) => words.kinds[kind].many),
      'y',
    );
    return `tienes al menos ${atLeast} ${many} activos${kinds.length > 1 ? ' en total' : ''}`;
  },
  opponentActiveIcons: ({ atLeast }) => `tienes al menos ${atLeast} cartas activas con iconos`,
  opponentCardsInPlay: ({ atLeast }) => `hay al menos ${atLeast} cartas en tus zonas de combate y de apoyo`,
  opponentDragons: ({ atLeast }) => `tienes al menos ${atLeast} ${atLeast === 1 ? 'dragón' : 'dragones'}`,
  opponentHandLead: ({ atLeast }) => `tienes en la mano al menos ${atLeast} cartas más que yo`,
  ownCardsInPlay: ({ atMost }) =>
    atMost === 0
      ? 'mis zonas de combate y de apoyo están vacías'
      : `hay como máximo ${atMost} cartas en mis zonas de combate y de apoyo`,
  ownShips: ({ atMost }) =>
    atMost === 0
      ? 'no tengo ningún barco en mi zona de Influencia'
      : `tengo como máximo ${atMost} barcos en mi zona de Influencia`,
  playedFromLandedShip: () => 'esta carta viene de un barco desembarcado',
};

export const conditionText = (condition: Condition): string => conditionFrom(texts, condition);
