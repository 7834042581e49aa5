/**
 * While developing: a changed rule, card or chart loads no page anew. Pages are told of it instead; the inspector tries
 * the change on recorded games beside the running one (`app/inspector/impact`), other pages load themselves anew.
 */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/** Rules, cards and charts; the words about them are replaced on the page as usual. */
const isRules = (file: string): boolean =>
  /^(src|machines)\//.test(file) && !/^src\/(.+\/)?text\//.test(file);

export const changedRules = (): Plugin => ({
  name: 'changed-rules',
  apply: 'serve',
  hotUpdate({ file }) {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!isRules(path)) return undefined;
    if (this.environment.name === 'client') this.environment.hot.send('blue-moon:rules', { file: path });
    return [];
  },
});
