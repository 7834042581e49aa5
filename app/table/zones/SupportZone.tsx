/** The support area of a side: Supports, and Bluffs face down among them. */
import type { Seat } from '../../../src/vocabulary';
import { useTexts } from '../../text/texts';
import { ActiveCard, FaceDownBluff } from '../cards/fieldCard';
import { useModel } from '../model';
import { CardRow } from './CardRow';
import { Zone } from './Zone';
import { useZoneLabel } from './zoneLabel';

export function SupportZone({ owner }: { owner: Seat }) {
  const { view } = useModel();
  const { ui } = useTexts();
  const label = useZoneLabel(owner);
  const { support } = view.observation.sides[owner];
  const faceDown = support.filter((one) => one.faceDown);
  return (
    <Zone
      area={owner === view.seat ? 'own-support' : 'other-support'}
      label={label(ui.supportArea, support.length)}
      caption={ui.support}
      drop={owner === view.seat ? 'own-support' : undefined}
      className={support.length === 0 ? 'is-empty' : ''}
    >
      <CardRow count={support.length}>
        {support.map((one) => {
          const order = faceDown.indexOf(one);
          return one.faceDown ? (
            <FaceDownBluff
              key={one.card ?? `bluff ${order}`}
              support={one}
              owner={owner}
              order={order}
              of={faceDown.length}
            />
          ) : (
            <ActiveCard key={one.card} card={one.card!} owner={owner} />
          );
        })}
      </CardRow>
    </Zone>
  );
}
