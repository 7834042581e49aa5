/** What a card says, as data: one record for each kind of special text. Lasting texts hold while the card is active. */
import type { Element, Icon, Kind, Tag } from '../vocabulary';

/** Which cards a text speaks of. Absent kinds: every kind, Leadership cards and Ships included. */
export interface CardFilter {
  readonly kinds?: readonly Kind[];
  /** Only cards that show an icon in print; shields count (D1). */
  readonly showingIcon?: true;
  /** Only cards with (without) a printed special text, ignored or not (D3). */
  readonly hasText?: boolean;
  /** Only cards with a printed value above this in either element (D9). */
  readonly valueAbove?: number;
}

/** A condition on the table, read before the card itself is placed. */
export type Condition =
  | { readonly test: 'opponentPower'; readonly element: Element | 'contested'; readonly atLeast: number }
  | { readonly test: 'opponentActiveCards'; readonly kinds: readonly Kind[]; readonly atLeast: number }
  | { readonly test: 'opponentActiveIcons'; readonly atLeast: number }
  | { readonly test: 'opponentCardsInPlay'; readonly atLeast: number }
  | { readonly test: 'opponentDragons'; readonly atLeast: number }
  | { readonly test: 'opponentHandLead'; readonly atLeast: number }
  | { readonly test: 'ownCardsInPlay'; readonly atMost: number }
  | { readonly test: 'ownShips'; readonly atMost: number }
  | { readonly test: 'playedFromLandedShip' };

/** What has to be discarded from the hand (R21.1, R21.2, R21.5). */
export type Payment =
  | { readonly pay: 'total'; readonly fire?: number; readonly earth?: number; readonly either?: true }
  | { readonly pay: 'cards'; readonly kind: Kind; readonly count: number };

/** Which own active cards a raising or doubling text works on; `one…` needs a target (R20.5). */
export type ValueTarget = 'oneCharacter' | 'allCharacters' | 'allBoosters' | 'allSupports' | 'allBluffs';

/** What cannot be touched by an `ignore` text. */
export type Exception = 'flitCharacters' | 'protected';

export type Effect =
  // Ignoring and values (effects catalogue, order of computation 1-8)
  | {
      readonly do: 'ignore';
      readonly cards: CardFilter;
      readonly parts: readonly ('values' | 'icons' | 'text')[];
      readonly keepIcons?: readonly Icon[];
      readonly except: readonly Exception[];
      /** Card ids of the opponent that switch this text off while they are active and in force. */
      readonly silencedBy?: readonly string[];
      /** 1-4, lower first. */
      readonly order: 1 | 2 | 3 | 4;
    }
  | { readonly do: 'zeroPrintedValues'; readonly kinds: readonly Kind[]; readonly parity: 'odd' | 'even' }
  | {
      readonly do: 'raiseValue';
      readonly target: ValueTarget;
      readonly elements: readonly Element[];
      readonly to: number | 'sumOfPrinted' | 'higherOfPrinted';
    }
  | {
      readonly do: 'multiplyValue';
      readonly target: ValueTarget;
      readonly elements: readonly Element[];
      readonly factor: number;
    }
  | { readonly do: 'multiplyDemand'; readonly tag: Tag; readonly factor: number }
  | { readonly do: 'raiseTotal'; readonly element: Element | 'contested'; readonly to: number }
  // Dragons and retreat
  | {
      readonly do: 'changeRetreatDragons';
      readonly when: 'opponentRetreats' | 'ownerRetreats';
      readonly change: 'add' | 'subtract' | 'atMost' | 'exactly';
      readonly amount: number;
    }
  | { readonly do: 'payForDragon'; readonly cost: Payment }
  | { readonly do: 'setAttractsDragon'; readonly tag: Tag; readonly atLeast: number }
  | { readonly do: 'setForcesRetreat'; readonly tag: Tag; readonly atLeast: number }
  // Restrictions on the opponent
  | { readonly do: 'forbidPlay'; readonly cards: CardFilter }
  | { readonly do: 'limitPlays'; readonly scope: 'allCards' | 'combat'; readonly max: number }
  | { readonly do: 'limitActiveCharacters'; readonly max: number }
  | { readonly do: 'limitDeckDraws'; readonly max: number }
  | { readonly do: 'limitHandIntake'; readonly atHandSize: number }
  | { readonly do: 'forbidBluffCall' }
  // Permissions
  | { readonly do: 'extraPlays'; readonly kind: 'booster' | 'support'; readonly amount: number | 'any' }
  | { readonly do: 'nextCardFree' }
  | { readonly do: 'playHandWhileLanding' }
  | { readonly do: 'freeIf'; readonly condition: Condition }
  | {
      readonly do: 'changeElement';
      readonly onlyIf: Condition;
      readonly to: Element | 'other';
    }
  | { readonly do: 'attackAgain' }
  // Own cards
  | {
      readonly do: 'draw';
      readonly when: 'now' | 'endOfReinforcement' | 'endOfTurn';
      readonly from: 'drawPile' | 'discardPile';
      readonly amount: { readonly count: number } | { readonly upToHandSize: number };
      readonly afterwards?: { readonly discardOne: true } | { readonly shuffleBack: number };
    }
  | {
      readonly do: 'search';
      readonly when: 'now' | 'endOfReinforcement';
      readonly in: 'drawPile' | 'discardPile';
    }
  | { readonly do: 'searchShipOrCargo' }
  | {
      /** A card goes back to the hand; not the undo of R8.8. */
      readonly do: 'recallCard';
      readonly kinds: readonly Kind[];
      readonly activeOnly: boolean;
      readonly otherThanThis?: true;
    }
  | { readonly do: 'discardOwnHand' }
  | { readonly do: 'handToDeckBottom' }
  | { readonly do: 'discardPileToDeck' }
  | { readonly do: 'loadShip'; readonly count: number }
  // Against the opponent's cards
  | {
      readonly do: 'discardFromPlay';
      readonly when: 'now' | 'onMyTurn';
      readonly cards: CardFilter & { readonly kinds: readonly Kind[] };
      readonly activeOnly: boolean;
      readonly count: 1 | 'all';
      /** One active Character has to stay (D25). */
      readonly leaveCharacter?: true;
      /** All of one kind, the owner's choice. */
      readonly oneKindOnly?: true;
      readonly condition?: Condition;
    }
  | { readonly do: 'discardBlindFromHand'; readonly count: number }
  | { readonly do: 'discardDeckTop'; readonly when: 'endOfTurn'; readonly count: number }
  | {
      readonly do: 'opponentDiscards';
      readonly when: 'now' | 'endOfTurn';
      readonly may: boolean;
      readonly amount: { readonly count: number } | { readonly downToHandSize: number };
    }
  | { readonly do: 'discloseHand' }
  | {
      readonly do: 'demand';
      readonly require: { readonly play: 'booster' | 'support' } | { readonly discard: Payment };
      readonly otherwise: 'retreat' | 'ownerAttractsDragon';
    };

export type EffectKind = Effect['do'];

/** The effect record of one kind. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;
