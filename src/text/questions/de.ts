/** German: what a card asks, to the seat that answers and to the one that waits. */
import type { QuestionView } from '../../observe';
import type { Question } from '../../position';
import { cardName, upperFirst } from '../grammar/de';
import type { PromptTexts, QuestionTexts } from './table';

/** How many may or must be picked. */
function bounds({ min, max }: QuestionView | Question): string {
  if (min === max) return min === 1 ? 'Wähle eine.' : `Wähle genau ${min}.`;
  if (min === 0) return max === 1 ? 'Wähle eine oder keine.' : `Wähle bis zu ${max} oder keine.`;
  return `Wähle ${min} bis ${max}.`;
}

const oneByOne = 'Eine Karte nach der anderen; „Fertig“ beendet es.';

const simple =
  (ask: string, facts: (question: QuestionView | Question) => string = bounds): QuestionTexts['search'] =>
  (question, names) => ({
    ask: `${upperFirst(cardName(names, question.source))}: ${ask}`,
    facts: facts(question),
  });

export const questions: QuestionTexts = {
  useText: (question, names) => ({
    ask: `Den Text von ${cardName(names, question.source)} nutzen?`,
    facts: 'Der Text sagt „darf“: Du kannst verzichten.',
  }),
  amount: simple(
    'Wie viele Karten?',
    ({ options }) => `Der Text sagt „darf“: bis zu ${options.length} oder keine.`,
  ),
  discardFromPlay: simple('Welche gegnerische Karte legst du ab?'),
  leaveCharacter: simple(
    'Welcher gegnerische Charakter bleibt liegen?',
    () => 'Alle anderen werden abgelegt.',
  ),
  kindToDiscard: simple(
    'Legst du die Verstärkungen oder die Unterstützungen ab?',
    () => 'Alle aktiven dieser Art werden abgelegt.',
  ),
  recall: simple('Welche deiner Karten nimmst du auf die Hand?'),
  search: simple('Welche Karte nimmst du?'),
  payForDragon: simple(
    'Mit welchen Karten zahlst du für einen Drachen?',
    () => 'Der Preis muss genau stimmen, oder du zahlst nichts.',
  ),
  discardOwn: simple('Welche Karten legst du aus der Hand ab?', () => oneByOne),
  toDeckBottom: simple(
    'Welche Karten legst du unter deinen Nachziehstapel?',
    () => `${oneByOne} Die letzte liegt zuunterst.`,
  ),
  discardForced: simple('Welche Handkarten legst du ab?'),
  discardBlind: simple(
    'Welche gegnerische Handkarte legst du ab?',
    () => 'Eine offene, oder zufällig eine verdeckte.',
  ),
  discardDrawn: simple('Welche der gezogenen Karten legst du ab?'),
  shuffleBack: simple('Welche Handkarten mischst du in deinen Nachziehstapel?'),
  loadNow: simple('Welche Karten lädst du auf dieses Schiff?'),
  shipOrCargo: simple('Welches Schiff spielst du, oder welche Karte lädst du?'),
  shipToLoad: simple('Auf welches Schiff lädst du die Karte?', () => ''),
  target: simple('Auf welche deiner Karten wirkt der Text?'),
  order: () => ({ ask: 'Welcher deiner Texte kommt zuerst?', facts: 'Die anderen folgen der Reihe nach.' }),
};

export const questionWaiting: PromptTexts['questionWaiting'] = (question, names) => ({
  ask: `${names.seat(question.by)} entscheidet über ${cardName(names, question.source)}.`,
  facts: '',
});
