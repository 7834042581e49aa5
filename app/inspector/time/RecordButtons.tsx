/** Import and export of records: a game becomes a branch, the branch on show becomes a file. */
import { useRef, useState } from 'react';
import { newPosition, type Position } from '../../../src/position';
import { parseRecord, writeRecord } from '../../../src/record';
import { rulesVersion } from '../../../src/rulesVersion';
import { download } from '../../download';
import { Sign } from '../../look/Sign';
import { session } from '../../session';
import { useTexts } from '../../text/texts';
import { parseTrail, type Trail, writeTrail } from '../../trail';
import { useLooked } from '../look/useBench';

export function RecordButtons({ onDone }: { readonly onDone: () => void }) {
  const { bench, branch, workbench } = useLooked();
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
    const text = await chosen.text();
    const name = chosen.name.replace(/\.json$/, '');
    const trail = readAny(text);
    if (typeof trail === 'string') return setFault(trail);
    const reason = workbench.addBranch(name, trail.actions);
    if (reason === undefined) return onDone();
    setFault(ui.fileDiverges(0, module.describeReason(reason, language, bench.start.position)));
  }

  function readAny(text: string): Pick<Trail, 'actions'> | string {
    const trail = parseTrail(text, module);
    if (trail !== undefined) return trail;
    const record = parseRecord(text);
    if (!record.ok) return module.describeFault(record.faults[0]!, language);
    const { settings, seed } = record.value;
    const start = newPosition(settings, seed, false);
    const isOther =
      JSON.stringify(start.settings) !== JSON.stringify((bench.start.position as Position).settings);
    return isOther ? ui.otherSetUp : record.value;
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
