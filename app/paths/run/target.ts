/** What a path is run on: something that starts, acts, refuses and shows where it is. */
import type { Because, Typed } from '../../../machines/rulesModule';
import type { Scenario } from '../subject';

export interface Seen {
  readonly place: string;
  readonly position: object;
  /** Legal actions in notation. */
  readonly legal: readonly string[];
}

export interface Target {
  readonly name: string;
  begin(scenario: Scenario): void;
  seen(): Seen;
  /** Undefined when the action was taken. */
  act(action: Typed): Because | undefined;
}
