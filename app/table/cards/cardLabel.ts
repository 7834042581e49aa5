/** What a card of the table is called aloud: beside what it is, whether, and why not, it can be played. */
import type { Names, Texts } from '../../../src/text';
import type { CardStanding } from './standing';

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
