/** The chart for other programs: looked at, copied or kept as a file. */
import { useEffect, useState } from 'react';
import { exportChart, extensions, textFormats } from '../../../machines/export';
import { toSvg, wholeGraph } from '../../charts/svg';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { download } from '../../page/download';
import { useTexts } from '../../text/texts';
import { drawable } from '../game/types';
import { Choice } from '../look/Choice';
import { useLooked } from '../look/useBench';
import { findLayout } from './elk';

const formats = [...textFormats, 'svg'] as const;
type Format = (typeof formats)[number];
const titles: Readonly<Record<Format, string>> = {
  mermaid: 'Mermaid',
  scxml: 'SCXML',
  dot: 'DOT',
  json: 'XState JSON',
  svg: 'SVG',
};

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { bench } = useLooked();
  const { ui } = useTexts();
  const { module, chart } = bench.rules;
  const [format, setFormat] = useState<Format>('mermaid');
  const [text, setText] = useState('');
  useEffect(() => {
    let isWanted = true;
    const show = (made: string) => isWanted && setText(made);
    if (format !== 'svg') show(exportChart(chart.statechart, format));
    else {
      const graph = wholeGraph(drawable(chart));
      void findLayout(graph).then((layout) => show(toSvg(graph, layout, module.name)));
    }
    return () => {
      isWanted = false;
    };
  }, [format, chart, module]);
  return (
    <Dialog title={ui.exportChart} wide onClose={onClose} className="workbench-dialog">
      <Choice
        label={ui.exportChart}
        value={format}
        onChange={setFormat}
        options={formats.map((each) => [each, titles[each]])}
      />
      <textarea readOnly rows={14} value={text} aria-label={ui.exportAs(titles[format])} spellCheck={false} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.close}</Button>
        <Button onClick={() => void navigator.clipboard.writeText(text)}>{ui.copyText}</Button>
        <Button look="main" onClick={() => download(`${module.name}.${extensions[format]}`, text)}>
          {ui.download}
        </Button>
      </div>
    </Dialog>
  );
}
