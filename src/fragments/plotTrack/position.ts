/** The state of the Invaders fragment: zones with tokens, the invasion plot track, whose turn it is, draw piles. */

/** I10: two players, no more. */
export const players = ['invader', 'humanity'] as const;
export type Player = (typeof players)[number];

export const opponentOf = (player: Player): Player => (player === 'invader' ? 'humanity' : 'invader');

export interface Zone {
  /** Strength printed over the zone. */
  readonly printed: number;
  /** Number of -1 tokens on the zone. */
  tokens: number;
}

/** Spaces are counted from the top, which is 0, so that "down" is plus one. */
export interface Track {
  readonly spaces: number;
  readonly skull: number;
  marker: number;
}

export interface Position {
  readonly zones: Zone[];
  readonly track: Track;
  /** `dwindled`: the Invader has made Humanity dwindle in this turn. */
  readonly turn: { player: Player; dwindled: boolean };
  readonly drawPile: Record<Player, number>;
  /** The fragment knows no other winner. */
  result: 'humanity' | null;
}

/** A position that can be written to without touching the given one. */
export function copyPosition(position: Position): Position {
  return {
    zones: position.zones.map((zone) => ({ ...zone })),
    track: { ...position.track },
    turn: { ...position.turn },
    drawPile: { ...position.drawPile },
    result: position.result,
  };
}

/** I2, I4: what is printed less one for every token. */
export const strength = (zone: Zone): number => zone.printed - zone.tokens;

/** I17, I18: spaces from the marker down to the skull. */
export const spacesToSkull = ({ track }: Position): number => track.skull - track.marker;
