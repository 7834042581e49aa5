/** The habits of the house that a tool can check: floors, rooms, names, sizes, and why each dependency is there. */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dependencies, devDependencies } from '../package.json';
import { filesUnder, importsOf, isTypeScript, textOf, withoutComments } from './support/sources';

const floors = ['src', 'machines', 'app'] as const;
type Floor = (typeof floors)[number];

/** The packages a floor may use; the top floor may use any. */
const packagesOf: Record<'src' | 'machines', readonly string[]> = {
  src: ['valibot', 'fastest-levenshtein'],
  machines: ['xstate', 'xstate/graph'],
};

const filesOf = (floor: Floor) => filesUnder(floor).filter(isTypeScript);
const floorOf = (path: string) => floors.find((floor) => path.startsWith(`${floor}/`));
const everyTypeScript = filesUnder().filter(isTypeScript);

/** `file -> import` for each import that is not allowed. */
function wrongImports(files: string[], isAllowed: (imported: string, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(imported, file))
      .map((imported) => `${file} -> ${imported}`),
  );
}

describe('floors', () => {
  test.each(['src', 'machines'] as const)('%s imports only downwards, and few packages', (floor) => {
    const below = floors.slice(0, floors.indexOf(floor) + 1);
    const wrong = wrongImports(filesOf(floor), (imported) => {
      const target = floorOf(imported);
      return target ? below.includes(target) : packagesOf[floor].includes(imported);
    });
    expect(wrong).toEqual([]);
  });

  test('app imports nothing of tests or scripts', () => {
    expect(wrongImports(filesOf('app'), (imported) => !/^(tests|scripts)\//.test(imported))).toEqual([]);
  });

  test('src knows no clock, no chance of its own and no surroundings', () => {
    const forbidden =
      /\b(Date|Math\.random|performance|process|window|document|globalThis|setTimeout)\b[.(]?/;
    const wrong = filesOf('src')
      .filter((file) => !file.startsWith('src/text/'))
      .flatMap((file) => {
        const found = codeWithoutStrings(file).match(forbidden);
        return found ? [`${file}: ${found[0]}`] : [];
      });
    expect(wrong).toEqual([]);
  });

  function codeWithoutStrings(file: string): string {
    return withoutComments(textOf(file)).replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
  }
});

describe('rooms of the app', () => {
  /** What every room may use, besides the files directly in `app/`. */
  const shared = ['charts', 'condition', 'game', 'look', 'offline', 'page', 'saves', 'text'];
  /** Some show the table; at the game's seats computers play, and other windows inspect it. */
  const guests: Readonly<Record<string, readonly string[]>> = {
    game: ['computer', 'inspector'],
    lessons: ['table'],
    puzzles: ['table'],
    replay: ['table'],
  };
  const roomOf = (path: string) => /^app\/([^/]+)\//.exec(path)?.[1];

  test('do not import one another; only the command line may enter each', () => {
    const wrong = wrongImports(filesOf('app'), (imported, file) => {
      const from = roomOf(file);
      const to = roomOf(imported);
      if (from === undefined || from === 'cli' || to === undefined || to === from) return true;
      return shared.includes(to) || (guests[from] ?? []).includes(to);
    });
    expect(wrong).toEqual([]);
  });
});

describe('names and sizes', () => {
  test('files are named in camelCase, those of a component after the component', () => {
    const named = /^([a-z][a-zA-Z0-9]*(\.[a-z]+)*\.tsx?|[A-Z][a-zA-Z0-9]*\.tsx)$/;
    expect(everyTypeScript.filter((file) => !named.test(basename(file)))).toEqual([]);
  });

  test('no file or folder hides what it is behind an empty word', () => {
    const empty = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'data', 'info']);
    const wordsOf = (file: string) => file.split(/[/.]|(?=[A-Z])/).map((word) => word.toLowerCase());
    const code = [...floors, 'tests', 'scripts'].flatMap((folder) => filesUnder(folder));
    expect(code.filter((file) => wordsOf(file).some((word) => empty.has(word)))).toEqual([]);
  });

  test('long files are talked about', () => {
    const lines = (file: string) => textOf(file).split('\n').length;
    for (const file of everyTypeScript) {
      const isCardTable = file.startsWith('src/cards/');
      if (!isCardTable && lines(file) > 250) console.warn(`talk about ${file}: ${lines(file)} lines`);
    }
  });
});

describe('the repository', () => {
  test('names no workplace and no registry', () => {
    const places = ['main', 'shared', '.library'].map((folder) => ['', 'work', folder].join('/'));
    const hosts = [['registry', 'npmjs', 'org'].join('.'), ['deb', 'debian', 'org'].join('.')];
    const wrong = filesUnder().filter((file) => {
      const text = textOf(file);
      return [...places, ...hosts].some((word) => text.includes(word));
    });
    expect(wrong).toEqual([]);
  });

  test('docs/decisions.md says why of every dependency, and of no other', () => {
    const explained = [...textOf('docs/decisions.md').matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1]!);
    const installed = Object.keys({ ...dependencies, ...devDependencies });
    expect(explained.sort()).toEqual(installed.sort());
  });
});
