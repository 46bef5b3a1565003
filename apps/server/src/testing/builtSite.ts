import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestServer } from './testServer.ts';

/** Puts files where the built site would be: `{ 'index.html': '…' }`. */
export function buildSite({ folders }: TestServer, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folders.site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Two pages, so that there is something to count on. */
export const twoPages = { 'index.html': 'home', 'linkedin.html': 'landing page' };
