/** On small screens the reason of the card just tapped stands in the prompt. */

import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { RuleLink } from '../frame/RuleLink';
import { useModel } from '../model';
import { explains, useLooking } from './looking';
import { standingOf } from './standing';

export function ToldReason() {
  const model = useModel();
  const { reason: sentence } = useTexts();
  const looked = useStore(useLooking().at);
  const { hand, ships } = model.view.observation.sides[model.view.seat];
  const landed = ships.filter((ship) => ship.landed).flatMap((ship) => ship.cargo);
  // A glance must not move the card from under the pointer.
  if (looked?.key == null || looked.by === 'pointer' || ![...hand, ...landed].includes(looked.key))
    return null;
  const { reason } = standingOf(model, looked.key, true);
  if (reason === undefined) return null;
  return (
    <p className="told-reason" {...explains}>
      {sentence(reason, model.names)} <RuleLink rule={reason.rule} />
    </p>
  );
}
