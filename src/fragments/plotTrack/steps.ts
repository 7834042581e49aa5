/** What the Invaders chart does with an action. Every step writes on a draft of its own. */
import type { ActionOf } from './actions';
import { opponentOf, type Position, spacesToSkull, strength, type Zone } from './position';
import { carriedOut } from './questions';

/** I2. Not a dwindling (I5): `turn.dwindled` stays as it is. */
export function addToken(draft: Position, { zone }: ActionOf<'addToken'>): void {
  (draft.zones[zone] as Zone).tokens += 1;
}

/** I9: as many as the zone has strength for (I4). */
export function addTokens(draft: Position, { zone, count }: ActionOf<'addTokens'>): void {
  const weakened = draft.zones[zone] as Zone;
  weakened.tokens += carriedOut(count, strength(weakened));
}

/** I3. */
export function removeToken(draft: Position, { zone }: ActionOf<'removeToken'>): void {
  (draft.zones[zone] as Zone).tokens -= 1;
}

/** I12-I15: counts once the Invader, in its own turn, has really made Humanity move a card. */
export function dwindle(draft: Position, action: ActionOf<'dwindle'>): void {
  const moved = carriedOut(action.cards, action.available) - action.prevented;
  const forced = draft.turn.player === 'invader' && action.cause === 'invader';
  if (forced && moved >= 1) draft.turn.dwindled = true;
}

/** I7. */
export function emptyBothPiles(draft: Position): void {
  draft.drawPile.invader = 0;
  draft.drawPile.humanity = 0;
}

/** I18: never past the skull. */
function moveDown(draft: Position, spaces: number): void {
  draft.track.marker += carriedOut(spaces, spacesToSkull(draft));
}

/** I16: on top of the forced move, not instead of it. */
export function moveMarker(draft: Position, { count }: ActionOf<'moveMarker'>): void {
  moveDown(draft, count);
}

/** I11, I16: one space, however badly the turn went. */
export function forceMarkerDown(draft: Position): void {
  moveDown(draft, 1);
}

export function passTurn(draft: Position): void {
  draft.turn.player = opponentOf(draft.turn.player);
  draft.turn.dwindled = false;
}

/** I7, I17. */
export function humanityWins(draft: Position): void {
  draft.result = 'humanity';
}
