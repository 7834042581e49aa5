/** The files of the repository and what they import, for tests about the code itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const notOurs = new Set(['node_modules', 'dist', 'screenshots', 'suite', 'test-results', '.git']);

/** Every file under a folder of the repository, as a path from its root with forward slashes. */
export function filesUnder(folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });
}

export function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** What stands in strings after `from`, `import`, `import(` and, for workers, `new URL(`. */
const imports = /(?:\bfrom|\bimport\s*\(?|\bnew URL\()\s*(['"])([^'"\n]+)\1/g;

/** The imports of a file: packages by name (`node:fs`, `xstate`), files of ours as paths from the root. */
export function importsOf(path: string): string[] {
  const names = [...withoutComments(textOf(path)).matchAll(imports)].map((match) => match[2]!);
  return names.map((name) => {
    if (!name.startsWith('.')) return name;
    return relative(root, join(root, path, '..', name))
      .split(sep)
      .join('/');
  });
}

/** The code alone, so that a comment may name what the code must not use. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
}
