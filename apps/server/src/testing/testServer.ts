import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultAiSettings, ok, type Result } from '@fnc/domain';
import type { AiConfig } from '../adapters/ai/completions.ts';
import { createBackups } from '../adapters/backups/backups.ts';
import type { DeliveryFault, MailTransport, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import { hashPassword } from '../adapters/secrets/passwords.ts';
import { createSeal } from '../adapters/secrets/seal.ts';
import { digest, newToken } from '../adapters/secrets/tokens.ts';
import type { AdminRepository } from '../adapters/sql/accounts/admins.ts';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { createSessionRepository } from '../adapters/sql/accounts/sessions.ts';
import { assemble, type Assembled } from '../assemble.ts';
import { oneTimePasswordHours } from '../oneTimeAccess.ts';
import type { SendingLimits } from '../jobs/outboxWorker.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLog } from '../plugins/log.ts';
import { createForServer, sqlite, type TestEngine } from './engines.ts';

export interface TestServer extends Assembled {
  readonly database: Database;
  /** Where another process finds the same database. */
  readonly databaseUrl: string;
  /** The clock, in milliseconds; a test moves it. */
  readonly clock: { now: number };
  /** Every line of the log. */
  readonly logged: readonly string[];
  /** Sent mails, in order; `answer` decides the mail server's reply. */
  readonly mailServer: { readonly sent: readonly OutgoingMail[]; answer: () => Result<void, DeliveryFault> };
  /** Folders of the built apps. */
  readonly folders: { readonly site: string; readonly admin: string };
  /** An admin session; the password becomes `testAdmin.password`. @returns the header for an admin's requests */
  signIn(): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

export const testAdmin = { username: 'admin', oneTime: 'a one-time password', password: 'a password of my own' };

export const testSecretKey = 'a-key-of-the-tests-and-of-the-tests-alone';
export const testSeal = createSeal(testSecretKey);

interface Options {
  readonly engine?: TestEngine;
  readonly transport?: MailTransport;
  readonly outboxFolder?: string;
  readonly formRequestsPerMinute?: number;
  readonly allowsDevelopmentOrigins?: boolean;
  readonly trustProxy?: string;
  readonly isHttps?: boolean;
  readonly ai?: Partial<AiConfig>;
  readonly measuresReaders?: boolean;
  readonly mailEventsSecret?: string;
  readonly limits?: SendingLimits;
  readonly automaticMailsPerHour?: number;
  readonly smtpHost?: string;
  readonly publicUrl?: string;
  /** Overrides `publicUrl`, and may be changed while the server runs. */
  readonly settings?: { publicUrl: string };
  readonly sessionIdleHours?: number;
  readonly metricsToken?: string;
  /** Wraps the server's database. */
  readonly watch?: (database: Database) => Database;
}

/** The whole server with a real database but no port: tests call `app.inject`. */
export async function startTestServer({
  engine = sqlite,
  transport,
  outboxFolder,
  formRequestsPerMinute = 1_000_000,
  allowsDevelopmentOrigins = false,
  trustProxy,
  isHttps = false,
  ai = {},
  measuresReaders = false,
  mailEventsSecret,
  limits = { perSecond: Infinity, perHour: null },
  automaticMailsPerHour = 1_000_000,
  smtpHost = 'mail.fnc.example',
  publicUrl = 'https://www.fnc.example',
  settings = { publicUrl },
  sessionIdleHours = 12,
  metricsToken,
  watch = (database) => database,
}: Options = {}): Promise<TestServer> {
  const empty = await createForServer(engine);
  const metrics = createMetrics({ ofProcess: false });
  const database = watch(await openDatabase(empty.url, metrics.databaseWait));
  const clock = { now: Date.parse('2026-03-02T09:00:00.000Z') };
  const logged: string[] = [];
  const sent: OutgoingMail[] = [];
  const mailServer = { sent, answer: (): Result<void, DeliveryFault> => ok(undefined) };
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-apps-'));
  const folders = { site: path.join(folder, 'site'), admin: path.join(folder, 'admin') };
  const mailer = transport ?? memoryTransport(mailServer);
  const backupDir = path.join(folder, 'backups');
  const assembled = await assemble({
    database,
    seal: testSeal,
    backups: createBackups({ folder: backupDir, databaseUrl: empty.url, secretKey: testSecretKey }),
    backupDir,
    transport: mailer,
    outboxFolder: outboxFolder ?? path.join(folder, 'outbox'),
    ai: { ...defaultAiSettings, apiKey: undefined, ...ai },
    log: createLog('info', { write: (line) => void logged.push(line) }),
    publicUrl: () => settings.publicUrl,
    from: 'FNC <post@fnc.example>',
    advisor: 'advies@fnc.example',
    limits,
    automaticMailsPerHour,
    smtpHost,
    measuresReaders,
    mailEventsSecret,
    folders,
    isHttps,
    trustProxy,
    formRequestsPerMinute,
    allowsDevelopmentOrigins,
    sessionHours: 12,
    sessionIdleHours,
    version: '1.2.3',
    metrics,
    metricsToken,
    now: () => clock.now,
    chance: () => 0.5,
  });
  const startedAt = new Date(clock.now).toISOString();
  const endsAt = new Date(clock.now + oneTimePasswordHours * 3_600_000).toISOString();
  await assembled.admins.createFirst(testAdmin.username, await hashes.oneTime(), startedAt, endsAt);
  return {
    ...assembled,
    database,
    databaseUrl: empty.url,
    clock,
    logged,
    mailServer,
    folders,
    signIn: () => signIn(assembled.admins, database, clock.now),
    async close() {
      await assembled.app.close();
      await assembled.outboxWorker.stop();
      await mailer.close();
      await database.close();
      await empty.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function memoryTransport(mailServer: { sent: OutgoingMail[]; answer: () => Result<void, DeliveryFault> }) {
  const transport: MailTransport = {
    configured: true,
    signedBy: null,
    send(mail) {
      const answer = mailServer.answer();
      if (answer.ok) mailServer.sent.push(mail);
      return Promise.resolve(answer);
    },
    close: () => Promise.resolve(),
  };
  return transport;
}

/** Makes the state after a first sign-in directly: hashing passwords is slow on purpose, and tested elsewhere. */
async function signIn(admins: AdminRepository, database: Database, nowMs: number): Promise<{ authorization: string }> {
  const now = new Date(nowMs).toISOString();
  const admin = await admins.findByUsername(testAdmin.username);
  if (admin === null) throw new Error('There is no admin.');
  if (admin.mustChangePassword) {
    const passwordHash = await hashes.password();
    await admins.changePassword(admin.id, { passwordHash, session: null, now, mail: null });
  }
  const token = newToken();
  const expiresAt = new Date(nowMs + 12 * 3_600_000).toISOString();
  await createSessionRepository(database, 12).create({ tokenHash: digest(token), adminId: admin.id, now, expiresAt });
  return { authorization: `Bearer ${token}` };
}

const once = (password: string): (() => Promise<string>) => {
  let hash: Promise<string> | undefined;
  return () => (hash ??= hashPassword(password));
};
const hashes = { oneTime: once(testAdmin.oneTime), password: once(testAdmin.password) };
