import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../staleness.ts';

export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const patterns = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.html', '*.svg'];

/** Every file of code, styles and drawings that git tracks or would add; ignored files are not checked. */
export function sourceFiles(): readonly SourceFile[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);
  return listed.stdout
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Rules do not apply to comments. Strings stay, because a colour in a string is a colour. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}

export const isTest = (file: SourceFile) => /\.(test|contract|stories|e2e)\.tsx?$/.test(file.path);

export const isData = (file: SourceFile) => /\.data\.tsx?$|\/locales\/|\/fixtures\//.test(file.path);
