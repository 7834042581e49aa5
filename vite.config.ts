/** How the browser pages are built and served. Every HTML file directly in `app/` is a page. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const app = join(import.meta.dirname, 'app');
const pages = readdirSync(app).filter((file) => file.endsWith('.html'));

/** Faces that every page shows at once. */
const firstFaces = /alegreya-latin-700|alegreya-sans-latin-(400|700)/;

/** Fetches the faces beside the script instead of after the style sheet. */
const preloadFaces: Plugin = {
  name: 'preload-faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFaces.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        })),
  },
};

/** Run by the page before its script: which words will be asked for; a wrong guess costs no more than their fetch. */
const wordsFetcher = (files: Readonly<Record<string, readonly string[]>>): string => `{
  const files = ${JSON.stringify(files)};
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('blue-moon.settings')).language;
  } catch {}
  const wished = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), 'en'];
  const link = { rel: 'modulepreload', crossOrigin: '' };
  for (const href of files[wished.find((language) => language in files)])
    document.head.append(Object.assign(document.createElement('link'), link, { href }));
}`;

/** `src/text/en.ts`, and whatever chunk it has come to. */
const wordsOf = /src\/text\/(\w\w)\.ts$/;

/** A chunk and all it stands on, but for what the page has anyway. */
function withImports(name: string, bundle: Rolldown.OutputBundle, known = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || chunk.isEntry || known.has(name)) return [];
  known.add(name);
  return [name, ...chunk.imports.flatMap((one) => withImports(one, bundle, known))];
}

/** Fetches the words beside the script that asks for them. */
const preloadWords: Plugin = {
  name: 'preload-words',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = Object.values(bundle).flatMap((file) => {
        const ids = file.type === 'chunk' ? file.moduleIds : [];
        const language = ids.flatMap((id) => wordsOf.exec(id)?.[1] ?? [])[0];
        if (language === undefined) return [];
        return [[language, withImports(file.fileName, bundle).map((name) => `./${name}`)] as const];
      });
      if (files.length === 0) return [];
      return [{ tag: 'script', children: wordsFetcher(Object.fromEntries(files)), injectTo: 'head' }];
    },
  },
};

/** Everything is kept at the first visit, so that the whole game can be played without a connection. */
const installable = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    name: 'Blue Moon',
    short_name: 'Blue Moon',
    description: 'A card game for two: two peoples, two elements, three dragons.',
    lang: 'en',
    categories: ['games'],
    display: 'standalone',
    background_color: '#0d182b',
    theme_color: '#0d182b',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-cut-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // The first visit is served from then on too, not only the next one.
    clientsClaim: true,
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,json,bin}'],
    maximumFileSizeToCacheInBytes: 4_000_000,
  },
});

/** Rules, cards and charts; the words about them are replaced on the page as usual. */
const isRules = (file: string): boolean =>
  /^(src|machines)\//.test(file) && !/^src\/(.+\/)?text\//.test(file);

/**
 * While developing: a changed rule, card or chart loads no page anew. Pages are told of it instead; the inspector tries
 * the change on recorded games beside the running one (`app/inspector/impact`), other pages load themselves anew.
 */
const changedRules: Plugin = {
  name: 'changed-rules',
  apply: 'serve',
  hotUpdate({ file }) {
    const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
    if (!isRules(path)) return undefined;
    if (this.environment.name === 'client') this.environment.hot.send('blue-moon:rules', { file: path });
    return [];
  },
};

export default defineConfig({
  root: app,
  base: './',
  appType: 'mpa',
  plugins: [react(), preloadFaces, preloadWords, installable, changedRules],
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: pages.map((file) => join(app, file)),
      // What the first page needs is one file: each of many small ones is a way to the host and back.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
