/** R23.7: whether the opponent has to show colours. Both answers look alike, and what each would do stands beside. */
import { type Icon, opponentOf } from '../../../src/vocabulary';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { ActionButton } from './ActionButton';
import { type Attracted, type CallOutcome, callOutcome, type SeenBluffs, seenBluffs } from './callOutcome';
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable.
        <section className="call-facts" aria-label={ui.whatFollows} tabIndex={0}>
          <IfRight outcome={outcome} />
          <IfWrong outcome={outcome} />
          <Seen bluffs={seenBluffs(view, outcome.bluffer, printed)} />
        </section>
      )}
    </>
  );
}

/** Where the dragons stand then; after the fourth it no longer matters. */
function Track({ after: { dragons, wins } }: { after: Attracted }) {
  const { view, names } = useModel();
  const { ui } = useTexts();
  if (wins) return null;
  // Held together in a narrow column.
  const place = (name: string, count: number) => `${name}:\u00a0${count}`;
  const [other, own] = [opponentOf(view.seat), view.seat].map((seat) =>
    place(names.seat(seat), dragons[seat]),
  );
  const middle = place(ui.middle, 3 - dragons[0] - dragons[1]);
  return <p>{ui.dragonsThen([other, middle, own].join(', '))}</p>;
}

function IfRight({ outcome }: { outcome: CallOutcome }) {
  const { names } = useModel();
  const { ui } = useTexts();
  const { bluffer, bluffs, element, powerLeft, ifRight } = outcome;
  const name = names.seat(bluffer);
  return (
    <div>
      <h3>
        <Sign name="check" className="sign" /> {ui.ifAllMatch(bluffs, element)}
      </h3>
      <ul>
        <li>{ui.theyAttract(name, 1)}</li>
        {ifRight.wins ? (
          <li>{ui.theyWinGame(name)}</li>
        ) : (
          <>
            <li>{ui.bluffsGo(name, powerLeft, element)}</li>
            <li>{ui.fightGoesOn(powerLeft)}</li>
          </>
        )}
      </ul>
      <Track after={ifRight} />
    </div>
  );
}

function IfWrong({ outcome }: { outcome: CallOutcome }) {
  const { names } = useModel();
  const { ui } = useTexts();
  const { bluffer, bluffs, more, ifWrong } = outcome;
  const name = names.seat(bluffer);
  const endsAtOnce = ifWrong.wins && more === 0;
  return (
    <div>
      <h3>
        <Sign name="cross" className="sign" /> {ui.ifOneDoesNot(bluffs)}
      </h3>
      <ul>
        <li>{ui.youAttract(1)}</li>
        {!endsAtOnce && (
          <li>
            {ui.theyMustRetreat(name)}
            {more > 0 && `, ${ui.andMore(more)}`}
          </li>
        )}
        <li>{ifWrong.wins ? ui.youWinGame : ui.theyStartNext(name)}</li>
      </ul>
      <Track after={ifWrong} />
    </div>
  );
}

const signs: Partial<Record<Icon, string>> = {
  bluffFire: 'bluff-fire',
  bluffEarth: 'bluff-earth',
  bluffBlank: 'bluff-blank',
};

/** So many names beside the outcomes; more have a row of their own. */
const mostBeside = 4;

function Seen({ bluffs }: { bluffs: readonly SeenBluffs[] }) {
  const { ui, words } = useTexts();
  const isLong = bluffs.reduce((names, { seen }) => names + seen.length, 0) > mostBeside;
  return (
    <div className={`call-seen ${isLong ? 'is-long' : ''}`}>
      <h3>{ui.bluffCardsSeen}</h3>
      <ul>
        {bluffs.map(({ icon, seen, all }) => (
          <li key={icon}>
            <Sign name={signs[icon]!} className="sign" /> <b>{words.icons[icon]}</b>{' '}
            <span>{ui.seenOf(seen.length, all)}</span> <span>{seen.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
