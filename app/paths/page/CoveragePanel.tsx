/** How much of every criterion is covered. */
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import type { Coverage } from '../coverage';
import { Panel } from './Panel';

export function CoveragePanel({ coverage }: { readonly coverage: Coverage }) {
  const { ui } = useTexts();
  const words: Readonly<Record<string, string>> = {
    target: ui.coverageTarget,
    state: ui.coveragePlaces,
    edge: ui.coverageEdges,
    guard: ui.coverageGuards,
    reason: ui.coverageReasons,
    pair: ui.generatorEdgePairs,
    rule: ui.coverageRules,
    effect: ui.coverageEffects,
    text: ui.coverageTexts,
  };
  return (
    <Panel title={ui.coverage} className="coverage">
      <ul>
        {coverage.criteria.map(({ criterion, covered, reachable, all }) => {
          const share = reachable === 0 ? 1 : covered / reachable;
          return (
            <li key={criterion}>
              <span>{words[criterion] ?? criterion}</span>
              <span className="meter" aria-hidden="true">
                <i style={{ width: `${share * 100}%` }} />
              </span>
              <b>{ui.coverageOf(covered, reachable)}</b>
              {covered === reachable ? (
                <span className="result is-good">
                  <Sign name="check" className="sign" />
                  {ui.met}
                </span>
              ) : (
                <span>{ui.missed(reachable - covered)}</span>
              )}
              {all > reachable && <small>{ui.alsoUnreachable(all - reachable)}</small>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
