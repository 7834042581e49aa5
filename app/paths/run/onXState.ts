/** Paths on XState itself: acceptance and the next state are XState's own; only the words of a refusal come from the module. */
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { type Typed, whyNot } from '../../../machines/rulesModule';
import type { Subject } from '../subject';
import type { Target } from './target';

export function onXState({ module, chart, input }: Subject): Target {
  const { machine } = module;
  let snapshot: AnyMachineSnapshot;
  const accepts = (action: Typed): boolean =>
    snapshot.status !== 'done' && (machine.getTransitionData(snapshot, action)?.length ?? 0) > 0;
  const place = (): string => chart.nameOf(chart.placeOfValue(snapshot.value));

  return {
    name: 'xstate',
    begin({ place: at, position }) {
      const context = module.copy(position);
      snapshot =
        at === undefined
          ? initialTransition(machine, input(context))[0]
          : machine.resolveState({ value: chart.valueOf(chart.placeOf(at)), context });
    },
    seen() {
      const legal: string[] = [];
      const { context } = snapshot;
      for (const type of chart.actionTypes(chart.placeOfValue(snapshot.value))) {
        module.candidates(context, type, (action) => {
          if (accepts(action)) legal.push(module.writeAction(action));
        });
      }
      return { place: place(), position: context, legal };
    },
    act(action) {
      if (!accepts(action)) {
        const state = { place: chart.placeOfValue(snapshot.value), position: snapshot.context };
        const reason = whyNot(module, chart, state, action);
        return reason ?? { code: 'refusedByXStateOnly', rule: '' };
      }
      snapshot = transition(machine, snapshot, action)[0];
      return undefined;
    },
  };
}
