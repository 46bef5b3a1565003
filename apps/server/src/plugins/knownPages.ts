import { otherPage } from '@fnc/domain';
import type { KnownPages } from '../adapters/sql/dailyCounts.ts';
import { createBuiltFiles } from './static/builtFiles.ts';

/** @param folder the built site: each page is a file in it */
export function createKnownPages(folder: string): KnownPages {
  const files = createBuiltFiles(folder);
  // Only pages that exist, so that unknown addresses cannot fill the memory.
  const found = new Set<string>();
  const has = (page: string): boolean => {
    if (found.has(page)) return true;
    const isPage = page !== '/index' && files.find(page === '/' ? 'index.html' : `${page.slice(1)}.html`) !== undefined;
    if (isPage) found.add(page);
    return isPage;
  };
  return { has, known: (page) => (page !== undefined && has(page) ? page : otherPage) };
}

/** The scripts of the built site, by file name. */
export interface KnownScripts {
  has(file: string): boolean;
}

/** @param folder the built site */
export function createKnownScripts(folder: string): KnownScripts {
  const files = createBuiltFiles(folder);
  return { has: (file) => files.find(`assets/${file}`) !== undefined };
}
