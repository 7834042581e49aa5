/** The table at a moment of a game, to look at: both fields, what lies between them, and the hands that may be seen. */
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { namesOf } from '../../src/text/names';
import { opponentOf } from '../../src/vocabulary';
import type { SeatView } from '../game/view';
import { CloseAction } from '../look/CloseAction';
import { Dialog } from '../look/Dialog';
import { CardMenuContext } from '../table/cards/cardMenu';
import { LargeView } from '../table/cards/LargeView';
import { LookingProvider, newLooking } from '../table/cards/looking';
import { SideProvider } from '../table/frame/sideControl';
import { TableModelProvider, useTableModel } from '../table/model';
import { useTravel } from '../table/travel/useTravel';
import { CombatZone } from '../table/zones/CombatZone';
import { DragonTrack } from '../table/zones/DragonTrack';
import { Horizon } from '../table/zones/Horizon';
import { areShipsOut, hasShips } from '../table/zones/hasShips';
import { Mat } from '../table/zones/Mat';
import { PileDialog } from '../table/zones/PileDialog';
import { Piles } from '../table/zones/Piles';
import { type OpenPile, PilesProvider } from '../table/zones/piles';
import { SeatPlate } from '../table/zones/SeatPlate';
import { ShipsZone } from '../table/zones/ShipsZone';
import { SupportZone } from '../table/zones/SupportZone';
import { sharesOf } from '../table/zones/shares';
import { useTexts } from '../text/texts';
import { SeenHand } from './SeenHand';
import './board.css';

interface BoardProps {
  readonly view: SeatView;
  readonly seatNames: readonly [string, string];
  /** Both hands lie open. */
  readonly isBoth: boolean;
}

/** Nobody plays here. */
const nobody = { send: () => undefined, undo: () => {}, redo: () => {} };

type Above = { readonly pile: OpenPile } | 'card' | null;

export function Board({ view, seatNames, isBoth }: BoardProps) {
  const { ui } = useTexts();
  const names = useMemo(() => namesOf(view.remembered, seatNames), [view, seatNames]);
  const model = useTableModel(view, names, nobody);
  const looking = useMemo(newLooking, []);
  const board = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState<Above>(null);
  const piles = useMemo(() => ({ open: (pile: OpenPile) => setAbove({ pile }) }), []);
  const openLarge = useCallback(() => setAbove('card'), []);
  const close = useCallback(() => setAbove(null), []);
  useTravel(board, view);
  const own = view.seat;
  const other = opponentOf(own);
  const ships = hasShips(view);
  const classes = [
    'replay-board',
    isBoth && 'sees-both',
    ships && 'has-ships',
    areShipsOut(view) && 'ships-out',
  ];
  return (
    <TableModelProvider value={model}>
      <LookingProvider value={looking}>
        <PilesProvider value={piles}>
          <CardMenuContext value={openLarge}>
            <SideProvider value={openLarge}>
              <div
                ref={board}
                className={classes.filter(Boolean).join(' ')}
                style={sharesOf(view.observation) as CSSProperties}
              >
                <Mat />
                <DragonTrack />
                {isBoth && <SeenHand owner={other} />}
                <SeatPlate owner={other} />
                <Piles owner={other} />
                {ships && <ShipsZone owner={other} withLanded />}
                <CombatZone owner={other} />
                <SupportZone owner={other} />
                <Horizon />
                {ships && <ShipsZone owner={own} withLanded />}
                <CombatZone owner={own} />
                <SupportZone owner={own} />
                <SeatPlate owner={own} />
                <Piles owner={own} />
                <SeenHand owner={own} />
              </div>
              {above !== null && above !== 'card' && <PileDialog pile={above.pile} onClose={close} />}
              {above === 'card' && (
                <Dialog title={ui.largeView} className="replay-large" onClose={close}>
                  <LargeView />
                  <CloseAction onClose={close} />
                </Dialog>
              )}
            </SideProvider>
          </CardMenuContext>
        </PilesProvider>
      </LookingProvider>
    </TableModelProvider>
  );
}
