import { createHash } from 'node:crypto';
import path from 'node:path';
import { publicPages } from '@fnc/domain';
import { build } from 'vite';

/** A script that stands in the page itself, and what a Content-Security-Policy must say to allow it. */
export interface InlineScript {
  readonly code: string;
  /** `'sha256-…'`, with its quotes. */
  readonly hash: string;
}

/** What the scripts know of the product: the home page of each language, the default one first. */
const known = { homes: JSON.stringify(publicPages.home.path) };

/** Each script of the folder `page`, with the modules it imports, in one piece. @throws when one cannot be built */
export async function inline(name: string): Promise<InlineScript> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: known,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'page', `${name}.ts`), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built.`);
  const code = chunk.code.trim();
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

/** The scripts as they go into the pages. */
export const readInlineScripts = async (): Promise<InlineScripts> => ({
  settleLanguage: await inline('settleLanguage'),
  afterPaint: await inline('afterPaint'),
  openDialog: await inline('openDialog'),
  dialogs: await inline('dialogs'),
  startApp: await inline('startApp'),
});
