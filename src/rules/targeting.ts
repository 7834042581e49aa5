/** T4(5), D10: owners pick the targets of texts on "one of my cards" that are open or lost. */
import type { CardId } from '../actions';
import { ignoresText } from '../ignoring';
import { activeTexts } from '../inPlay';
import { none, type Position } from '../position';
import { power } from '../power';
import { standingOf } from '../standing';
import { chosenTarget, needsTarget, targetCandidates } from '../targets';
import { opponentOf, type Seat } from '../vocabulary';

interface OpenTarget {
  readonly seat: Seat;
  readonly source: CardId;
  readonly candidates: readonly CardId[];
}

/** Texts of the seat with several candidates and no valid choice. */
function openTargets(position: Position, seat: Seat): OpenTarget[] {
  const found: OpenTarget[] = [];
  const { ignoring } = standingOf(position)[seat];
  for (const { card: source, facts } of activeTexts(position, seat)) {
    if (!needsTarget(facts.effect) || ignoresText(ignoring, facts, true)) continue;
    const candidates = targetCandidates(position, seat, facts.effect);
    if (candidates.length < 2 || chosenTarget(position, source, candidates) !== undefined) continue;
    found.push({ seat, source, candidates });
  }
  return found;
}

/** In the other seat's turn a lost target is replaced by itself, unless several would be equally good. */
function isTied(position: Position, { seat, source, candidates }: OpenTarget): boolean {
  const { element } = position;
  if (element === null || !position.targets.some(([card]) => card === source)) return false;
  const totals = candidates.map((target) =>
    power(
      { ...position, targets: [...position.targets.filter(([card]) => card !== source), [source, target]] },
      seat,
      element,
    ),
  );
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length > 1;
}

/** Asks for the next open target: of the player on turn first, then of the other. */
export function askForTarget(draft: Position): void {
  const other = opponentOf(draft.onTurn);
  const [open] = [
    ...openTargets(draft, draft.onTurn),
    ...openTargets(draft, other).filter((target) => isTied(draft, target)),
  ];
  if (open === undefined) return;
  draft.question = {
    kind: 'target',
    by: open.seat,
    source: open.source,
    options: open.candidates,
    min: 1,
    max: 1,
    subject: none,
  };
}
