/** German: answers to questions, by their kind. */
import { cardName, cards as counted, listed } from '../grammar/de';
import { type AnswerTexts, answerWith } from './table';

const answers: AnswerTexts = {
  useText: { picked: ([card]) => `Text von ${card} nutzen`, none: 'Text nicht nutzen' },
  amount: { picked: (_, [number]) => counted(number ?? 0), none: 'Keine' },
  discardFromPlay: { picked: (cards) => `${listed(cards)} ablegen`, none: 'Nichts ablegen' },
  leaveCharacter: { picked: (cards) => `${listed(cards)} liegen lassen`, none: 'Keinen liegen lassen' },
  kindToDiscard: {
    picked: (_, [kind]) => (kind === 0 ? 'Verstärkungen ablegen' : 'Unterstützungen ablegen'),
    none: 'Nichts ablegen',
  },
  recall: { picked: (cards) => `${listed(cards)} auf die Hand nehmen`, none: 'Nichts nehmen' },
  search: { picked: (cards) => `${listed(cards)} nehmen`, none: 'Nichts nehmen' },
  payForDragon: { picked: (cards) => `Für einen Drachen zahlen: ${listed(cards)}`, none: 'Nicht zahlen' },
  discardOwn: { picked: (cards) => `${listed(cards)} ablegen`, none: 'Fertig' },
  toDeckBottom: { picked: (cards) => `${listed(cards)} unter den Nachziehstapel legen`, none: 'Fertig' },
  discardForced: { picked: (cards) => `${listed(cards)} ablegen`, none: 'Nichts ablegen' },
  discardBlind: {
    picked: ([card], [option]) =>
      option === -1 ? 'Zufällig eine verdeckte Karte ablegen' : `${card} ablegen`,
    none: 'Nichts ablegen',
  },
  discardDrawn: { picked: (cards) => `${listed(cards)} ablegen`, none: 'Nichts ablegen' },
  shuffleBack: { picked: (cards) => `${listed(cards)} zurückmischen`, none: 'Nichts zurückmischen' },
  loadNow: { picked: (cards) => `${listed(cards)} laden`, none: 'Nichts laden' },
  shipOrCargo: {
    picked: (cards, [option], { names }) =>
      typeof option === 'number' && names.printed(option)?.kind === 'ship'
        ? `${listed(cards)} spielen`
        : `${listed(cards)} laden`,
    none: 'Nichts nehmen',
  },
  shipToLoad: { picked: (cards) => `Auf ${listed(cards)} laden`, none: 'Nichts laden' },
  target: { picked: (cards) => `${listed(cards)} wählen`, none: 'Nichts wählen' },
  order: { picked: (cards) => `Zuerst ${listed(cards)}`, none: 'Weiter' },
};

export const answerLabel = answerWith(answers, {
  card: cardName,
  hidden: (number) => `Bluff ${number}`,
  done: 'Fertig',
  choose: 'Wählen',
});
