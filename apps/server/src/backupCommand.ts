import path from 'node:path';
import { instantOf } from '@fnc/domain';
import { createBackups } from './adapters/backups/backups.ts';
import { readSecretKey } from './adapters/secrets/secretKey.ts';
import { ConfigError, readConfig } from './config.ts';
import { readSettingsFile } from './settingsFile.ts';

/* `npm run backup` makes a backup now, beside the nightly ones. The product may keep running. */

const root = path.resolve(import.meta.dirname, '../../..');
const usage = 'Usage: npm run backup\nIt is written to BACKUP_DIR (not set: DATA_DIR/backups).';

process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  if (words.length > 0) return said(words[0] === '--help' ? 0 : 1, usage);
  try {
    const config = readConfig({ ...readSettingsFile(root), ...process.env }, root);
    const { databaseUrl, dataDir } = config;
    const secretKey = config.secretKey ?? readSecretKey(dataDir);
    if (secretKey === null) {
      return said(
        1,
        `No backup was made. There is no key in ${dataDir} and SECRET_KEY is not set: start the server once.`,
      );
    }
    // Works also when nightly backups are switched off.
    const folder = config.backupDir ?? path.join(dataDir, 'backups');
    const backup = await createBackups({ folder, databaseUrl, secretKey }).make('regular', instantOf(Date.now()));
    const rows = Object.values(backup.rows).reduce((sum, count) => sum + count, 0);
    const key = config.secretKey === undefined ? path.join(dataDir, 'secret.key') : 'the value of SECRET_KEY';
    return said(
      0,
      [
        `Backup made, opened and counted: ${backup.file}`,
        `${backup.bytes} bytes, ${rows} rows in ${Object.keys(backup.rows).length} tables.`,
        `Nobody can open it without ${key}. Keep that too, in a different place.`,
      ].join('\n'),
    );
  } catch (error) {
    if (error instanceof ConfigError) return said(1, error.message);
    return said(1, `No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  }
}

function said(code: number, text: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}
