import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brand } from '@fnc/domain';
import { backUpBeforeMigration } from './adapters/backups/beforeMigration.ts';
import { createBackups } from './adapters/backups/backups.ts';
import { createFolderTransport } from './adapters/mail/folderTransport.ts';
import { createSmtpTransport } from './adapters/mail/smtpTransport.ts';
import { createSeal } from './adapters/secrets/seal.ts';
import { finishSinceTheBackup } from './adapters/backups/restore/carryOver.ts';
import { openDatabase } from './adapters/sql/database.ts';
import { findSecretKey, sealSecrets } from './adapters/sql/secrets.ts';
import { createAnnouncer, mailLines } from './announce.ts';
import { assemble } from './assemble.ts';
import { ConfigError, readConfig, smtpHostOf, type Config } from './config.ts';
import { ensureFirstAdmin, oneTimePasswordHours, refuseGuessablePassword } from './oneTimeAccess.ts';
import { logCrash, createLog } from './plugins/log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { stopListening } from './plugins/closing.ts';
import { makeSettingFolders } from './settingFolders.ts';
import { readSettingsFile } from './settingsFile.ts';
import { startFault } from './startFault.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const stopLimitMs = 10_000;
/**
 * Connections that wait until the server accepts them; the kernel may allow fewer. With Node's 511 a rush overflows the
 * queue: the kernel drops the rest, whose clients try again after 1, 3 and 7 seconds, and the server cannot refuse them.
 */
const mostUnaccepted = 4096;

// Only the server's user may read its files: the database with its log, mails, keys.
process.umask(0o077);

const isTerminal = process.stdout.isTTY;
// The server's start and end are always logged, at any LOG_LEVEL.
const startLog = createLog('info');
const announcer = createAnnouncer({
  isTerminal,
  print: (text) => process.stdout.write(text),
  printFault: (text) => process.stderr.write(text),
  log: startLog,
});
if (!isTerminal) logCrash(startLog);

try {
  const config = readConfig({ ...readSettingsFile(root), ...process.env }, root);
  await refuseGuessablePassword(config);
  await start(config);
} catch (error) {
  // Only a configuration error gets here: start() explains its own errors.
  announcer.cannotStart(error, error instanceof ConfigError ? error.message : String(error));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const outboxFolder = path.join(config.dataDir, 'outbox');
  const transport =
    config.smtp === undefined
      ? createFolderTransport(outboxFolder, config.dkim)
      : createSmtpTransport(config.smtp.url, { dkim: config.dkim, security: config.smtp.security });
  try {
    makeSettingFolders(config);
    const metrics = createMetrics({ ofProcess: true });
    const beforeMigration = backUpBeforeMigration(config, ({ file, bytes }) =>
      log.info({ file, bytes }, 'a backup was made before the database is changed'),
    );
    const database = await openDatabase(config.databaseUrl, metrics.databaseWait, beforeMigration);
    let listeningAt = '';
    const { databaseUrl, backupDir } = config;
    const secretKey = await findSecretKey(database, { given: config.secretKey, dataDir: config.dataDir });
    const seal = createSeal(secretKey);
    await sealSecrets(database, seal);
    const carriedOver = await finishSinceTheBackup(config.dataDir, { database, seal, now: Date.now });
    if (carriedOver !== null) log.info(carriedOver, 'a restore that had broken off was finished');
    const { app, admins, startJobs } = await assemble({
      database,
      seal,
      backups: backupDir === null ? null : createBackups({ folder: backupDir, databaseUrl, secretKey }),
      backupDir,
      transport,
      outboxFolder,
      ai: config.ai,
      log,
      publicUrl: () => config.publicUrl ?? listeningAt,
      from: config.mailFrom ?? `${brand.sender.name} <${brand.sender.email}>`,
      advisor: config.mailTo ?? brand.sender.email,
      limits: { perSecond: config.mailPerSecond, perHour: config.mailPerHour },
      automaticMailsPerHour: config.automaticMailsPerHour,
      smtpHost: smtpHostOf(config),
      measuresReaders: config.mailTracking,
      mailEventsSecret: config.mailEventsSecret,
      folders: { site: path.join(root, 'apps/site/dist'), admin: path.join(root, 'apps/admin/dist') },
      isHttps: config.publicUrl?.startsWith('https:') ?? false,
      trustProxy: config.trustProxy,
      formRequestsPerMinute: config.formRequestsPerMinute,
      allowsDevelopmentOrigins: config.allowsDevelopmentOrigins,
      sessionHours: config.sessionHours,
      sessionIdleHours: config.sessionIdleHours,
      version: readVersion(),
      metrics,
      metricsToken: config.metricsToken,
      now: Date.now,
      chance: Math.random,
    });
    const first = await ensureFirstAdmin(admins, config.adminUsername, config.adminPassword, Date.now);
    // First, because the password is shown only once and later steps may fail.
    if (first !== null) {
      const isRandom = config.adminPassword === undefined;
      announcer.firstAdmin({ ...first, isRandom, hours: oneTimePasswordHours });
    }

    await app.listen({ host: config.host, port: config.port, backlog: mostUnaccepted });
    listeningAt = addressOf(config, app.server.address() as AddressInfo);
    const stopJobs = startJobs();
    stopOnSignal(async () => {
      await stopListening(app.server);
      await app.close();
      await stopJobs();
      await transport.close();
      await database.close();
    });
    if (database.engine === 'postgres' && config.secretKey === undefined) announcer.sharedKey(config.dataDir);
    const aiHost = new URL(config.ai.baseUrl).hostname;
    if (aiHost !== brand.aiService.host) announcer.otherAi(aiHost);
    const publicUrl = config.publicUrl ?? listeningAt;
    announcer.started({ publicUrl, listeningAt, mail: mailLines(config, outboxFolder, publicUrl) });
  } catch (error) {
    announcer.cannotStart(error, startFault(error, config));
    process.exit(1);
  }
}

/** Finishes work in progress; a second signal, or ten seconds, ends it at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        announcer.stopFailed(error);
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

/** The address to type: a server that listens on every address is found at this machine's own. */
function addressOf({ host }: Config, { port }: AddressInfo): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
