/** Import and export of records: the branch on show becomes a file; a file of this game a branch, another game its own. */
import { useRef, useState } from 'react';
import type { State } from '../../../machines/engine';
import { describeFault } from '../../../machines/matchTexts';
import { recordFrom } from '../../../machines/replay';
import type { Position } from '../../../src/position';
import { type GameRecord, writeRecord } from '../../../src/record';
import { session } from '../../game/session';
import { writeTrail } from '../../game/trail';
import { Sign } from '../../look/Sign';
import { download } from '../../page/download';
import { useTexts } from '../../text/texts';
import { readRecorded } from '../game/recorded';
import { useLooked } from '../look/useBench';
import { changesOf, sameValue } from '../position/changes';

/** What was told before plays no part. */
const isSameStart = (one: object, other: object): boolean =>
  changesOf(one, other).length === 0 &&
  sameValue((one as Partial<Position>).settings, (other as Partial<Position>).settings);

export function RecordButtons({ onDone }: { readonly onDone: () => void }) {
  const { bench, branch, workbench, openGame } = useLooked();
  const { ui, language } = useTexts();
  const { module, chart } = bench.rules;
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');

  function save(): void {
    const actions = branch.steps.map(({ action }) => action);
    if (module.name === 'match') {
      const { crystals } = (branch.steps.at(-1)?.state ?? bench.start).position as Position;
      const record = { ...beginning(), actions: actions as never, result: crystals };
      download(`${branch.name || 'game'}.json`, writeRecord(record));
    } else {
      const { place, position } = bench.start;
      download(
        `${branch.name || module.name}.json`,
        writeTrail({ chart: module.name, place: chart.nameOf(place), position, actions }, module),
      );
    }
    onDone();
  }

  /** The deal of the game at the table, or the position that was set up. */
  function beginning(): GameRecord {
    const current = session.get();
    const start = bench.start as State;
    const sitters = current?.sitters.map(({ name }) => name) ?? ui.defaultSeatNames;
    const record = recordFrom(start, sitters as [string, string]);
    const isDealt =
      current !== null &&
      !current.match.isSetUp &&
      start.position === current.match.moments()[0]?.state.position;
    if (!isDealt) return record;
    const { start: _, ...dealt } = record;
    return { ...dealt, seed: current.match.seed };
  }

  async function load(chosen: File): Promise<void> {
    const game = readRecorded(await chosen.text());
    if (!game.ok) return setFault(describeFault(game.faults[0]!, language));
    const { chart: of, place, position, actions } = game.value;
    if (of !== module.name) return setFault(ui.otherChart(of));
    const startsAlike =
      place === chart.nameOf(bench.start.place) && isSameStart(position, bench.start.position);
    if (!startsAlike) {
      openGame(game.value);
      return onDone();
    }
    const reason = workbench.addBranch(chosen.name.replace(/\.json$/, ''), actions);
    if (reason === undefined) return onDone();
    setFault(
      ui.fileDiverges(reason.at, module.describeReason(reason.because, language, bench.start.position)),
    );
  }
  return (
    <>
      <button type="button" onClick={save}>
        <Sign name="download" /> {ui.saveBranch}
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        <Sign name="fork" /> {ui.loadBranch}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void load(chosen);
          event.target.value = '';
        }}
      />
      {fault && <p role="alert">{fault}</p>}
    </>
  );
}
