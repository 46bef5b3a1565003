import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../staleness.ts';
import { isTest, sourceFiles, type SourceFile } from './files.ts';

/** Excludes tests and stories, which may name two languages. */
const isProduct = (file: SourceFile) =>
  /^(packages|apps|guide|knowledge)\/|^scripts\/chromium\.ts$/.test(file.path) &&
  !isTest(file) &&
  !file.path.endsWith('/contracts.ts');

const list = 'packages/domain/src/shared/language.ts';

/** Adds German to the list of languages, as the first step of a translation. */
function withGerman(text: string): string {
  const planted = text.replace("en: 'en-GB' }", "en: 'en-GB', de: 'de-DE' }");
  if (planted === text) throw new Error(`${list} has another shape: plant the third language in it.`);
  return planted;
}

const configuration = {
  extends: path.join(root, 'tsconfig.base.json'),
  compilerOptions: {
    types: ['node', 'vite/client'],
    // The second compilation checks only what its difference to the first can affect.
    incremental: true,
    tsBuildInfoFile: './tsconfig.tsbuildinfo',
    paths: {
      '@fnc/domain': ['./packages/domain/src/index.ts'],
      '@fnc/domain/*': ['./packages/domain/src/*.ts'],
      '@fnc/ui': ['./packages/ui/src/index.ts'],
      '@fnc/ui/tokens/*': ['./packages/ui/src/tokens/*'],
      '@fnc/ui/*': ['./packages/ui/src/*.ts'],
    },
  },
  include: ['packages/*/src', 'apps/*/src', 'apps/site/*/*', 'guide', 'knowledge'],
};

export interface Complaint {
  readonly file: string;
  /** With the lines that explain it. */
  readonly message: string;
}

const complaintsIn = (output: string): readonly Complaint[] =>
  output
    .split(/\n(?=\S)/)
    .filter((block) => block.includes('error TS'))
    .map((message) => ({ file: /^[^(:]*/.exec(message)?.[0] ?? '', message }));

export interface GermanCopy {
  /**
   * Compiles the copy, and returns the errors.
   *
   * @param plant changes a file of the copy, to prove that an error would be found
   */
  complaints(plant?: (file: SourceFile) => string): readonly Complaint[];
  remove(): void;
}

/** A copy of the product with a third language in its list. */
export function copyWithGerman(): GermanCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-german-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const files = sourceFiles().filter(isProduct);
  return {
    complaints(plant = ({ text }) => text) {
      for (const file of files) {
        mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
        writeFileSync(path.join(folder, file.path), file.path === list ? withGerman(file.text) : plant(file));
      }
      const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
      const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      return complaintsIn(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A record with an entry per language lacks the German one: texts or an address that are not written yet. */
export const isMissingWords = ({ message }: Complaint): boolean => message.includes("Property 'de' is missing in type");
