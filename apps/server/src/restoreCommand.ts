import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { instantOf } from '@fnc/domain';
import { BackupCheckError, type Rows } from './adapters/backups/contents.ts';
import { type PreparedRestore, RestoreError } from './adapters/backups/restore/preparedRestore.ts';
import { finishRestore, prepareRestore } from './adapters/backups/restore/restore.ts';
import { whatWasCarriedOver } from './adapters/backups/restore/whatWasCarriedOver.ts';
import { SealedFileError } from './adapters/backups/sealedFile.ts';
import { readSecretKey } from './adapters/secrets/secretKey.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { readSettingsFile } from './settingsFile.ts';

/* `npm run restore -- FILE` replaces the database by a backup, after saying what it replaces. */

const root = path.resolve(import.meta.dirname, '../../..');
const usage = 'Usage: npm run restore -- FILE [--yes]\nStop every server first. --yes: do not ask.';

process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const [given, ...rest] = words.filter((word) => word !== '--yes');
  if (given === '--help') return said(0, usage);
  if (given === undefined || given.startsWith('-') || rest.length > 0) return said(1, usage);
  // Relative to the caller's folder: npm itself runs in the root.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return said(1, `Nothing was restored. There is no file ${file}.`);
  if (found.isDirectory()) return said(1, `Nothing was restored. ${file} is a folder: name one of the backups in it.`);
  try {
    return await restore(
      file,
      readConfig({ ...readSettingsFile(root), ...process.env }, root),
      words.includes('--yes'),
    );
  } catch (error) {
    if (error instanceof ConfigError) return said(1, error.message);
    const message = error instanceof Error ? error.message : String(error);
    const isExpected =
      error instanceof RestoreError || error instanceof SealedFileError || error instanceof BackupCheckError;
    return said(
      1,
      `Nothing was restored. ${isExpected ? message : `It broke off, and nothing was changed: ${message}`}`,
    );
  }
}

async function restore(file: string, { databaseUrl, dataDir, secretKey: given }: Config, isSure: boolean) {
  const secretKey = given ?? readSecretKey(dataDir);
  if (secretKey === null) {
    throw new RestoreError(
      `The key of the backup is missing: put secret.key back in ${dataDir}, or set SECRET_KEY to what it was.`,
    );
  }
  const prepared = await prepareRestore({ file, secretKey, databaseUrl, dataDir });
  try {
    // Before the question: an answer would change nothing while a server uses the database.
    await prepared.refuseInUse();
    process.stdout.write(`${whatChanges(prepared)}\n`);
    if (!isSure && !(await isConfirmed())) return said(1, 'Nothing was restored.');
    const kept = await prepared.apply(instantOf(Date.now()));
    return await finish({ databaseUrl, dataDir, secretKey, madeAt: prepared.contents.madeAt }, kept);
  } finally {
    prepared.discard();
  }
}

interface Restored extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  readonly secretKey: string;
  /** When the backup was made. */
  readonly madeAt: string;
}

/** From here on the database is the restored one, whatever fails. */
async function finish({ madeAt, ...restored }: Restored, kept: string | null): Promise<number> {
  const lines = ['Restored, and counted.', ...whatWasKept(restored.databaseUrl, kept)];
  try {
    const carried = await finishRestore(restored);
    if (carried !== null) lines.push(...whatWasCarriedOver(carried));
    lines.push(`Everybody has to sign in again. Passwords, second steps and recovery codes are those of ${madeAt}.`);
    lines.push('Now start the server.');
    return said(0, lines.join('\n'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return said(
      1,
      [
        ...lines,
        `It could not be brought up to date: ${message}`,
        'What was erased, deleted, refused or mailed since the backup is not forgotten: the next start of the server, or a next restore, sees to it.',
      ].join('\n'),
    );
  }
}

function whatWasKept(databaseUrl: string, kept: string | null): string[] {
  if (kept === null) return [];
  const remove = databaseUrl.startsWith('file:') ? 'remove that file' : `drop schema "${kept}" cascade`;
  return [`What was there before is kept in ${kept}. It holds personal data: when you are sure, ${remove}.`];
}

function whatChanges({ contents, present }: PreparedRestore): string {
  const now: Rows = present?.rows ?? {};
  const tables = [...new Set([...Object.keys(contents.rows), ...Object.keys(now)])]
    .filter((table) => !table.startsWith('kysely_'))
    .sort();
  const width = Math.max(...tables.map(({ length }) => length), 'rows of'.length);
  const line = (name: string, here: string, there: string) =>
    `  ${name.padEnd(width)}  ${here.padStart(12)}  ${there.padStart(12)}`;
  return [
    `The backup was made at ${contents.madeAt}, with the database at ${contents.migration ?? 'no migration'}. It is good.`,
    present === null ? 'There is no database yet, or none that can be read.' : 'It would replace the database:',
    line('rows of', 'now', 'backup'),
    ...tables.map((table) => line(table, String(now[table] ?? '–'), String(contents.rows[table] ?? '–'))),
  ].join('\n');
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Without a terminal, --yes is required.
    const ended = new Promise<string>((resolve) => void terminal.once('close', () => resolve('')));
    const answer = await Promise.race([terminal.question('Replace it? Type yes: '), ended]);
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}

function said(code: number, text: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}
