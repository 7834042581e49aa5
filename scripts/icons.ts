/** Draws the icons of the installed app from `app/public/icon.svg`: `npx tsx scripts/icons.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../tests/support/browser';

const folder = join(import.meta.dirname, '../app/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** A system that cuts its own shape needs the ground up to the edge, and the drawing within the middle. */
const cut = drawing
  .replace(/ rx="\d+"/, '')
  .replace('viewBox="0 0 512 512"', 'viewBox="-40 -40 592 592"')
  .replace('<rect width="512" height="512"', '<rect x="-40" y="-40" width="592" height="592"');

const icons = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'icon-cut-512.png', size: 512, svg: cut },
  { file: 'icon-touch-180.png', size: 180, svg: cut },
];

const browser = await launchBrowser();
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
