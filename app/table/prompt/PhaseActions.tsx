/** What a phase offers while no card is chosen: demands to pay, leaving the fight, going on. */
import type { Action, ActionOf } from '../../../src/actions';
import { canAnnounceAtOnce } from '../../game/announcing';
import { sceneFor } from '../../game/scene';
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { RuleLink } from '../frame/RuleLink';
import { useModel } from '../model';
import { ActionButton } from './ActionButton';
import { AnnounceActions } from './AnnounceActions';
import { UndoActions } from './UndoActions';

export function PhaseActions() {
  const { view, setTask } = useModel();
  const find = <T extends Action['type']>(type: T) =>
    view.legal.find((action): action is ActionOf<T> => action.type === type);
  const fightOn = find('fightOn');
  const retreat = find('retreat');
  const decline = find('decline');
  const announce = find('announce');
  const next = find('next');
  return (
    <div className="actions">
      <UndoActions />
      <DemandActions />
      <LandActions />
      {retreat && <ActionButton action={retreat} look={fightOn ? 'plain' : 'main'} />}
      {decline && <DeclineButton onPress={() => setTask({ kind: 'decline', chosen: [] })} />}
      {fightOn && <ActionButton action={fightOn} look="main" />}
      {announce && <AnnounceActions />}
      {next && <NextAction next={next} />}
      {!next && <NextNotYet />}
    </div>
  );
}

/** Going on; at the end of the reinforcement phase the announcement itself, as soon as it would be accepted. */
function NextAction({ next }: { next: Action }) {
  const { view } = useModel();
  if (canAnnounceAtOnce(view)) return <AnnounceActions />;
  return <ActionButton action={next} look={view.observation.phase === 'reinforcement' ? 'plain' : 'main'} />;
}

/** R22.10: every Ship that may land; pressing the Ship itself does the same. */
function LandActions() {
  const { view } = useModel();
  return view.legal
    .filter(({ type }) => type === 'land')
    .map((action) => <ActionButton key={JSON.stringify(action)} action={action} look="plain" />);
}

/** Declining begins with a choice of cards. */
function DeclineButton({ onPress }: { onPress: () => void }) {
  const { ui } = useTexts();
  return (
    <Button shortcut="D" data-action="decline" onClick={onPress}>
      {ui.declineWith(0)}
    </Button>
  );
}

/** One button for each open demand that can be paid now. */
function DemandActions() {
  const model = useModel();
  const { ui } = useTexts();
  const { view, setTask, names } = model;
  const demands = new Set(
    view.legal.flatMap((action) => (action.type === 'meetDemand' ? [action.demand] : [])),
  );
  return [...demands].map((demand) => (
    <Button
      key={demand}
      data-action="meetDemand"
      onClick={() => setTask({ kind: 'pay', demand, chosen: [] })}
    >
      {ui.payFor(names.printed(demand)?.name ?? '')}
    </Button>
  ));
}

/** Going on is refused as yet: the button stays and says why. */
function NextNotYet() {
  const model = useModel();
  const texts = useTexts();
  const { view, names } = model;
  const { phase } = view.observation;
  if (phase !== 'character' && phase !== 'reinforcement') return null;
  const reason = view.whyNot({ type: 'next', seat: view.seat });
  if (reason === undefined) return null;
  const label = texts.action({ type: 'next', seat: view.seat }, sceneFor(model));
  return (
    <span className="not-yet">
      <RuleLink rule={reason.rule} />
      <Button unavailable title={label}>
        <Sign name="bar" />
        <span>{texts.reason(reason, names)}</span>
      </Button>
    </span>
  );
}
