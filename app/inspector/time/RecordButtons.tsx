/** Import and export of records: the branch on show becomes a file; a file of this game a branch, another game its own. */
import { useRef, useState } from 'react';
import { describeFault } from '../../../machines/matchTexts';
import type { Position } from '../../../src/position';
import { writeRecord } from '../../../src/record';
import { rulesVersion } from '../../../src/rulesVersion';
import { download } from '../../download';
import { Sign } from '../../look/Sign';
import { session } from '../../session';
import { useTexts } from '../../text/texts';
import { writeTrail } from '../../trail';
import { readRecorded } from '../game/recorded';
import { useLooked } from '../look/useBench';
import { sameValue } from '../position/changes';

export function RecordButtons({ onDone }: { readonly onDone: () => void }) {
  const { bench, branch, workbench, openGame } = useLooked();
  const { ui, language } = useTexts();
  const { module, chart } = bench.rules;
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');

  function save(): void {
    const actions = branch.steps.map(({ action }) => action);
    const match = session.get()?.match;
    if (
      module.name === 'match' &&
      match !== undefined &&
      !match.isSetUp &&
      bench.start.position === match.moments()[0]?.state.position
    ) {
      const { crystals } = (branch.steps.at(-1)?.state ?? bench.start).position as Position;
      const names = session.get()!.sitters.map(({ name }) => name) as [string, string];
      const { settings, seed } = match;
      const record = {
        rules: rulesVersion,
        settings,
        seed,
        names,
        actions: actions as never,
        result: crystals,
      };
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

  async function load(chosen: File): Promise<void> {
    const game = readRecorded(await chosen.text());
    if (!game.ok) return setFault(describeFault(game.faults[0]!, language));
    const { chart: of, place, position, actions } = game.value;
    if (of !== module.name) return setFault(ui.otherChart(of));
    const startsAlike =
      place === chart.nameOf(bench.start.place) && sameValue(position, bench.start.position);
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
