import path from 'node:path';
import { backUpBeforeMigration } from './adapters/backups/beforeMigration.ts';
import { openDatabase, type Database } from './adapters/sql/database.ts';
import { unmeasured } from './adapters/sql/wrapDriver.ts';
import { ConfigError, readConfig } from './config.ts';
import { oneTimePasswordHours, resetAdmin, UnknownAdminError } from './oneTimeAccess.ts';
import { readSettingsFile } from './settingsFile.ts';
import { startFault } from './startFault.ts';

/* `npm run admin -- reset NAME` resets an admin's sign-in. Run it on the server; the product may be running meanwhile. */

const root = path.resolve(import.meta.dirname, '../../..');
const usage = 'Usage: npm run admin -- reset NAME';

process.exitCode = await run(process.argv.slice(2));

async function run([command, name, ...rest]: readonly string[]): Promise<number> {
  if (command !== 'reset' || name === undefined || name.trim() === '' || rest.length > 0) return failed(usage);
  try {
    const config = readConfig({ ...readSettingsFile(root), ...process.env }, root);
    let database: Database;
    try {
      database = await openDatabase(config.databaseUrl, unmeasured, backUpBeforeMigration(config));
    } catch (error) {
      return failed(startFault(error, config));
    }
    try {
      const { id, username, password } = await resetAdmin(database, name);
      process.stdout.write(
        [
          '',
          `  ${username} can sign in again. All sessions have ended, and the second step is off.`,
          `    One-time password: ${password}`,
          `  It is shown only once and is valid for ${oneTimePasswordHours} hours. After signing in, you have to choose your own password.`,
          '',
          // The log uses the form of the server's own events; without a network request there is no address.
          JSON.stringify({ level: 30, time: Date.now(), event: 'admin_reset', admin: id, by: 'command', msg: 'audit' }),
          '',
        ].join('\n'),
      );
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UnknownAdminError) return failed(unknown(name, error.known));
    if (error instanceof ConfigError) return failed(error.message);
    return failed(
      `The reset failed, and nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function unknown(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'There is no admin yet: start the server once, which makes the first one.';
  return `There is no admin called ${JSON.stringify(name)}. The names are: ${known.join(', ')}.`;
}

function failed(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
