/** The table of the place on show in groups, with the words of the language that is set. */
import { useMemo } from 'react';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { actionWords } from '../position/naming';
import { groupsOf, type WhyGroup } from './groups';

export function useGroups(filter = ''): readonly WhyGroup[] {
  const { why, bench, state, naming } = useLooked();
  const { language } = useTexts();
  const { module } = bench.rules;
  return useMemo(
    () =>
      groupsOf(
        why.rows,
        {
          action: (action) =>
            actionWords(action, module.describeAction(action, language, state.position), naming),
          reason: (reason) => module.describeReason(reason, language, state.position),
        },
        filter,
      ),
    [why, module, language, state, naming, filter],
  );
}
