/** What has happened in the own turn so far, from the events told: states do not say which plays are used up. */
import type { Seat } from '../../../src/vocabulary';
import type { ArenaEvent, Message } from './protocol';

/** A card of the seat that changed place in its own turn. */
export type Moved = Extract<ArenaEvent, { e: 'move' }>;

export class TurnLog {
  private events: ArenaEvent[] = [];
  /** What had happened when the retreat was last decided; a dead end leads back there. */
  private atRetreat: ArenaEvent[] = [];
  /** Targets of texts on "one of my cards", by name. */
  readonly attached = new Map<string, string>();
  /** Cards of the other seat whose demands have been met in this turn, and own cards whose text has been used. */
  satisfied: string[] = [];
  used: string[] = [];

  constructor(private readonly seat: Seat) {}

  hear(message: Message): void {
    if (message.type === 'deadEnd') this.events = [...this.atRetreat];
    if (message.type === 'choose' && message.kind === 'satisfy' && message.card)
      this.satisfied.push(message.card);
    if (!('events' in message)) return;
    for (const event of message.events ?? []) this.add(event);
    if (message.type === 'act' && message.phase === 'retreat') this.atRetreat = [...this.events];
  }

  private add(event: ArenaEvent): void {
    if (event.e === 'target') this.attached.set(event.card, event.target);
    // A step is always one of the other seat; and a retreat begins another fight.
    if (event.e === 'step' || event.e === 'retreatDragons') this.begin();
    else this.events.push(event);
  }

  private begin(): void {
    this.events = [];
    this.satisfied = [];
    this.used = [];
  }

  /** The own cards played in this turn, in order. */
  played(): Moved[] {
    return this.events.filter(
      (event): event is Moved =>
        event.e === 'move' &&
        event.p === this.seat &&
        (event.from === 'hand' || event.from === 'influence') &&
        event.to !== 'discard' &&
        event.to !== 'draw' &&
        event.to !== 'hand',
    );
  }

  /** How many cards came from the own draw pile into the hand. */
  drawn(): number {
    return this.events.filter(
      (event) => event.e === 'move' && event.p === this.seat && event.from === 'draw' && event.to === 'hand',
    ).length;
  }
}
