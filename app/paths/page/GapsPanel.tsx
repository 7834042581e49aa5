/** What no path covers, each with one of three labels and how that is known. */
import { useTexts } from '../../text/texts';
import type { Coverage, Gap, GapKind } from '../coverage';
import { ItemName } from './ItemName';
import { Panel } from './Panel';
import { itemWords } from './shortNames';

/** More are in every file of the suite. */
const mostShown = 60;

interface GapsPanelProps {
  readonly chart: string;
  readonly coverage: Coverage;
}

export function GapsPanel({ chart, coverage }: GapsPanelProps) {
  const { ui } = useTexts();
  const wordsOf = itemWords(chart, ui.staysThere);
  const labels: Readonly<Record<GapKind, string>> = {
    unreachable: ui.gapUnreachable,
    neverTrue: ui.gapNeverTrue,
    budget: ui.gapBudget,
  };
  const { gaps, states } = coverage;
  const whyOf = ({ kind, why, positions }: Gap): string => {
    if (kind !== 'unreachable') return kind === 'budget' ? why : '';
    return positions === undefined ? ui.shownBySearch(states) : ui.shownByPositions(positions);
  };
  return (
    <Panel title={ui.notCovered} className="gaps">
      {gaps.length === 0 ? (
        <p>{ui.nothingMissed}</p>
      ) : (
        <ul>
          {gaps.slice(0, mostShown).map((gap) => (
            <li key={gap.item}>
              <ItemName item={gap.item} wordsOf={wordsOf} />
              <em>{labels[gap.kind]}</em> <span>{whyOf(gap)}</span>
            </li>
          ))}
          {gaps.length > mostShown && <li>{ui.gapsMore(gaps.length - mostShown)}</li>}
        </ul>
      )}
    </Panel>
  );
}
