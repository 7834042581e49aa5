/** R23.7: whether the opponent has to show colours. Both answers look alike, and what each would do stands beside. */
import type { Icon } from '../../src/vocabulary';
import { Sign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { ActionButton } from './ActionButton';
import { type CallOutcome, callOutcome, type Dragons, type SeenBluffs, seenBluffs } from './callOutcome';
import { useModel } from './model';
import './showColours.css';

export function ShowColours() {
  const { view, printed } = useModel();
  const { ui } = useTexts();
  const outcome = callOutcome(view);
  const { legal } = view;
  const call = legal.find((action) => action.type === 'showColours');
  const pass = legal.find((action) => action.type === 'pass');
  return (
    <>
      <div className="call-answers">
        {call && <ActionButton action={call} sign="bluff-fire" />}
        {pass && <ActionButton action={pass} />}
        <small>{ui.noTimeLimit}</small>
      </div>
      {outcome && (
        <div className="call-facts">
          <IfRight outcome={outcome} />
          <IfWrong outcome={outcome} />
          <Seen bluffs={seenBluffs(view, outcome.bluffer, printed)} />
        </div>
      )}
    </>
  );
}

function useTrack(): (dragons: Dragons) => string {
  const { names, view } = useModel();
  const { ui } = useTexts();
  const own = view.seat;
  const other = own === 0 ? 1 : 0;
  return (dragons) =>
    ui.dragonsThen(
      `${names.seat(other)} ${dragons[other]}, ${ui.middle} ${3 - dragons[0] - dragons[1]}, ${names.seat(own)} ${dragons[own]}`,
    );
}

function IfRight({ outcome }: { outcome: CallOutcome }) {
  const { names } = useModel();
  const { ui } = useTexts();
  const track = useTrack();
  const { bluffer, bluffs, element, powerLeft, ifRight } = outcome;
  const name = names.seat(bluffer);
  return (
    <div>
      <h3>
        <Sign name="check" className="sign" /> {ui.ifAllMatch(bluffs, element)}
      </h3>
      <ul>
        <li>{ui.theyAttract(name, 1)}</li>
        <li>{ui.bluffsGo(name, powerLeft, element)}</li>
        <li>{ui.fightGoesOn(powerLeft)}</li>
      </ul>
      <p>{track(ifRight)}</p>
    </div>
  );
}

function IfWrong({ outcome }: { outcome: CallOutcome }) {
  const { names } = useModel();
  const { ui } = useTexts();
  const track = useTrack();
  const { bluffer, bluffs, more, ifWrong } = outcome;
  const name = names.seat(bluffer);
  return (
    <div>
      <h3>
        <Sign name="cross" className="sign" /> {ui.ifOneDoesNot(bluffs)}
      </h3>
      <ul>
        <li>{ui.youAttract(1)}</li>
        <li>
          {ui.theyMustRetreat(name)}
          {more > 0 && `, ${ui.andMore(more)}`}
        </li>
        <li>{ui.theyStartNext(name)}</li>
      </ul>
      <p>{track(ifWrong)}</p>
    </div>
  );
}

const signs: Partial<Record<Icon, string>> = {
  bluffFire: 'bluff-fire',
  bluffEarth: 'bluff-earth',
  bluffBlank: 'bluff-blank',
};

function Seen({ bluffs }: { bluffs: readonly SeenBluffs[] }) {
  const { ui, words } = useTexts();
  return (
    <div>
      <h3>{ui.bluffCardsSeen}</h3>
      <table>
        <tbody>
          {bluffs.map(({ icon, seen, all }) => (
            <tr key={icon}>
              <th scope="row">
                <Sign name={signs[icon]!} className="sign" /> {words.icons[icon]}
              </th>
              <td>{ui.seenOf(seen.length, all)}</td>
              <td className="call-names">{seen.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
