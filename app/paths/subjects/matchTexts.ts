/** The card texts as something to cover: every kind of effect, and every text of a card. */

import type { Action } from '../../../src/actions';
import { catalogue } from '../../../src/cards';
import { facts, factsAt } from '../../../src/cards/facts';
import type { EffectKind } from '../../../src/effects/effect';
import { ignoresText } from '../../../src/ignoring';
import { activeTexts } from '../../../src/inPlay';
import type { Position } from '../../../src/position';
import { standingOf } from '../../../src/standing';
import { opponentOf, type Seat, seats } from '../../../src/vocabulary';
import type { Extra } from '../subject';
import { carriedOut, type Moment } from './carriedOut';

const withText = catalogue.filter((card) => card.effect !== undefined);

/** Cards of a seat whose texts may have been at work: on the table before or after, or played by the action. */
function cardsAtWork(position: Position, seat: Seat): number[] {
  const { combat, support, ships } = position.sides[seat];
  const { leadership } = position.turn;
  return [
    ...combat,
    ...support,
    ...ships.map(({ card }) => card),
    ...(leadership >= 0 && position.onTurn === seat ? [leadership] : []),
  ];
}

/** Pushes the catalogue index of every card whose text the action has carried out. */
function textsCarriedOut(
  before: Position,
  after: Position,
  action: Action,
  push: (index: number) => void,
): void {
  if (before.cards.length === 0 || before.cards !== after.cards) return;
  const standing = standingOf(after);
  const inForce = new Set(
    activeTexts(after).flatMap(({ seat, card, facts: each }) =>
      ignoresText(standing[seat].ignoring, each, true) ? [] : [card],
    ),
  );
  for (const seat of seats) {
    for (const card of new Set([...cardsAtWork(before, seat), ...cardsAtWork(after, seat)])) {
      const { effect, index } = factsAt(after, card);
      if (effect === null) continue;
      const works = inForce.has(card);
      const moment = {
        before,
        after,
        action,
        seat,
        card,
        effect,
        own: works ? standing[seat] : undefined,
        other: works ? standing[opponentOf(seat)] : undefined,
      };
      const test = carriedOut[effect.do] as (of: Moment<EffectKind>) => boolean;
      if (test(moment)) push(index);
    }
  }
}

type Note = Extra['note'];

const noteOf =
  (nameOf: (index: number) => string): Note =>
  (before, after, action, push) =>
    textsCarriedOut(before as Position, after as Position, action as Action, (index) => push(nameOf(index)));

export const effectKindsOf: readonly string[] = [...new Set(withText.map((card) => card.effect!.do))].sort();

export const effects: Extra = {
  criterion: 'effect',
  items: effectKindsOf,
  note: noteOf((index) => facts[index]!.effect!.do),
  impossible: {},
};

export const texts: Extra = {
  criterion: 'text',
  items: withText.map(({ id }) => id),
  note: noteOf((index) => facts[index]!.card.id),
  impossible: {},
};
