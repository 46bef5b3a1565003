// `npm run backup -- FILE` copies the embedded database while the server runs. A copy that is there is replaced, once the
// new one is whole and on the disk.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { root } from './staleness.ts';

process.umask(0o077);
try {
  makeBackup(process.argv[2]);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? message : `No backup was made. ${message}`}\n`);
  process.exitCode = 1;
}

function makeBackup(target: string | undefined): void {
  if (target === undefined) throw new Error('Say where to: npm run backup -- FILE');
  const settings = path.join(root, '.env');
  const config = readConfig(
    { ...(existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')) : {}), ...process.env },
    root,
  );
  if (!config.databaseUrl.startsWith('file:')) {
    throw new Error(
      'The data are in PostgreSQL. Use: umask 077 && pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    );
  }
  const source = config.databaseUrl.slice('file:'.length);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}.`);
  // Where the command was typed; npm itself runs in the root.
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
    `Backup made: ${file}\nIt opens only with the key. Keep ${key} too, in another place than the backup.\n`,
  );
}

/** VACUUM INTO takes a file that is empty: so it is made with the permissions it must have. */
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

/** A power cut leaves the old copy or the new one. Windows cannot sync a folder. */
function sync(place: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
