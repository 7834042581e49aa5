/** Serves a built folder as web hosts do: compressed. The preview of Vite sends files as they are. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ServedPage } from '../../app/cli/page';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const zipped = promisify(gzip);

/** On the first free port. Fonts and pictures are compressed already. */
export async function serveCompressed(folder: string): Promise<ServedPage> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = path === '/' ? '/index.html' : path;
    try {
      const content = await readFile(join(folder, file));
      const type = types[extname(file)];
      if (type === undefined) return void response.end(content);
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
      response.end(await zipped(content));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { url: `http://localhost:${port}`, close };
}
