import { createHash } from 'node:crypto';
import path from 'node:path';
import { calculatorParameters, publicPages } from '@fnc/domain';
import { build } from 'vite';

/** An inline script, and the source that allows it in a Content-Security-Policy. */
export interface InlineScript {
  readonly code: string;
  /** `'sha256-…'`, with its quotes. */
  readonly hash: string;
}

/** What the scripts know of the product. */
const known = {
  /** The home page of each language, the default one first. */
  homes: JSON.stringify(publicPages.home.path),
  /** Of a calculation, and of the token in a mail's link. */
  stateParameters: JSON.stringify([...calculatorParameters, 't']),
};

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
  /** At the top of every page, before the first paint. */
  readonly settleLanguage: InlineScript;
  /** At the top of a page whose query holds its state, before the first paint. */
  readonly markState: InlineScript;
  /** After the elements that it uses. */
  readonly afterPaint: InlineScript;
  /** Directly after the dialog that it opens. */
  readonly openDialog: InlineScript;
  /** After the contact form: before `openDialog` where that opens it, else at the end. */
  readonly dialogs: InlineScript;
  /** At the end of a page without the app. */
  readonly menus: InlineScript;
  /** Reads the paths of the app's scripts from its `data-scripts` and `data-later`. */
  readonly startApp: InlineScript;
}

/** The scripts as they go into the pages. */
export const readInlineScripts = async (): Promise<InlineScripts> => ({
  settleLanguage: await inline('settleLanguage'),
  markState: await inline('markState'),
  afterPaint: await inline('afterPaint'),
  openDialog: await inline('openDialog'),
  dialogs: await inline('dialogs'),
  menus: await inline('menus'),
  startApp: await inline('startApp'),
});
