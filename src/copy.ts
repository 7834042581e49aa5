/** A deep copy of what steps write to; what is replaced and never written to is shared. */
import type { Position, Side, Turn } from './position';

function copySide(side: Side): Side {
  return {
    drawPile: side.drawPile.slice(),
    hand: side.hand.slice(),
    disclosed: side.disclosed.slice(),
    under: side.under.slice(),
    combat: side.combat.slice(),
    support: side.support.slice(),
    supportSince: side.supportSince.slice(),
    faceDown: side.faceDown.slice(),
    combatSince: side.combatSince,
    ships: side.ships.slice(),
    leaderPile: side.leaderPile.slice(),
    discardPile: side.discardPile.slice(),
    outSince: side.outSince,
  };
}

function copyTurn(turn: Turn): Turn {
  return {
    number: turn.number,
    leaderSlotUsed: turn.leaderSlotUsed,
    leadership: turn.leadership,
    characters: turn.characters,
    characterUsed: turn.characterUsed,
    usedBoosters: turn.usedBoosters,
    usedSupports: turn.usedSupports,
    cardsPlayed: turn.cardsPlayed,
    combatCardsPlayed: turn.combatCardsPlayed,
    boostersPlayed: turn.boostersPlayed,
    supportsPlayed: turn.supportsPlayed,
    stopped: turn.stopped,
    nextFree: turn.nextFree,
    dutyReplaced: turn.dutyReplaced,
    deckDraws: turn.deckDraws,
    textsUsed: turn.textsUsed.slice(),
    demandsMet: turn.demandsMet.slice(),
  };
}

/** A position that can be written to without touching the given one. */
export function copyPosition(position: Position): Position {
  return {
    settings: position.settings,
    deckOf: position.deckOf,
    crystals: [position.crystals[0], position.crystals[1]],
    results: position.results,
    cards: position.cards,
    secondDeckFrom: position.secondDeckFrom,
    gameStarter: position.gameStarter,
    sides: [copySide(position.sides[0]), copySide(position.sides[1])],
    dragons: [position.dragons[0], position.dragons[1]],
    instantWinner: position.instantWinner,
    moment: position.moment,
    mulligans: position.mulligans,
    rng: position.rng,
    script: position.script,
    fightNumber: position.fightNumber,
    fightStarter: position.fightStarter,
    element: position.element,
    opened: position.opened,
    announced: position.announced,
    retreating: position.retreating,
    onTurn: position.onTurn,
    turn: copyTurn(position.turn),
    targets: position.targets,
    question: position.question,
    agenda: position.agenda,
    beforeFightOn: position.beforeFightOn,
    news: position.news,
    newsDropped: position.newsDropped,
  };
}

/**
 * The position as it stands, never to be written to; `draft` goes on with parts of its own.
 * Not `copyPosition`, since the draft keeps its identity.
 */
export function keepAside(draft: Position): Position {
  const kept: Position = { ...draft, beforeFightOn: null };
  draft.sides = [copySide(draft.sides[0]), copySide(draft.sides[1])];
  draft.crystals = [draft.crystals[0], draft.crystals[1]];
  draft.dragons = [draft.dragons[0], draft.dragons[1]];
  draft.turn = copyTurn(draft.turn);
  return kept;
}

/** Makes `draft` equal to `source` in place, without sharing what steps write to (R8.8, and search). */
export function restore(draft: Position, source: Position): void {
  Object.assign(draft, copyPosition(source));
}
