/** A card in words: a button where it can be chosen, else a line that says why not. */
import type { CardId } from '../../../src/actions';
import type { SupportView } from '../../../src/observe';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { standingLabel } from '../cards/cardLabel';
import { useActiveLabel, useBluffLabel } from '../cards/fieldLabel';
import { canBePressed, standingOf } from '../cards/standing';
import { useModel } from '../model';
import { bluffKey, type CardKey } from '../prompt/options';

interface TextCardProps {
  readonly cardKey: CardKey;
  readonly label: string;
  readonly isHeld?: boolean;
}

export function TextCard({ cardKey, label, isHeld = false }: TextCardProps) {
  const model = useModel();
  const texts = useTexts();
  const face = model.printed(cardKey);
  const standing = standingOf(model, cardKey, isHeld);
  const words = standingLabel(label, standing, texts, model.names);
  const says = face?.effect ? texts.effectText(face) : '';
  return (
    <li>
      {canBePressed(model, standing) ? (
        <button
          type="button"
          className="text-card"
          aria-pressed={standing.state === 'chosen'}
          aria-keyshortcuts={standing.number === undefined ? undefined : String(standing.number)}
          onClick={() => model.press(cardKey)}
        >
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {says !== '' && <span className="text-card-says">{says}</span>}
    </li>
  );
}

/** A card whose face is known, by what is printed on it. */
export function TextFace({ card, isHeld = false }: { card: CardId; isHeld?: boolean }) {
  const texts = useTexts();
  const { printed, view } = useModel();
  const face = printed(card);
  if (face === null) return null;
  const label = printedLabel(face, texts);
  const isOpen = view.observation.sides.some((side) => side.disclosed.includes(card));
  return (
    <TextCard
      cardKey={card}
      label={isOpen ? texts.ui.cardLabelState(label, texts.ui.stateOpen) : label}
      isHeld={isHeld}
    />
  );
}

export function TextActive({ card }: { card: CardId }) {
  return <TextCard cardKey={card} label={useActiveLabel(card)} />;
}

export function TextBluff({ support, order, of }: { support: SupportView; order: number; of: number }) {
  const label = useBluffLabel(support, order, of);
  return <TextCard cardKey={support.card ?? bluffKey(order)} label={label} />;
}
