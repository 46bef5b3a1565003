import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestServer } from './testServer.ts';

/** Writes files in the folder of the built site: `{ 'index.html': '…' }`. */
export function buildSite({ folders }: TestServer, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folders.site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Two pages, so that events can be counted. */
export const twoPages = { 'index.html': 'home', 'linkedin.html': 'landing page' };
