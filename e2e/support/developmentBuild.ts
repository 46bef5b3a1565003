import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface DevelopmentBuild {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  /** Stops serving and removes the build. */
  stop(): Promise<void>;
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function build(dist: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--app', '--mode', 'development', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, 'apps/site'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', SITE_DIST: dist },
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The development build failed: ${code}.`))));
  });
}

/** Serves the site built with React's development version, prerendered, in a folder of its own; without an API. */
export async function startDevelopmentBuild(): Promise<DevelopmentBuild> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-development-'));
  const dist = path.join(folder, 'site');
  await build(dist);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
      return;
    }
    const asked = path.join(dist, pathname === '/' ? 'index.html' : pathname);
    const file = [asked, `${asked}.html`].find(isFile);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
