/** Whether the suite notices faults put into chart, rules and effects. */
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { Panel } from './Panel';
import type { Running } from './useRun';

const sample = 500;

export function FaultsPanel({ running }: { readonly running: Running }) {
  const { ui } = useTexts();
  const { run, findFaults } = running;
  if (run.score === undefined) {
    return (
      <Panel title={ui.catchesFaults} sub={ui.mutationScore} className="faults">
        <p>{ui.faultsExplained(sample)}</p>
        <Button unavailable={run.progress !== undefined} onClick={() => findFaults(sample)}>
          {ui.tryFaults}
        </Button>
      </Panel>
    );
  }
  const { score, survivors } = run.score;
  return (
    <Panel title={ui.catchesFaults} sub={ui.mutationScore} className="faults">
      <p className="score">{score.percent} %</p>
      <p>
        {ui.mutantsCaught(score.killed, score.killed + score.survived)}{' '}
        {score.equivalent > 0 && ui.equalToOriginal(score.equivalent)}
      </p>
      {survivors.length > 0 && (
        <details>
          <summary>{ui.survivors(survivors.length)}</summary>
          <ul>
            {survivors.map(({ id, hint }) => (
              <li key={id}>
                <code>{id}</code> <span>{hint}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
