/** What a seat is asked, and what the page therefore has to offer: cards to press and buttons, by their names. */
import type { Action, ActionOf, CardId } from '../../../src/actions';
import { none } from '../../../src/position';
import { en } from '../../../src/text/en';
import { namesOf } from '../../../src/text/names';
import { canAnnounceAtOnce } from '../../game/announcing';
import { sceneFor } from '../../game/scene';
import type { SeatView } from '../../game/view';
import { cardName, hidden, seatNames } from './onTable';

export const namesFor = (view: SeatView) => namesOf(view.remembered, seatNames);

/** What the button of an action says. */
export const labelOf = (view: SeatView, action: Action): string =>
  en.action(action, sceneFor({ view, names: namesFor(view) }));

export interface Offer {
  /** Names of cards, sorted. */
  readonly cards: readonly string[];
  readonly buttons: readonly string[];
  /** Of decisions that are not legal now. */
  readonly absent: readonly string[];
}

const ofType = <T extends Action['type']>({ legal }: SeatView, type: T): ActionOf<T>[] =>
  legal.filter((action): action is ActionOf<T> => action.type === type);

/** Cards of an action that is begun by pressing them; undefined where a button begins it. */
function cardsIn(action: Action): readonly CardId[] | undefined {
  if (action.type === 'land') return [action.ship];
  if (action.type === 'playCharacter' || action.type === 'playBooster' || action.type === 'mulligan')
    return action.cards;
  return 'card' in action ? [action.card] : undefined;
}

/** Going on and announcing are one press where nothing lies between. */
export const isOnePress = (view: SeatView): boolean =>
  canAnnounceAtOnce(view) && ofType(view, 'next').length > 0;

export function announcements({ seat, observation }: SeatView): Action[] {
  if (observation.opened) return [{ type: 'announce', seat }];
  return (['fire', 'earth'] as const).map((element) => ({ type: 'announce', seat, element }));
}

function buttonsFor(view: SeatView): string[] {
  const { ui } = en;
  const { legal } = view;
  const labels = legal.flatMap((action) => {
    switch (action.type) {
      case 'retreat':
      case 'fightOn':
      case 'showColours':
      case 'pass':
      case 'announce':
        return labelOf(view, action);
      case 'next':
        return isOnePress(view)
          ? announcements(view).map((each) => labelOf(view, each))
          : labelOf(view, action);
      case 'takeBack':
        return ui.undoToRetreat;
      case 'decline':
        return declinesOnly(view) ? [] : ui.declineWith(0);
      case 'meetDemand':
        return ui.payFor(cardName(view, action.demand) ?? '');
      case 'mulligan':
        return action.cards.length === 0 ? labelOf(view, action) : [];
      case 'choose':
        return action.picks.length === 0 || isWord(view, action) ? labelOf(view, action) : [];
      default:
        return [];
    }
  });
  return [...new Set(labels)];
}

const declinesOnly = ({ legal }: SeatView): boolean => legal.every(({ type }) => type === 'decline');

const wordKinds: ReadonlySet<string> = new Set(['useText', 'amount', 'kindToDiscard']);

/** The answer is no card. */
function isWord({ observation }: SeatView, { picks }: ActionOf<'choose'>): boolean {
  const { kind, options } = observation.question!;
  return wordKinds.has(kind) || options[picks[0]!] === none;
}

function cardsFor(view: SeatView): string[] {
  const { question } = view.observation;
  const nameOf = (card: CardId | null) => (card === null ? hidden : (cardName(view, card) ?? hidden));
  const picked = new Set(
    ofType(view, 'choose').flatMap((action) => (isWordless(view, action) ? action.picks : [])),
  );
  if (question !== null) return [...picked].map((pick) => nameOf(question.options[pick]!)).sort();
  const cards = view.legal.flatMap(
    (action) => cardsIn(action) ?? (action.type === 'decline' && declinesOnly(view) ? action.cards : []),
  );
  return [...new Set(cards)].map(nameOf).sort();
}

const isWordless = (view: SeatView, action: ActionOf<'choose'>): boolean =>
  action.picks.length > 0 && !isWord(view, action);

export function offerFor(view: SeatView): Offer {
  const { seat } = view;
  const buttons = buttonsFor(view);
  const decisions: Action[] = [
    { type: 'retreat', seat },
    { type: 'fightOn', seat },
    { type: 'showColours', seat },
    { type: 'pass', seat },
    { type: 'next', seat },
    ...announcements(view),
  ];
  const absent = decisions.filter((one) => view.whyNot(one) !== undefined).map((one) => labelOf(view, one));
  return { cards: cardsFor(view), buttons, absent: absent.filter((label) => !buttons.includes(label)) };
}

/** One press: of a card, of an option of a question, or of a button. */
export type Press =
  | { readonly what: 'card'; readonly card: CardId }
  | { readonly what: 'option'; readonly number: number; readonly card: CardId | null; readonly label: string }
  | { readonly what: 'button'; readonly label: string };

const button = (label: string): Press => ({ what: 'button', label });
const chosen = (cards: readonly CardId[]): Press[] => cards.map((card) => ({ what: 'card', card }));

/** How a person takes a legal action. */
export function pressesFor(view: SeatView, action: Action): Press[] {
  const { ui } = en;
  const label = button(labelOf(view, action));
  const cards = cardsIn(action);
  if (cards !== undefined) return [...chosen(cards), label];
  switch (action.type) {
    case 'takeBack':
      return [button(ui.undoToRetreat)];
    case 'decline':
      return [...(declinesOnly(view) ? [] : [button(ui.declineWith(0))]), ...chosen(action.cards), label];
    case 'meetDemand':
      return [button(ui.payFor(cardName(view, action.demand) ?? '')), ...chosen(action.cards), label];
    case 'choose':
      return answerPresses(view, action, label);
    default:
      return [label];
  }
}

function answerPresses(view: SeatView, action: ActionOf<'choose'>, label: Press): Press[] {
  const { options } = view.observation.question!;
  if (action.picks.length === 0 || isWord(view, action)) return [label];
  const isSingle = ofType(view, 'choose').every(({ picks }) => picks.length <= 1);
  const presses = action.picks.map(
    (pick): Press => ({
      what: 'option',
      number: pick + 1,
      card: options[pick] ?? null,
      label: labelOf(view, action),
    }),
  );
  return isSingle ? presses : [...presses, label];
}
