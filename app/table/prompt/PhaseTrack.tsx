/** The eight phases of the turn as the eight phases of the moon. */
import { phases } from '../../../src/vocabulary';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useRulesHelp } from '../frame/rulesHelp';
import { useModel } from '../model';
import './phases.css';

/** The section of the rules that speaks of a phase: R6 to R13. */
const sectionOfPhase = (number: number): string => `R${number + 5}`;

export function PhaseTrack({ head }: { head: string }) {
  const { phase } = useModel().view.observation;
  const { ui } = useTexts();
  const openRules = useRulesHelp();
  const present = (phases as readonly string[]).indexOf(phase);
  return (
    <div className="phases">
      <ol aria-label={ui.phases}>
        {phases.map((one, index) => {
          const state = index === present ? 'present' : index < present ? 'done' : 'toCome';
          return (
            <li key={one} className={`is-${state}`} aria-current={state === 'present' ? 'step' : undefined}>
              <button
                type="button"
                tabIndex={-1}
                title={ui.phaseNames[one]}
                aria-label={`${ui.phaseNames[one]}, ${ui.phaseState[state]}`}
                onClick={() => openRules(sectionOfPhase(index + 1))}
              >
                <Sign name={`phase-${index + 1}`} />
                <span>{ui.phaseNames[one]}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <span key={head} className="phases-head">
        {head}
      </span>
    </div>
  );
}
