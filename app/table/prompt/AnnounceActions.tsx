/** The announcement, also from the phase before: going on and announcing are one press where nothing lies between. */
import type { Action } from '../../../src/actions';
import { useModel } from '../model';
import { ActionButton } from './ActionButton';

export function AnnounceActions() {
  const { view, send, sendBoth } = useModel();
  const { seat, observation, legal } = view;
  const next = legal.find((action) => action.type === 'next');
  const press = (announce: Action) => (next ? () => sendBoth(next, announce) : () => send(announce));
  if (observation.opened) {
    const announce: Action = { type: 'announce', seat };
    return (
      <ActionButton
        action={announce}
        look="main"
        onPress={press(announce)}
        {...(observation.element && { sign: observation.element })}
      />
    );
  }
  return (['fire', 'earth'] as const).map((element, index) => {
    const announce: Action = { type: 'announce', seat, element };
    return (
      <ActionButton
        key={element}
        action={announce}
        shortcut={String(index + 1)}
        onPress={press(announce)}
        sign={element}
      />
    );
  });
}
