import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brand } from '@fnc/domain';
import { createFolderTransport } from './adapters/mail/folderTransport.ts';
import { createSmtpTransport } from './adapters/mail/smtpTransport.ts';
import { openDatabase } from './adapters/sql/database.ts';
import { announceAddresses, announceFirstAdmin, startFault } from './announce.ts';
import { assemble } from './assemble.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { ensureFirstAdmin } from './firstAdmin.ts';
import { createLog } from './plugins/requestLog.ts';
import { readSettingsFile } from './settingsFile.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const stopLimitMs = 10_000;

try {
  await start(readConfig({ ...readSettingsFile(root), ...process.env }, root));
} catch (error) {
  // Only a fault of the configuration comes here: start() explains its own.
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const outboxFolder = path.join(config.dataDir, 'outbox');
  const transport =
    config.smtpUrl === undefined
      ? createFolderTransport(outboxFolder, config.dkim)
      : createSmtpTransport(config.smtpUrl, config.dkim);
  try {
    const database = await openDatabase(config.databaseUrl);
    let listeningAt = '';
    const { app, admins, startJobs } = await assemble({
      database,
      transport,
      ai: config.ai,
      log,
      publicUrl: () => config.publicUrl ?? listeningAt,
      from: config.mailFrom ?? `${brand.sender.name} <${brand.sender.email}>`,
      advisor: config.mailTo ?? brand.sender.email,
      limits: { perSecond: config.mailPerSecond, perHour: config.mailPerHour },
      measuresReaders: config.mailTracking,
      mailEventsSecret: config.mailEventsSecret,
      folders: { site: path.join(root, 'apps/site/dist'), admin: path.join(root, 'apps/admin/dist') },
      isHttps: config.publicUrl?.startsWith('https:') ?? false,
      trustProxy: config.trustProxy,
      formRequestsPerMinute: config.formRequestsPerMinute,
      sessionHours: config.sessionHours,
      sessionIdleHours: config.sessionIdleHours,
      version: readVersion(),
      now: Date.now,
      chance: Math.random,
    });
    const first = await ensureFirstAdmin(admins, config.adminUsername, config.adminPassword, Date.now);
    // Before anything else can fail: it is shown once.
    if (first !== null) announceFirstAdmin(first.username, first.password, config.adminPassword === undefined);

    await app.listen({ host: config.host, port: config.port });
    listeningAt = addressOf(config, app.server.address() as AddressInfo);
    const stopJobs = startJobs();
    stopOnSignal(async () => {
      await Promise.all([stopJobs(), app.close()]);
      await transport.close();
      await database.close();
    });
    announceAddresses(config.publicUrl ?? listeningAt, transport.configured, outboxFolder);
  } catch (error) {
    log.fatal({ err: error }, 'the server cannot start');
    process.stderr.write(`${startFault(error, config)}\n`);
    process.exit(1);
  }
}

/** Finishes what is going on; whoever asks a second time, or after ten seconds, does not wait for it. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** What a person types: a server that listens on every address is found at this machine's own. */
function addressOf({ host }: Config, { port }: AddressInfo): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
