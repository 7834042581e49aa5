/** What was recorded inside a chain of steps, handed out in order: choices, calls and chance. */
import type { CardId } from '../../src/actions';
import type { Outcome } from '../../src/chance';
import type { Names } from './names';
import { attachment } from './spot';
import type { Choice, TraceEvent, TraceStep } from './trace';

/** A recorded choice with its hidden picks replaced by the cards that then moved. */
export interface Recorded {
  readonly choice: Choice;
  readonly picked: readonly string[];
  /** Picks not handed out yet, where we ask for one card after the other. */
  readonly left: string[];
  used: boolean;
}

export class Feed {
  readonly events: readonly TraceEvent[];
  readonly recorded: readonly Recorded[];
  /** Cards whose optional text was waived when they were played. */
  readonly waived: ReadonlySet<CardId>;
  /** Cards that reached a discard pile, and cards that were played. */
  readonly discarded: ReadonlySet<CardId>;
  readonly placed: ReadonlySet<CardId>;
  private readonly calls: boolean[];

  constructor(
    readonly steps: readonly TraceStep[],
    private readonly names: Names,
  ) {
    this.events = steps.flatMap((step) => step.events);
    this.recorded = this.events.flatMap((event, at) => {
      if (event.e !== 'choose') return [];
      const picked = this.openPicks(event, at);
      return [{ choice: event, picked, left: [...picked], used: false }];
    });
    this.waived = this.cardsOf((step) => step.do === 'playNoEffect');
    this.placed = this.cardsOf((step) => step.do === 'play' || step.do === 'playNoEffect');
    this.discarded = new Set(
      this.events.flatMap((event) =>
        event.e === 'move' && event.to === 'discard' ? [names.idOf(event.card)] : [],
      ),
    );
    this.calls = this.events.flatMap((event) => (event.e === 'callBluff' ? [event.call] : []));
  }

  private cardsOf(passes: (step: TraceStep) => boolean): Set<CardId> {
    return new Set(this.steps.flatMap((step) => (passes(step) ? [this.names.idOf(step.card!)] : [])));
  }

  private openPicks(choice: Choice, at: number): string[] {
    const moved = this.events.slice(at + 1).flatMap((event) => (event.e === 'move' ? [event.card] : []));
    const hidden = moved.filter((card) => !choice.picked.includes(card));
    return choice.picked.map((card) => (card === '?' ? (hidden.shift() ?? '?') : card));
  }

  /** The first choice not used up that fits. */
  find(fits: (choice: Choice) => boolean): Recorded | undefined {
    return this.recorded.find((entry) => !entry.used && fits(entry.choice));
  }

  /** Whether the next call of a bluff was made; `undefined` if none was asked. */
  nextCall(): boolean | undefined {
    return this.calls.shift();
  }

  /** Shuffles, and cards picked by chance, in the order they came. Top cards of draw piles come by themselves. */
  script(): Outcome[] {
    const { names } = this;
    return this.events.flatMap((event): Outcome[] => {
      if (event.e === 'shuffle') {
        return [{ outcome: 'shuffle', seat: event.p, order: event.order.map(names.idOf) }];
      }
      const byChance = event.e === 'move' && event.rnd && (event.from === 'hand' || event.from === 'discard');
      return byChance ? [{ outcome: 'pick', card: names.idOf(event.card) }] : [];
    });
  }

  /** The targets that are attached in these steps. */
  targets(): [CardId, CardId][] {
    return this.events.flatMap((event) => {
      const pair = attachment(event, this.names);
      return pair === undefined ? [] : [[pair[0], pair[1]]];
    });
  }

  /** A choice between several answers that nobody has asked for. */
  unasked(): Choice | undefined {
    const forUs = ({ kind, count }: Choice): boolean => !takenWithTheStep.has(kind) && count !== 1;
    return this.recorded.find(({ choice, left, used }) => !used && left.length > 0 && forUs(choice))?.choice;
  }
}

/** Choices that are part of our action, or of the target we ask for later. */
const takenWithTheStep: ReadonlySet<string> = new Set(['decline', 'satisfy', 'boost']);
