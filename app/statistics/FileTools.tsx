/** The figures as a file, figures from a file, and forgetting them all. */
import { useState } from 'react';
import type { Texts } from '../../src/text';
import { Button } from '../look/Button';
import { FileButton } from '../look/FileButton';
import { Sign } from '../look/Sign';
import { download } from '../page/download';
import { useTexts } from '../text/texts';
import { readStatistics, type StatisticsFault, writeStatistics } from './exchange';
import { enterAll, forgetAll } from './ledger';
import type { PlayedMatch } from './playedMatch';

function faultSentence(fault: StatisticsFault, { ui }: Texts): string {
  if (fault.code === 'wrongField') return ui.fileWrongField(fault.field);
  return fault.code === 'notJson' ? ui.fileNotJson : ui.statsNotStatistics;
}

export function FileTools({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const texts = useTexts();
  const { ui } = texts;
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const take = async (file: File) => {
    const read = readStatistics(await file.text());
    setFault(read.ok ? undefined : faultSentence(read.faults[0]!, texts));
    setDone(read.ok ? ui.statsImported(read.value.length) : undefined);
    if (read.ok) await enterAll(read.value);
  };
  const forget = async () => {
    setAsking(false);
    await forgetAll();
    setDone(ui.statsForgotten);
  };
  return (
    <div className="stats-tools">
      {matches.length > 0 && (
        <Button onClick={() => download('blue-moon-statistics.json', writeStatistics(matches))}>
          <Sign name="download" /> {ui.statsExport}
        </Button>
      )}
      <FileButton label={ui.statsImport} accept="application/json,.json" onFile={(file) => void take(file)} />
      {matches.length > 0 && !isAsking && <Button onClick={() => setAsking(true)}>{ui.statsForget}</Button>}
      {isAsking && (
        <div className="stats-ask" role="alert">
          <p>{ui.statsForgetAsk(matches.length)}</p>
          <Button look="main" onClick={() => void forget()}>
            {ui.statsForgetSure}
          </Button>
          <Button autoFocus onClick={() => setAsking(false)}>
            {ui.cancel}
          </Button>
        </div>
      )}
      <p role="status">{done}</p>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </div>
  );
}
