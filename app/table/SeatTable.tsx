/** The table as one seat sees it. */
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { namesOf } from '../../src/text/names';
import { opponentOf } from '../../src/vocabulary';
import type { RunningMatch, SeatView } from '../game/match';
import type { Sitter } from '../game/session';
import { onlyNext } from '../game/undo';
import { Button } from '../look/Button';
import { changeSettings, motionNow, settings } from '../page/settings';
import { useStore } from '../page/store';
import { seatNamesOf } from '../text/seatNames';
import { useTexts } from '../text/texts';
import { CardMenu } from './cards/CardMenu';
import { CardMenuContext } from './cards/cardMenu';
import { LookingProvider, newLooking } from './cards/looking';
import { DragTable } from './drag/DragTable';
import type { End } from './ends/ends';
import { FightEndPanel } from './ends/FightEndPanel';
import { GameEndDialog } from './ends/GameEndDialog';
import { RevealPanel } from './ends/RevealPanel';
import { MenuDialog } from './frame/MenuDialog';
import { RulesDialog } from './frame/RulesDialog';
import { RulesHelpProvider } from './frame/rulesHelp';
import { ShortcutsDialog } from './frame/ShortcutsDialog';
import { SidePanel } from './frame/SidePanel';
import { SideProvider, type SideView } from './frame/sideControl';
import { TopBar } from './frame/TopBar';
import { useShortcuts } from './frame/useShortcuts';
import { LaidTable } from './LaidTable';
import { TableModelProvider, useTableModel } from './model';
import { TextTable } from './text/TextTable';
import { useTravel } from './travel/useTravel';
import { DragonTrack } from './zones/DragonTrack';
import { areShipsOut, hasShips } from './zones/hasShips';
import { Mat } from './zones/Mat';
import { PileDialog } from './zones/PileDialog';
import { type OpenPile, PilesProvider } from './zones/piles';
import { sharesOf } from './zones/shares';

interface SeatTableProps {
  readonly match: RunningMatch;
  readonly view: SeatView;
  readonly sitters: readonly [Sitter, Sitter];
  readonly end: End | undefined;
  readonly onEndClosed: () => void;
  /** A lesson or a puzzle: nothing of it is saved. */
  readonly isPractice?: boolean;
}

/** What is open above the table. */
type Above =
  | { readonly what: 'menu' | 'shortcuts' }
  | { readonly what: 'rules'; readonly at: string | undefined }
  | { readonly what: 'pile'; readonly pile: OpenPile }
  | { readonly what: 'card'; readonly card: number };

