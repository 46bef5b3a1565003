import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicPages } from '@fnc/domain';
import { minify } from 'vite';

/** A script that stands in the page itself, and what a Content-Security-Policy must say to allow it. */
export interface InlineScript {
  readonly code: string;
  /** `'sha256-…'`, with its quotes. */
  readonly hash: string;
}

/** What `settleLanguage.js` knows of the product: the home page of each language, the default one first. */
export const languageHomes = `const homes = ${JSON.stringify(publicPages.home.path)};\n`;

/**
 * @param name of a file, relative to this folder
 * @param known declarations of what it knows of the product
 */
export async function inline(name: string, known = ''): Promise<InlineScript> {
  const source = known + (await readFile(path.join(import.meta.dirname, name), 'utf8'));
  // In a block: what it declares is its own.
  const { code, errors } = await minify(name, `{${source}}`, { compress: { target: 'es2022' } });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return { code, hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
}

export interface InlineScripts {
  /** At the top of every page, before its first paint. */
  readonly settleLanguage: InlineScript;
  /** Behind the elements it looks for. */
  readonly afterPaint: InlineScript;
  /** Behind the dialog that it opens, with no element between them. */
  readonly openDialog: InlineScript;
  /** Behind the contact form: before `openDialog` where that opens it, else at the end. */
  readonly dialogs: InlineScript;
  /** Reads the app's scripts from its own `data-scripts`. */
  readonly startApp: InlineScript;
}

/** The scripts of this folder as they go into the pages. @throws when one cannot be parsed */
export const readInlineScripts = async (): Promise<InlineScripts> => ({
  settleLanguage: await inline('settleLanguage.js', languageHomes),
  afterPaint: await inline('afterPaint.js'),
  openDialog: await inline('openDialog.js'),
  dialogs: await inline('dialogs.js'),
  startApp: await inline('startApp.js'),
});
