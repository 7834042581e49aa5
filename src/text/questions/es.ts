/** Spanish: what a card asks, to the seat that answers and to the one that waits. */
import type { QuestionView } from '../../observe';
import type { Question } from '../../position';
import { cardName, upperFirst } from '../grammar/es';
import type { PromptTexts, QuestionTexts } from './table';

/** How many may or must be picked. */
function bounds({ min, max }: QuestionView | Question): string {
  if (min === max) return min === 1 ? 'Elige una.' : `Elige exactamente ${min}.`;
  if (min === 0) return max === 1 ? 'Elige una o ninguna.' : `Elige hasta ${max}, o ninguna.`;
  return `Elige de ${min} a ${max}.`;
}

const oneByOne = 'Una carta tras otra; termina con «Listo».';

const simple =
  (ask: string, facts: (question: QuestionView | Question) => string = bounds): QuestionTexts['search'] =>
  (question, names) => ({
    ask: `${upperFirst(cardName(names, question.source))}: ${ask}`,
    facts: facts(question),
  });

export const questions: QuestionTexts = {
  useText: (question, names) => ({
    ask: `¿Usas el texto de ${cardName(names, question.source)}?`,
    facts: 'El texto dice «puedo»: puedes renunciar.',
  }),
  amount: simple(
    '¿cuántas cartas?',
    ({ options }) => `El texto dice «puedo»: hasta ${options.length}, o ninguna.`,
  ),
  discardFromPlay: simple('¿qué carta rival descartas?'),
  leaveCharacter: simple('¿qué Personaje rival se queda?', () => 'Los demás se descartan.'),
  kindToDiscard: simple(
    '¿descartas los Refuerzos o los Apoyos?',
    () => 'Se descartan todos los activos de esa clase.',
  ),
  recall: simple('¿qué carta tuya te llevas a la mano?'),
  search: simple('¿qué carta te llevas?'),
  payForDragon: simple(
    '¿con qué cartas pagas por un dragón?',
    () => 'El precio debe ser exacto, o no pagas nada.',
  ),
  discardOwn: simple('¿qué cartas de tu mano descartas?', () => oneByOne),
  toDeckBottom: simple(
    '¿qué cartas pones bajo tu mazo de robo?',
    () => `${oneByOne} La última queda abajo del todo.`,
  ),
  discardForced: simple('¿qué cartas de tu mano descartas?'),
  discardBlind: simple(
    '¿qué carta de la mano rival descartas?',
    () => 'Una descubierta, o una oculta al azar.',
  ),
  discardDrawn: simple('¿cuál de las cartas robadas descartas?'),
  shuffleBack: simple('¿qué cartas de tu mano devuelves al mazo de robo?'),
  loadNow: simple('¿qué cartas cargas en este barco?'),
  shipOrCargo: simple('¿qué barco juegas, o qué carta cargas?'),
  shipToLoad: simple('¿en qué barco cargas la carta?', () => ''),
  target: simple('¿sobre qué carta tuya actúa el texto?'),
  order: () => ({ ask: '¿Cuál de tus textos va primero?', facts: 'Los demás siguen uno tras otro.' }),
};

export const questionWaiting: PromptTexts['questionWaiting'] = (question, names) => ({
  ask: `${names.seat(question.by)} decide sobre ${cardName(names, question.source)}.`,
  facts: '',
});
