/** The branches by name: looked at, renamed, dropped. */
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';

export function Branches() {
  const { bench, workbench } = useLooked();
  const { ui } = useTexts();
  if (bench.branches.length === 1) return null;
  return (
    <ul className="branches" aria-label={ui.branches}>
      {bench.branches.map(({ id, name, steps, at }) => (
        <li key={id} aria-current={id === bench.shown.branch ? 'true' : undefined}>
          <button
            type="button"
            className="link"
            onClick={() => workbench.show({ branch: id, at: steps.length })}
          >
            {id === 0 ? ui.runningGame : ui.branch(name, steps.length - at)}
          </button>
          {id !== 0 && (
            <>
              <input
                value={name}
                aria-label={ui.branchName}
                onChange={(event) => workbench.rename(id, event.target.value)}
              />
              <button
                type="button"
                className="small-button"
                aria-label={ui.dropBranch(name)}
                onClick={() => workbench.drop(id)}
              >
                ×
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