export function SeatTable({ match, view, sitters, end, onEndClosed, isPractice = false }: SeatTableProps) {
  const texts = useTexts();
  const names = useMemo(() => {
    // "You" is said to the one person at the table; who watches two computers reads of both by name.
    const isAlone = sitters[view.seat].by === 'person' && sitters[opponentOf(view.seat)].by === 'computer';
    const you = isAlone ? view.seat : null;
    return namesOf(view.remembered, seatNamesOf(sitters, texts, you), you);
  }, [view, sitters, texts]);
  const model = useTableModel(view, names, match);
  const [above, setAbove] = useState<Above | null>(null);
  const [side, setSide] = useState<SideView | null>(null);
  const looking = useMemo(newLooking, []);
  const { ui } = texts;
  const { textTable } = useStore(settings);
  const table = useRef<HTMLDivElement>(null);

  useTravel(table, view);
  useShortcuts(useCallback(() => setAbove({ what: 'shortcuts' }), []));
  useEmptyPhases(match, view, end === undefined && above === null);

  const piles = useMemo(() => ({ open: (pile: OpenPile) => setAbove({ what: 'pile', pile }) }), []);
  const openRules = useCallback((at?: string) => setAbove({ what: 'rules', at }), []);
  const openLarge = useCallback(() => setSide('card'), []);
  const closeSide = useCallback(() => setSide(null), []);
  const openCardMenu = useCallback((card: number) => setAbove({ what: 'card', card }), []);
  const close = useCallback(() => setAbove(null), []);
  const top = (
    <TopBar
      isPractice={isPractice}
      onMenu={() => setAbove({ what: 'menu' })}
      onSide={() => setSide(side === null ? 'log' : null)}
    />
  );
  const told = end === undefined ? null : toldOf(end, onEndClosed);

  return (
    <TableModelProvider value={model}>
      <LookingProvider value={looking}>
        <PilesProvider value={piles}>
          <RulesHelpProvider value={openRules}>
            <CardMenuContext value={openCardMenu}>
              <SideProvider value={openLarge}>
                {!textTable && (
                  <Button className="skip" onClick={() => changeSettings({ textTable: true })}>
                    {ui.textTable}
                  </Button>
                )}
                {textTable ? (
                  <div ref={table} className="text-table">
                    {top}
                    <TextTable isWaiting={end !== undefined}>{told}</TextTable>
                  </div>
                ) : (
                  <DragTable>
                    <div
                      ref={table}
                      className={`table ${hasShips(view) ? 'has-ships' : ''} ${areShipsOut(view) ? 'ships-out' : ''}`}
                      style={sharesOf(view.observation) as CSSProperties}
                    >
                      <Mat />
                      {top}
                      <LaidTable isWaiting={end !== undefined}>
                        {told && <div className="area-fields">{told}</div>}
                      </LaidTable>
                      <DragonTrack />
                      <SidePanel shown={side} onClose={closeSide} />
                    </div>
                  </DragTable>
                )}
                <AboveTable above={above} onClose={close} onOpen={setAbove} isPractice={isPractice} />
                {end?.kind === 'game' && <GameEndDialog key={end.at} end={end} onClose={onEndClosed} />}
              </SideProvider>
            </CardMenuContext>
          </RulesHelpProvider>
        </PilesProvider>
      </LookingProvider>
    </TableModelProvider>
  );
}

/** What is read before the game goes on, on the table itself. */
function toldOf(end: End, onClose: () => void) {
  switch (end.kind) {
    case 'reveal':
      return <RevealPanel key={end.at} reveal={end} onClose={onClose} />;
    case 'fight':
      return <FightEndPanel key={end.at} end={end} onClose={onClose} />;
    default:
      return null;
  }
}

interface AboveTableProps {
  readonly above: Above | null;
  readonly onClose: () => void;
  readonly onOpen: (above: Above) => void;
  readonly isPractice: boolean;
}

function AboveTable({ above, onClose, onOpen, isPractice }: AboveTableProps) {
  switch (above?.what) {
    case 'menu':
      return (
        <MenuDialog
          isPractice={isPractice}
          onClose={onClose}
          onShortcuts={() => onOpen({ what: 'shortcuts' })}
          onRules={() => onOpen({ what: 'rules', at: undefined })}
        />
      );
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'rules':
      return <RulesDialog at={above.at} onClose={onClose} />;
    case 'pile':
      return <PileDialog pile={above.pile} onClose={onClose} />;
    case 'card':
      return <CardMenu card={above.card} onClose={onClose} />;
    default:
      return null;
  }
}

/** How long an empty phase stays in sight. */
const glance = { full: 500, short: 250, none: 0 } as const;

/** Goes on by itself where nothing else is left of a phase; the last word before the announcement stays the player's. */
function useEmptyPhases(match: RunningMatch, view: SeatView, isFree: boolean): void {
  const { skipEmptyPhases } = useStore(settings);
  useEffect(() => {
    const next = onlyNext(view.legal);
    const { phase } = view.observation;
    if (!isFree || !skipEmptyPhases || next === undefined || phase === 'reinforcement') return;
    const timer = setTimeout(() => match.send(next), glance[motionNow()]);
    return () => clearTimeout(timer);
  }, [match, view, isFree, skipEmptyPhases]);
}
