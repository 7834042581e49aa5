/** `blue-moon chart`: a chart as text for other programs, or as a drawing. */
import { writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import ELK from 'elkjs/lib/elk.bundled.js';
import { exportChart, type TextFormat, textFormats } from '../../../machines/export';
import { chartNames, moduleNamed } from '../../../machines/index';
import { chartOf } from '../../../machines/rulesModule';
import type { AnyStatechart } from '../../charts/graph';
import { layoutOf } from '../../charts/layout';
import { toSvg, wholeGraph } from '../../charts/svg';
import { UsageError } from '../usage';

interface ChartOptions {
  readonly format: TextFormat | 'svg';
  readonly output?: string;
  readonly json?: true;
}

export function register(program: Command): void {
  program
    .command('chart')
    .description('export a chart')
    .argument('[name]', 'a chart of the catalogue; without it the names are listed')
    .addOption(
      new Option('--format <format>', 'for which program')
        .choices([...textFormats, 'svg'])
        .default('mermaid'),
    )
    .option('-o, --output <file>', 'write to this file instead of the terminal')
    .option('--json', 'the list of charts as JSON')
    .action(exportNamed);
}

async function exportNamed(name: string | undefined, { format, output, json }: ChartOptions): Promise<void> {
  if (name === undefined) {
    console.log(json ? JSON.stringify(chartNames) : chartNames.join('\n'));
    return;
  }
  const module = moduleNamed(name);
  if (module === undefined)
    throw new UsageError(`there is no chart "${name}"; the charts are ${chartNames.join(', ')}.`);
  const { statechart } = chartOf(module);
  const text =
    format === 'svg' ? await drawn(statechart as never, module.name) : exportChart(statechart, format);
  if (output === undefined) process.stdout.write(text);
  else {
    try {
      writeFileSync(output, text);
    } catch (error) {
      throw new UsageError(`${output} cannot be written: ${(error as Error).message}.`);
    }
  }
}

async function drawn(chart: AnyStatechart, title: string): Promise<string> {
  const graph = wholeGraph(chart);
  const Elk = ELK as unknown as new () => Parameters<typeof layoutOf>[1];
  return toSvg(graph, await layoutOf(graph, new Elk()), title);
}
