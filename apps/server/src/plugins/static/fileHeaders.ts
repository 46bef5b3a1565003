import path from 'node:path';

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
