/** What `blue-moon paths` cannot use, and the sentence it says. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GenerateCommandOptions, generateCommand } from '../../../app/paths/commandLine/generate';
import { UnusableInput } from '../../../app/paths/commandLine/unusableInput';
import { root } from '../../support/sources';

const usual: GenerateCommandOptions = { gen: [], from: [], seed: 1, maxLength: 50, budget: 1000, format: [] };
const toy = join(root, 'tests/app/paths/toy.ts');

test.each<[string | undefined, Partial<GenerateCommandOptions>, string]>([
  [undefined, {}, 'Name a chart: match, '],
  ['nothing', {}, 'There is no chart "nothing"'],
  ['match', { until: 'edge=many' }, '"edge=many" is no condition'],
  ['match', { format: ['pdf'] }, 'There is no format "pdf"'],
  ['match', { format: ['md', 'html'] }, 'Several formats need --out'],
  ['match', { from: ['nowhere'] }, 'No scenario and no file is called "nowhere"'],
  ['match', { from: [toy] }, 'toy.ts: '],
  ['match', { gen: ['replay:nowhere.json'] }, 'nowhere.json cannot be read'],
  ['match', { gen: ['to:nowhere'] }, 'the chart "match" has no place "nowhere"'],
  ['match', { gen: ['to:dragon.0 == 3'] }, 'has no dragon; is it dragons?'],
  ['plotTrack', { format: ['playwright'] }, 'there is no playwright file of "plotTrack"'],
  ['plotTrack', { gen: ['effects'] }, 'has no effect to cover'],
  [undefined, { machine: `${toy}#parallel` }, 'Cannot compile state "parallel"'],
  [undefined, { machine: `${toy}#window` }, 'exports no machine "window"'],
  [undefined, { machine: 'nowhere.ts#door' }, 'There is no file nowhere.ts'],
])('%s with %j', async (chart, options, sentence) => {
  const asked = generateCommand(chart, { ...usual, ...options }, {});
  await expect(asked).rejects.toThrow(UnusableInput);
  await expect(asked).rejects.toThrow(sentence);
});
