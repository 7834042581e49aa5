/** The influence area of a side: Ships, with their cargo behind them. */
import type { Ship } from '../../../src/position';
import type { Seat } from '../../../src/vocabulary';
import { CardFace } from '../../look/card/CardFace';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { TableCard } from '../cards/TableCard';
import { DropSpot } from '../drag/DropSpot';
import { useModel } from '../model';
import { CardRow } from './CardRow';
import { Zone } from './Zone';
import { useZoneLabel } from './zoneLabel';
import './ships.css';

interface ShipsZoneProps {
  readonly owner: Seat;
  /** Landed Ships lie here as well, where there is no prompt to show them. */
  readonly withLanded?: boolean;
}

export function ShipsZone({ owner, withLanded = false }: ShipsZoneProps) {
  const { view } = useModel();
  const { ui } = useTexts();
  const label = useZoneLabel(owner);
  const ships = view.observation.sides[owner].ships.filter((ship) => withLanded || !ship.landed);
  return (
    <Zone
      area={owner === view.seat ? 'own-ships' : 'other-ships'}
      label={label(ui.influenceArea, ships.length)}
      caption={ships.length === 0 ? ui.noShips : ui.ships}
      className={ships.length === 0 ? 'is-empty' : ''}
      drop={owner === view.seat ? 'own-ships' : undefined}
    >
      <CardRow count={ships.length}>
        {ships.map((ship) => (
          <LoadedShip key={ship.card} ship={ship} isOwn={owner === view.seat} />
        ))}
      </CardRow>
    </Zone>
  );
}

function LoadedShip({ ship, isOwn }: { ship: Ship; isOwn: boolean }) {
  const { printed } = useModel();
  const texts = useTexts();
  const face = printed(ship.card)!;
  const label = texts.ui.shipLabel(printedLabel(face, texts), ship.cargo.length, face.capacity ?? 0);
  return (
    <span
      className={`table-card-place loaded-ship ${ship.landed ? 'is-landed' : ''}`}
      style={{ '--cargo': ship.cargo.length } as React.CSSProperties}
      title={texts.ui.placesTaken(ship.cargo.length, face.capacity ?? 0)}
    >
      {ship.cargo.map((card, index) => {
        const cargo = printed(card)!;
        return (
          <span
            key={card}
            className="cargo"
            style={{ '--nth': ship.cargo.length - index } as React.CSSProperties}
          >
            <TableCard cardKey={card} label={printedLabel(cargo, texts)}>
              {({ className, seal }) => (
                <CardFace card={cargo} className={className}>
                  {seal}
                </CardFace>
              )}
            </TableCard>
          </span>
        );
      })}
      <TableCard cardKey={ship.card} label={label}>
        {({ className, seal }) => (
          <CardFace card={face} className={className}>
            {seal}
          </CardFace>
        )}
      </TableCard>
      {ship.landed && <span className="ship-landed">{texts.ui.hasLanded}</span>}
      {isOwn && <DropSpot at={`ship ${ship.card}`} />}
    </span>
  );
}
