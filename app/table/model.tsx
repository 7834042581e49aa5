/** What the parts of the table share: the view of one seat, what the player is putting together, and how it is sent. */
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { Action } from '../../src/actions';
import { type Card, cardAt } from '../../src/cards';
import type { Names } from '../../src/text';
import type { RunningMatch, SeatView } from '../game/match';
import { type CardKey, type Option, optionsOf } from './prompt/options';
import {
  actionsFrom,
  answerWith,
  choosable,
  isSingleAnswer,
  partnersOf,
  type Task,
  taskAtRest,
  withPressed,
} from './prompt/task';
import { type CardAction, usesOf } from './prompt/uses';

export interface TableModel {
  readonly view: SeatView;
  readonly names: Names;
  readonly task: Task;
  readonly setTask: (task: Task) => void;
  /** Legal actions the chosen cards make up. */
  readonly ready: readonly Action[];
  readonly uses: ReadonlyMap<CardKey, readonly CardAction[]>;
  readonly choosable: ReadonlySet<number>;
  readonly partners: ReadonlySet<number>;
  readonly options: readonly Option[];
  /** A card is pressed: chosen, put back, or the answer. */
  readonly press: (key: CardKey) => void;
  readonly send: (action: Action) => void;
  /** Sends the first, and the second if it is legal then. */
  readonly sendBoth: (first: Action, second: Action) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What is printed on a card; `null` where this seat may not know. */
  readonly printed: (key: CardKey) => Card | null;
}

export function useTableModel(
  view: SeatView,
  names: Names,
  match: Pick<RunningMatch, 'send' | 'undo' | 'redo'>,
): TableModel {
  const [begun, setBegun] = useState<{ readonly view: SeatView; readonly task: Task } | null>(null);
  const task = begun !== null && begun.view === view ? begun.task : taskAtRest(view);
  const setTask = useCallback((next: Task) => setBegun({ view, task: next }), [view]);

  return useMemo(() => {
    const send = (action: Action) => void match.send(action);
    const options = optionsOf(view);
    const single = isSingleAnswer(view);
    const press = (key: CardKey) => {
      if (task.kind !== 'answer') return setTask(withPressed(view, task, key));
      const option = options.find((candidate) => candidate.key === key);
      if (option === undefined) return;
      const answer = single ? answerWith(view, option.index) : undefined;
      if (answer !== undefined) send(answer);
      else setTask(withPressed(view, task, option.index));
    };
    const printed = (key: CardKey): Card | null => {
      const index = view.observation.cards[key] ?? null;
      return index === null ? null : cardAt(index);
    };
    return {
      view,
      names,
      task,
      setTask,
      ready: actionsFrom(view, task),
      uses: usesOf(view.legal),
      choosable: choosable(view, task),
      partners: partnersOf(view, task),
      options,
      press,
      send,
      sendBoth: (first, second) => {
        if (match.send(first) === undefined) match.send(second);
      },
      undo: () => match.undo(view.seat),
      redo: match.redo,
      printed,
    };
  }, [view, names, task, setTask, match]);
}

const ModelContext = createContext<TableModel | null>(null);
export const TableModelProvider = ModelContext.Provider;

export function useModel(): TableModel {
  const model = useContext(ModelContext);
  if (model === null) throw new Error('The table model is used outside the table');
  return model;
}
