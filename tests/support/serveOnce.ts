/** Builds and serves the pages once for all browser tests (Vitest's global set-up of the `browser` project). */
import type { TestProject } from 'vitest/node';
import { buildPage, servePage } from '../../app/cli/page';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
  }
}

export default async function serveOnce(project: TestProject): Promise<() => Promise<void>> {
  const page = await servePage(await buildPage());
  project.provide('appUrl', page.url);
  return page.close;
}
