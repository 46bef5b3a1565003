// `npm run backup -- FILE` copies the embedded database while the server runs. An existing copy is replaced only when the
// new one is complete and on the disk.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { root } from './staleness.ts';

const usage = 'Usage: npm run backup -- FILE';

process.umask(0o077);
try {
  if (process.argv[2] === '--help') process.stdout.write(`${usage}\n`);
  else makeBackup(process.argv[2]);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? message : `No backup was made. ${message}`}\n`);
  process.exitCode = 1;
}

function makeBackup(target: string | undefined): void {
  if (target === undefined || target.startsWith('-')) throw new Error(usage);
  const settings = path.join(root, '.env');
  const config = readConfig(
    { ...(existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')) : {}), ...process.env },
    root,
  );
  if (!config.databaseUrl.startsWith('file:')) {
    throw new Error(
      'The data is in PostgreSQL. Back it up with: umask 077 && pg_dump --format=custom --file=FILE.tmp "$DATABASE_URL" && mv FILE.tmp FILE',
    );
  }
  const source = config.databaseUrl.slice('file:'.length);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}.`);
  // Relative to where the command was typed: npm itself runs in the root.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), target);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    copy(source, temporary);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  sync(path.dirname(file));
  const key = config.secretKey === undefined ? path.join(config.dataDir, 'secret.key') : 'the value of SECRET_KEY';
  process.stdout.write(
    `Backup made: ${file}\nThe server needs its key to start from this copy. Keep ${key} too, but in a different place.\n`,
  );
}

/** VACUUM INTO accepts an empty file, so the file is created first, with the permissions it must have. */
function copy(source: string, file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  sync(file);
}

/** After a power cut there is the old copy or the new one, never a part of one. Windows cannot sync a folder. */
function sync(place: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
