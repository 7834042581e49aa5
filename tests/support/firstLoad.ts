/** What a browser fetches before the table can be played, read from the manifest of a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export interface FirstLoad {
  /** Bytes of script, compressed. */
  readonly bytes: number;
  /** The entries of the manifest that are fetched, and all others. */
  readonly fetched: readonly string[];
  readonly later: readonly string[];
}

/** The words of a language are a chunk that others share, so the manifest calls it by its file. */
const isWords = (name: string): boolean => name.startsWith('_en-');

export function firstLoadOf(folder: string): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const fetched = new Set<string>();
  const fetchWith = (name: string): void => {
    if (fetched.has(name) || manifest[name] === undefined) return;
    fetched.add(name);
    manifest[name].imports?.forEach(fetchWith);
  };
  // The page with its table, and one language.
  const page = manifest['index.html']!;
  const words = page.dynamicImports?.filter(isWords) ?? [];
  if (words.length !== 1) throw new Error(`English is in ${words.length} chunks of the first page`);
  for (const name of ['index.html', ...words]) fetchWith(name);
  const scripts = [...fetched].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'));
  const bytes = [...new Set(scripts)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
  return { bytes, fetched: [...fetched], later: Object.keys(manifest).filter((name) => !fetched.has(name)) };
}
