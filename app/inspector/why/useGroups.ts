/**
 * The table of the place on show in groups, with the words of the language that is set. Narrowed to a card it has an
 * answer for those too who are not to act.
 */
import { useMemo } from 'react';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { actionWords } from '../position/naming';
import { groupsOf, type WhyGroup } from './groups';
import { rowsOfWaiting } from './rows';

export function useGroups(filter = ''): readonly WhyGroup[] {
  const { why, bench, state, naming } = useLooked();
  const { language } = useTexts();
  const { rules } = bench;
  const { module } = rules;
  const rows = useMemo(
    () => (filter.trim() === '' ? why.rows : [...why.rows, ...rowsOfWaiting(rules, state)]),
    [why, rules, state, filter],
  );
  return useMemo(
    () =>
      groupsOf(
        rows,
        {
          action: (action) =>
            actionWords(action, module.describeAction(action, language, state.position), naming),
          reason: (reason) => module.describeReason(reason, language, state.position),
        },
        filter,
      ),
    [rows, module, language, state, naming, filter],
  );
}
