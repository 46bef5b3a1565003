import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { createCompletions, type AiConfig } from './adapters/ai/completions.ts';
import type { MailTransport } from './adapters/mail/mailTransport.ts';
import { createIdSource } from './adapters/secrets/ids.ts';
import { newToken } from './adapters/secrets/tokens.ts';
import { createUnsubscribeTokens } from './adapters/secrets/unsubscribeTokens.ts';
import { createAdminRepository, type AdminRepository } from './adapters/sql/admins.ts';
import type { Database } from './adapters/sql/database.ts';
import { createDailyCounts } from './adapters/sql/dailyCounts.ts';
import { createIntake } from './adapters/sql/intake.ts';
import { createLeads } from './adapters/sql/leads.ts';
import { createLoginAttempts } from './adapters/sql/loginAttempts.ts';
import { createOutbox } from './adapters/sql/outbox.ts';
import { sharedSecret } from './adapters/sql/secrets.ts';
import { createSessionRepository } from './adapters/sql/sessions.ts';
import { createUnsubscriptions } from './adapters/sql/unsubscriptions.ts';
import { buildApp, type AppDependencies } from './buildApp.ts';
import { cleanUp, startCleanUp } from './jobs/cleanUp.ts';
import { createOutboxWorker, type OutboxWorker } from './jobs/outboxWorker.ts';
import { createMails, type MailSettings } from './mails/mails.ts';
import { createKnownPages } from './plugins/knownPages.ts';
import type { App } from './routes/app.ts';

export interface Parts
  extends
    MailSettings,
    Pick<
      AppDependencies,
      'folders' | 'isHttps' | 'trustProxy' | 'formRequestsPerMinute' | 'sessionHours' | 'version' | 'now'
    > {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly ai: AiConfig;
  readonly log: FastifyBaseLogger;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export interface Assembled {
  readonly app: App;
  readonly admins: AdminRepository;
  readonly outboxWorker: OutboxWorker;
  /** Removes for good what nobody may need any more. */
  readonly cleanUp: () => Promise<void>;
  /** Begins to send mail and to clean up. @returns stops both, finishing what is on its way */
  readonly startJobs: () => () => Promise<void>;
}

/** Puts the real parts together; the tests do it with the same function, on a database of their own. */
export async function assemble(parts: Parts): Promise<Assembled> {
  const { database, transport, log, now } = parts;
  const stored = { database, now, newId: createIdSource() };
  const leads = createLeads(stored);
  const admins = createAdminRepository(database);
  const sessions = createSessionRepository(database);
  const loginAttempts = createLoginAttempts(database);
  const outbox = createOutbox(database);
  const pages = createKnownPages(parts.folders.site);
  const dailyCounts = createDailyCounts(database, now);
  const key = await sharedSecret(database, 'unsubscribe', newToken, new Date(now()).toISOString());
  const unsubscribeTokens = createUnsubscribeTokens(key);
  const mails = createMails({ ...parts, unsubscribeToken: unsubscribeTokens.sign });
  const outboxWorker = createOutboxWorker({
    outbox,
    transport,
    compose: (row) => mails.compose(row),
    now,
    chance: parts.chance,
    log,
  });
  const app = await buildApp({
    ...parts,
    intake: createIntake({ ...stored, pages }),
    unsubscriptions: createUnsubscriptions(stored),
    unsubscribeTokens,
    dailyCounts,
    pages,
    mails,
    onMail: () => outboxWorker.wake(),
    leads,
    admins,
    sessions,
    loginAttempts,
    outbox,
    emailConfigured: transport.configured,
    completions: createCompletions(parts.ai),
    checkDatabase: async () => {
      await sql`select 1`.execute(database.query);
    },
  });
  const cleaned = { leads, sessions, loginAttempts, dailyCounts, now, log };
  return {
    app,
    admins,
    outboxWorker,
    cleanUp: () => cleanUp(cleaned),
    startJobs() {
      outboxWorker.start();
      const stopCleanUp = startCleanUp(cleaned);
      return async () => {
        await Promise.all([outboxWorker.stop(), stopCleanUp()]);
      };
    },
  };
}
