/** The table as one seat sees it. */
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { namesOf } from '../../src/text/names';
import { opponentOf } from '../../src/vocabulary';
import { Button } from '../look/Button';
import type { RunningMatch, SeatView } from '../match';
import type { Sitter } from '../session';
import { changeSettings, motionNow, settings } from '../settings';
import { useStore } from '../store';
import { useTexts } from '../text/texts';
import { onlyNext } from '../undo';
import { CardMenu } from './CardMenu';
import { CardMenuContext } from './cardMenu';
import { DragonTrack } from './DragonTrack';
import { DragTable } from './drag/DragTable';
import type { End } from './ends';
import { FightEndPanel } from './FightEndPanel';
import { GameEndDialog } from './GameEndDialog';
import { areShipsOut, hasShips } from './hasShips';
import { LaidTable } from './LaidTable';
import { LookingProvider, newLooking } from './looking';
import { Mat } from './Mat';
import { MenuDialog } from './MenuDialog';
import { TableModelProvider, useTableModel } from './model';
import { PileDialog } from './PileDialog';
import { type OpenPile, PilesProvider } from './piles';
import { RevealPanel } from './RevealPanel';
import { RulesDialog } from './RulesDialog';
import { RulesHelpProvider } from './rulesHelp';
import { ShortcutsDialog } from './ShortcutsDialog';
import { SidePanel } from './SidePanel';
import { sharesOf } from './shares';
import { SideProvider } from './sideControl';
import { TopBar } from './TopBar';
import { TextTable } from './text/TextTable';
import { useTravel } from './travel/useTravel';
import { useShortcuts } from './useShortcuts';

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
  const names = useMemo(() => {
    const alone = sitters[opponentOf(view.seat)].by === 'computer';
    return namesOf(view.remembered, [sitters[0].name, sitters[1].name], alone ? view.seat : null);
  }, [view, sitters]);
  const model = useTableModel(view, names, match);
  const [above, setAbove] = useState<Above | null>(null);
  const [sideOpen, setSideOpen] = useState(false);
  const looking = useMemo(newLooking, []);
  const { ui } = useTexts();
  const { textTable } = useStore(settings);
  const table = useRef<HTMLDivElement>(null);

  useTravel(table, view);
  useShortcuts(useCallback(() => setAbove({ what: 'shortcuts' }), []));
  useEmptyPhases(match, view, end === undefined && above === null);

  const piles = useMemo(() => ({ open: (pile: OpenPile) => setAbove({ what: 'pile', pile }) }), []);
  const openRules = useCallback((at?: string) => setAbove({ what: 'rules', at }), []);
  const openSide = useCallback(() => setSideOpen(true), []);
  const closeSide = useCallback(() => setSideOpen(false), []);
  const openCardMenu = useCallback((card: number) => setAbove({ what: 'card', card }), []);
  const close = useCallback(() => setAbove(null), []);
  const top = (
    <TopBar
      isPractice={isPractice}
      onMenu={() => setAbove({ what: 'menu' })}
      onSide={() => setSideOpen(!sideOpen)}
    />
  );
  const told = end === undefined ? null : toldOf(end, onEndClosed);

  return (
    <TableModelProvider value={model}>
      <LookingProvider value={looking}>
        <PilesProvider value={piles}>
          <RulesHelpProvider value={openRules}>
            <CardMenuContext value={openCardMenu}>
              <SideProvider value={openSide}>
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
                      <SidePanel isOpen={sideOpen} onClose={closeSide} />
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
