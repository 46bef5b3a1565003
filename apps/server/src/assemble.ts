import type { FastifyBaseLogger } from 'fastify';
import { hostname } from 'node:os';
import { campaignObstacle } from '@fnc/domain';
import { createCompletions, type AiConfig } from './adapters/ai/completions.ts';
import type { Backups } from './adapters/backups/backups.ts';
import type { MailTransport } from './adapters/mail/mailTransport.ts';
import { removeErasedMails } from './adapters/mail/folderTransport.ts';
import { createAddressHash } from './adapters/secrets/addressHash.ts';
import { createIdSource } from './adapters/secrets/ids.ts';
import type { Seal } from './adapters/secrets/seal.ts';
import { createSignedTokens, createUnsubscribeTokens } from './adapters/secrets/signedTokens.ts';
import { newToken } from './adapters/secrets/tokens.ts';
import { createAdminRepository, type AdminRepository } from './adapters/sql/accounts/admins.ts';
import { createAnswerMails } from './adapters/sql/mail/answerMails.ts';
import { createBackupTurns } from './adapters/sql/backupTurns.ts';
import { createBlocks } from './adapters/sql/leads/blocks.ts';
import { createCorrections } from './adapters/sql/leads/corrections.ts';
import { createChangeLog } from './adapters/sql/file/changes/changeLog.ts';
import { createChangePages } from './adapters/sql/file/changes/changePages.ts';
import { fileLists } from './adapters/sql/file/lists/fileLists.ts';
import { createClients } from './adapters/sql/file/clients/clients.ts';
import { purgeFile } from './adapters/sql/file/purge.ts';
import { createQuestionnaires } from './adapters/sql/file/questionnaires/questionnaires.ts';
import { createReports } from './adapters/sql/file/reports/reports.ts';
import { createReportWritings } from './adapters/sql/file/reports/reportWriting.ts';
import { createTemplates } from './adapters/sql/file/templates.ts';
import { createWholeFile } from './adapters/sql/file/wholeFile.ts';
import { createCampaigns } from './adapters/sql/file/campaigns.ts';
import { countExport, countRecords } from './adapters/sql/file/countRecords.ts';
import { createCampaignMails } from './adapters/sql/campaigns/campaignMails.ts';
import { createCampaignOutcomes } from './adapters/sql/campaigns/campaignFigures.ts';
import { createCampaignSends } from './adapters/sql/campaigns/campaignSends.ts';
import type { Database } from './adapters/sql/database.ts';
import { createDailyCounts } from './adapters/sql/dailyCounts.ts';
import { createEngagement } from './adapters/sql/campaigns/engagement.ts';
import { createIntake } from './adapters/sql/leads/intake.ts';
import { createLastLook } from './adapters/sql/mail/lastLook.ts';
import { createLeads } from './adapters/sql/leads/leads.ts';
import { createLoginAttempts } from './adapters/sql/accounts/loginAttempts.ts';
import { createMailEvents } from './adapters/sql/mail/mailEvents.ts';
import { createNewsletter } from './adapters/sql/consent/newsletter.ts';
import { mergeLeadSearch } from './adapters/sql/leads/leadFind.ts';
import { createOutbox, outboxDepth } from './adapters/sql/mail/outbox.ts';
import { probeRow, probeStorage } from './adapters/sql/databaseFaults.ts';
import { createRetention } from './adapters/sql/retention.ts';
import { createSecondFactors } from './adapters/sql/accounts/secondFactors.ts';
import { sharedSecret } from './adapters/sql/secrets.ts';
import { createSessionRepository } from './adapters/sql/accounts/sessions.ts';
import {
  attemptsOnFullDisk,
  secondFactorsOnFullDisk,
  sessionsOnFullDisk,
} from './adapters/sql/accounts/signInOnFullDisk.ts';
import { createTestMails } from './adapters/sql/mail/testMails.ts';
import { createUnsubscriptions } from './adapters/sql/consent/unsubscriptions.ts';
import { buildApp, type AppDependencies } from './buildApp.ts';
import { createBackupJob } from './jobs/backups.ts';
import { cleanUp, startCleanUp } from './jobs/cleanUp.ts';
import { findMissedCampaigns, startUnfinishedSends } from './jobs/leftCampaigns.ts';
import { createOutboxWorker, type OutboxWorker, type SendingLimits } from './jobs/outboxWorker.ts';
import { createReportWriter } from './jobs/reportWriter.ts';
import { measuredLinks } from './mails/campaign.ts';
import { createMails, type MailSettings } from './mails/mails.ts';
import { createAudit } from './plugins/audit.ts';
import { createKnownDevices } from './plugins/knownDevices.ts';
import { createKnownPages, createKnownScripts } from './plugins/knownPages.ts';
import type { App } from './routes/app.ts';

