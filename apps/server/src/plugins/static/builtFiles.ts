import { statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';

/** The files in a build's folder. Files outside it and hidden files cannot be requested. */
export interface BuiltFiles {
  readonly folder: string;
  /** True when there are files. */
  isBuilt(): boolean;
  /** The first of these that is a file, relative to the folder. */
  find(...candidates: string[]): string | undefined;
}

export function createBuiltFiles(folder: string): BuiltFiles {
  const isFile = (relative: string): boolean => {
    // A name that starts with a dot is hidden; `..` leaves the folder; a NUL, a backslash or an empty name belongs to no
    // built file.
    if (relative === '' || /(^|\/)[./]|[\0\\]/.test(relative)) return false;
    try {
      return statSync(path.join(folder, relative)).isFile();
    } catch {
      // The file is missing, or no file system accepts the name.
      return false;
    }
  };
  return {
    folder,
    isBuilt: () => isFile('index.html'),
    find: (...candidates) => candidates.find(isFile),
  };
}

/**
 * The path of an address, decoded, without the slashes at its ends.
 *
 * @param url path and query, as in the request line
 * @returns `null` when it cannot be decoded
 */
export function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  } catch {
    return null;
  }
}

const year = 31_536_000;
const day = 86_400;

/**
 * How long a browser may cache a file. Files in `assets/` have a hash of their content in their name; a page, or a
 * script without such a name, is revalidated each time, which costs little when it has not changed.
 *
 * @param file path relative to the built folder
 */
export function fileHeaders(file: string): Record<string, string> {
  const extension = path.extname(file);
  if (file.startsWith('assets/')) return { 'cache-control': `public, max-age=${year}, immutable` };
  if (extension === '.html' || extension === '.js' || extension === '.css') return { 'cache-control': 'no-cache' };
  if (extension === '.pdf') {
    return {
      'cache-control': 'public, no-cache',
      'content-disposition': `inline; filename="${path.basename(file)}"`,
    };
  }
  return { 'cache-control': `public, max-age=${day}` };
}

export const plainText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`);

/** Tells a developer who started only the server what is missing. */
export const notBuilt = (reply: FastifyReply, app: 'site' | 'admin'): FastifyReply =>
  plainText(reply, 503, `The ${app} has not been built yet: run "npm run build" and load this page again.`);
