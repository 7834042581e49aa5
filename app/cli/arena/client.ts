/** A player of the arena: hears its messages and answers its questions with one of our computer players. */
import { legalActions, observe, type State } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import type { Chance, PlayerMaker } from '../../computer/player';
import { moveInWords } from '../../conform/moves';
import { pickCards, pickDecided } from './choices';
import { beginGame, type Game } from './game';
import { mapped, safestOf } from './mapping';
import {
  type ActMessage,
  type Answer,
  type CallMessage,
  type ChooseMessage,
  Inconsistent,
  isQuestion,
  type Message,
} from './protocol';
import { rebuild } from './rebuild';
import { reveal } from './reveal';

type Question = ActMessage | ChooseMessage | CallMessage;

export class ArenaClient {
  private game: Game | undefined;
  /** What a decision leaves to be answered: the rest of a pair or gang in words, cards to pay with by name. */
  private rest: readonly string[] = [];
  private payment: readonly string[] = [];
  private wasRefused = false;

  constructor(
    private readonly maker: PlayerMaker,
    private readonly chance: Chance,
    /** Told what is wrong with a message. */
    private readonly complain: (sentence: string) => void,
  ) {}

  /** The answer to a question; nothing for other messages. A question that makes no sense gets the safest answer. */
  async answer(message: Message): Promise<Answer | undefined> {
    try {
      this.hear(message);
      return isQuestion(message) ? await this.decide(message) : undefined;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.complain(error.message);
      return isQuestion(message) ? safeAnswer(message) : undefined;
    }
  }

  private hear(message: Message): void {
    if (message.type === 'error') {
      this.wasRefused = true;
      this.complain(`the arena refuses an answer: ${message.message ?? 'no reason given'}`);
    }
    if (message.type === 'game') {
      this.game = undefined;
      this.game = beginGame(message, this.maker);
    }
    if (message.type === 'deadEnd') this.rest = [];
    this.game?.log.hear(message);
  }

  private decide(message: Question): Promise<Answer> | Answer {
    const { game, wasRefused } = this;
    this.wasRefused = false;
    if (game === undefined) throw new Inconsistent('a question comes before the game');
    if (wasRefused) return safeAnswer(message);
    if (message.type !== 'choose') return this.move(message, game);
    const { payment } = this;
    this.payment = [];
    const decided = payment.length > 0 ? pickDecided(message, payment) : undefined;
    return { picked: decided ?? pickCards(message, game.seat) };
  }

  private async move(message: ActMessage | CallMessage, game: Game): Promise<Answer> {
    if (message.type === 'act' && !(message.legal?.length > 0)) throw new Inconsistent('no move is legal');
    const state = rebuild(message, reveal(message.state, game, this.chance), game);
    if (message.type === 'callBluff') {
      const action = await this.ask(game, state, legalActions(state));
      return { index: action.type === 'showColours' ? 1 : 0 };
    }
    const begun = this.goOn(message);
    return { index: begun ?? (await this.choose(message, game, state)) };
  }

  /** The next card of a pair or gang, where the arena offers it. */
  private goOn({ legal }: ActMessage): number | undefined {
    const index = legal.findIndex((move) => this.rest.includes(moveInWords(move)));
    if (index < 0) {
      this.rest = [];
      return undefined;
    }
    const words = moveInWords(legal[index]!);
    this.rest = this.rest.filter((one) => one !== words);
    return index;
  }

  private async choose({ legal }: ActMessage, game: Game, state: State): Promise<number> {
    const { names } = game;
    const possible = mapped(legalActions(state), legal, state.position, names);
    if (possible.length === 0) return safestOf(legal);
    const action = await this.ask(
      game,
      state,
      possible.map((one) => one.action),
    );
    const { index, rest } = possible.find((one) => one.action === action)!;
    this.rest = rest;
    if ('cards' in action && (action.type === 'decline' || action.type === 'meetDemand'))
      this.payment = action.cards.map(names.nameOf);
    if (action.type === 'useText') game.log.used.push(names.nameOf(action.card));
    return index;
  }

  private ask({ player, seat }: Game, state: State, legal: readonly Action[]): Promise<Action> | Action {
    return legal.length === 1 ? legal[0]! : player.choose(observe(state, seat), legal, this.chance);
  }
}

/** Needs nothing but the question itself. */
function safeAnswer(message: Question): Answer {
  if (message.type === 'callBluff') return { index: 0 };
  if (message.type === 'act')
    return { index: (message.legal?.length ?? 0) > 0 ? safestOf(message.legal) : 0 };
  const [set] = Array.isArray(message.sets) ? (message.sets as number[][]) : [];
  const least = Math.min(message.min ?? 0, message.from?.length ?? 0);
  return { picked: set ?? Array.from({ length: least }, (_, at) => at) };
}
