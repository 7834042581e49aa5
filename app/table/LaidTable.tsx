/** The zones of the table as they lie; the order in the document is the order of the Tab key. */
import type { ReactNode } from 'react';
import { opponentOf } from '../../src/vocabulary';
import { MatchOverStrip } from './ends/MatchOver';
import { useModel } from './model';
import { Strip } from './prompt/Strip';
import { CombatZone } from './zones/CombatZone';
import { Hand } from './zones/Hand';
import { Horizon } from './zones/Horizon';
import { hasShips } from './zones/hasShips';
import { Piles } from './zones/Piles';
import { SeatPlate } from './zones/SeatPlate';
import { ShipsZone } from './zones/ShipsZone';
import { SupportZone } from './zones/SupportZone';

interface LaidTableProps {
  /** While something is read, the question waits. */
  readonly isWaiting: boolean;
  /** Lies over the fields. */
  readonly children: ReactNode;
}

export function LaidTable({ isWaiting, children }: LaidTableProps) {
  const { view } = useModel();
  const { seat } = view;
  const other = opponentOf(seat);
  const ships = hasShips(view);
  return (
    <main className="table-main">
      <div className="asked" inert={isWaiting}>
        {view.observation.toAct === null ? <MatchOverStrip /> : <Strip />}
        <Hand />
      </div>
      {ships && <ShipsZone owner={seat} />}
      <CombatZone owner={seat} />
      <SupportZone owner={seat} />
      <SeatPlate owner={seat} />
      <Horizon />
      <SeatPlate owner={other} />
      {ships && <ShipsZone owner={other} />}
      <CombatZone owner={other} />
      <SupportZone owner={other} />
      <Piles owner={seat} />
      <Piles owner={other} />
      {children}
    </main>
  );
}