export interface Parts
  extends
    MailSettings,
    Pick<
      AppDependencies,
      | 'folders'
      | 'isHttps'
      | 'trustProxy'
      | 'formRequestsPerMinute'
      | 'allowsDevelopmentOrigins'
      | 'sessionHours'
      | 'version'
      | 'now'
      | 'mailEventsSecret'
      | 'metrics'
      | 'metricsToken'
    > {
  readonly database: Database;
  /** Seals values that the database must not reveal. */
  readonly seal: Seal;
  /** `null`: no backups. */
  readonly backups: Backups | null;
  /** Where they are kept; absolute path. */
  readonly backupDir: string | null;
  readonly transport: MailTransport;
  /** Where mails are written as files; absolute path. It need not be there. */
  readonly outboxFolder: string;
  readonly ai: AiConfig;
  readonly limits: SendingLimits;
  /** Automatic mails to visitors in an hour, by all servers on the database. */
  readonly automaticMailsPerHour: number;
  /** Host of the mail server; `null`: mails are written to a folder. */
  readonly smtpHost: string | null;
  /** Whether opens and clicks of campaigns are measured. */
  readonly measuresReaders: boolean;
  /** An unused session ends after this time. */
  readonly sessionIdleHours: number;
  readonly log: FastifyBaseLogger;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export interface Assembled {
  readonly app: App;
  readonly admins: AdminRepository;
  readonly outboxWorker: OutboxWorker;
  /** Erases records that nobody may need any more. */
  readonly cleanUp: () => Promise<void>;
  /** Makes a backup when one is due. */
  readonly backUp: () => Promise<void>;
  /** Starts sending mail, backing up and cleaning up. @returns stops all of it after finishing work in progress */
  readonly startJobs: () => () => Promise<void>;
}

/** Wires the real parts together; tests use the same function on their own database. */
export async function assemble(parts: Parts): Promise<Assembled> {
  const { database, transport, log, now, metrics } = parts;
  const at = new Date(now()).toISOString();
  const secret = (name: string) => sharedSecret(database, name, newToken, at, parts.seal);
  await secret(probeRow);
  const newId = createIdSource();
  const stored = { database, now, newId, hashAddress: createAddressHash(await secret('address')) };
  const changeLog = createChangeLog(stored);
  const filed = { ...stored, changeLog };
  const leads = createLeads(filed);
  const templates = createTemplates(filed);
  const admins = createAdminRepository(database);
  const sessions = sessionsOnFullDisk(createSessionRepository(database, parts.sessionIdleHours), database);
  const loginAttempts = attemptsOnFullDisk(createLoginAttempts(database));
  const secondFactors = secondFactorsOnFullDisk(createSecondFactors(database, parts.seal));
  const outbox = createOutbox(database);
  const pages = createKnownPages(parts.folders.site);
  const dailyCounts = createDailyCounts(database, now);
  const key = await secret('unsubscribe');
  const unsubscribeTokens = createUnsubscribeTokens(key);
  const confirmationTokens = createSignedTokens(key, 'confirm');
  const linkTokens = { opens: createSignedTokens(key, 'open'), clicks: createSignedTokens(key, 'click') };
  const tracking = parts.measuresReaders ? linkTokens : null;
  const mails = createMails({ ...parts, unsubscribeTokens, confirmationTokens, tracking });
  const campaignMails = createCampaignMails(stored);
  const { automaticMailsPerHour: automaticPerHour, smtpHost } = parts;
  const campaignsRefused = () => campaignObstacle({ smtpHost, publicUrl: parts.publicUrl() });
  const mailEvents = createMailEvents(stored);
  const outboxWorker = createOutboxWorker({
    outbox,
    transport,
    compose: (row) => mails.compose(row),
    composeBundle: (rows) => mails.composeBundle(rows),
    lastLook: createLastLook({ ...stored, fillIn: (words, reader) => mails.fillIn(words, reader) }),
    onUnknownMailbox: (row, detail) => mailEvents.refused(row.id, detail),
    campaignsRefused,
    // A folder has no limit.
    limits: transport.configured ? parts.limits : { perSecond: Infinity, perHour: null },
    now,
    chance: parts.chance,
    log,
    onOutcome: metrics.mail,
  });
  const backupJob = createBackupJob({
    backups: parts.backups,
    turns: createBackupTurns(database),
    place: `${hostname()}:${parts.backupDir}`,
    onState: metrics.backedUp,
    now,
    chance: parts.chance,
    log,
  });
  const completions = createCompletions(parts.ai);
  const reportWriter = createReportWriter({ writings: createReportWritings(filed), completions, now, log });
  const campaigns = createCampaigns({ ...stored, changeLog });
  const campaignSends = createCampaignSends({
    ...stored,
    changeLog,
    campaigns,
    campaignMails,
    linksOf: measuredLinks,
    onMail: () => outboxWorker.wake(),
  });
  const measures = {
    opens: tracking !== null,
    clicks: tracking !== null,
    deliveries: parts.mailEventsSecret !== undefined,
  };
  const audit = createAudit(await secret('log'));
  metrics.watchOutbox(() => outboxDepth(database, new Date(now()).toISOString()));
  const app = await buildApp({
    ...parts,
    intake: createIntake({ ...stored, pages, automaticPerHour }),
    unsubscriptions: createUnsubscriptions({ ...stored, automaticPerHour }),
    blocks: createBlocks(stored),
    corrections: createCorrections(filed),
    answerMails: createAnswerMails(stored),
    testMails: createTestMails(database, stored.hashAddress),
    campaignsRefused,
    unsubscribeTokens,
    templates,
    changeLog,
    changePages: createChangePages(stored),
    wholeFile: createWholeFile(filed, fileLists(filed.database.engine, measures), (by, ids) =>
      campaignSends.stopAll(by, ids),
    ),
    countExport: () => countExport(database),
    clients: createClients(filed),
    questionnaires: createQuestionnaires(filed),
    reports: createReports(filed),
    reportWriter,
    newsletter: createNewsletter(stored),
    confirmationTokens,
    campaigns,
    campaignSends,
    campaignMails,
    outcomes: createCampaignOutcomes(database),
    measures,
    mailEvents,
    engagement: createEngagement(stored),
    linkTokens,
    newId,
    dailyCounts,
    pages,
    scripts: createKnownScripts(parts.folders.site),
    mails,
    onMail: () => outboxWorker.wake(),
    leads,
    admins,
    sessions,
    loginAttempts,
    knownDevices: createKnownDevices(await secret('device'), parts.isHttps),
    audit(request, event, fields) {
      if (event.startsWith('sign_in')) metrics.signIn(event);
      audit(request, event, fields);
    },
    secondFactors,
    outbox,
    backupStatus: () => backupJob.status(),
    countRecords: () => countRecords(database),
    emailConfigured: transport.configured,
    completions,
    checkDatabase: () => probeStorage(database, new Date(now()).toISOString()),
  });
  const cleaned = {
    leads,
    endAbandonedReports: () => reportWriter.endAbandoned(),
    purgeFile: (until: string, signal?: AbortSignal) => purgeFile(database, until, signal),
    retention: createRetention(stored),
    sessions,
    loginAttempts,
    campaignMails,
    dailyCounts,
    removeErasedMails: () => removeErasedMails(parts.outboxFolder, (ids) => outbox.known(ids), now()),
    mergeLeadSearch: (signal?: AbortSignal) => mergeLeadSearch(database, signal),
    renewStatistics: () => database.renewStatistics(),
    scrub: () => database.scrub(),
    onDone: metrics.cleanedUp,
    now,
    log,
  };
  return {
    app,
    admins,
    outboxWorker,
    cleanUp: () => cleanUp(cleaned),
    backUp: () => backupJob.look(),
    startJobs() {
      // First, because a mail sent now would no longer count as missed.
      const found = findMissedCampaigns({ campaignMails, now, log }).then(() => outboxWorker.start());
      const stopSends = startUnfinishedSends({ sends: campaignSends, log });
      const stopCleanUp = startCleanUp(cleaned);
      const stopBackups = backupJob.start();
      return async () => {
        stopSends();
        await found;
        await Promise.all([outboxWorker.stop(), stopCleanUp(), stopBackups(), campaignSends.close()]);
      };
    },
  };
}
