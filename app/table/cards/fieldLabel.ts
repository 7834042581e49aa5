/** What cards of a field are called aloud: with what of them is ignored, and for Bluffs only what the seat may know. */
import type { CardId } from '../../../src/actions';
import type { SupportView } from '../../../src/observe';
import type { IgnoredParts } from '../../game/view';
import { bluffIconOf } from '../../look/card/iconSigns';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

/** Words of the band across a card, if something of it is ignored. */
export function useIgnoredWords(parts: IgnoredParts | undefined): string | undefined {
  const { ui } = useTexts();
  if (parts === undefined) return undefined;
  if (parts.length > 1) return ui.stateIgnored;
  return { text: ui.stateTextIgnored, icons: ui.stateIconsIgnored, values: ui.stateValuesIgnored }[parts[0]!];
}

export function useActiveLabel(card: CardId): string {
  const { view, printed } = useModel();
  const texts = useTexts();
  const ignored = useIgnoredWords(view.ignored.get(card));
  const label = printedLabel(printed(card)!, texts);
  return ignored === undefined ? label : texts.ui.cardLabelState(label, ignored);
}

/** A face-down card; `order` from 0, among the Bluffs of its owner. */
export function useBluffLabel({ card, since }: SupportView, order: number, of: number): string {
  const { view, printed } = useModel();
  const { ui, words } = useTexts();
  const face = card === null ? null : printed(card);
  if (face === null) {
    const isNew = since === view.observation.turn.number;
    return ui.bluffLabel(order + 1, of, isNew ? ui.laidThisTurn : ui.laidInTurn(since));
  }
  const icon = bluffIconOf(face);
  return ui.ownBluffLabel(face.name, icon ? words.icons[icon] : '');
}
