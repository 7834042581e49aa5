/** How the browser pages are built and served. Every HTML file directly in `app/` is a page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const app = join(import.meta.dirname, 'app');
const pages = readdirSync(app).filter((file) => file.endsWith('.html'));

export default defineConfig({
  root: app,
  base: './',
  appType: 'mpa',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: pages.map((file) => join(app, file)) },
  },
});
