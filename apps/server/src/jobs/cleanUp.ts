import { dayOf, firstKeptDay, instantOf, restoreDays } from '@fnc/domain';

const dayMs = 24 * 3_600_000;
const everyMs = 3_600_000;

interface CleanUpDependencies {
  readonly leads: { purgeDeletedBefore(instant: string, signal?: AbortSignal): Promise<number> };
  /** Erases removed records of the advisor's file. @returns how many there were */
  readonly purgeFile: (now: string, signal?: AbortSignal) => Promise<number>;
  /** Ends reports whose server stopped while writing them. */
  readonly endAbandonedReports: () => Promise<void>;
  readonly retention: {
    deleteExpiredLeads(signal?: AbortSignal): Promise<number>;
    forgetOldProof(signal?: AbortSignal): Promise<void>;
  };
  readonly sessions: { deleteExpired(now: string, signal?: AbortSignal): Promise<void> };
  readonly loginAttempts: { deleteExpired(now: string, signal?: AbortSignal): Promise<void> };
  readonly campaignMails: { forgetContents(signal?: AbortSignal): Promise<void> };
  readonly dailyCounts: { deleteBefore(day: string, signal?: AbortSignal): Promise<number> };
  /** Removes mail files without an outbox row. */
  readonly removeErasedMails: () => Promise<number>;
  /** Removes erased text from the search index. */
  readonly mergeLeadSearch: (signal?: AbortSignal) => Promise<void>;
  /** See `Database`. */
  readonly renewStatistics: () => Promise<void>;
  /** Erases deleted data from the database's files. */
  readonly scrub: () => Promise<void>;
  /** Receives how many steps failed. */
  readonly onDone: (failedParts: number) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/**
 * Erases data that nobody may need any more: leads and records of the advisor's file that can no longer be restored,
 * with their mail files; expired sessions, old attempts, the text of campaign mails that were sent, and old daily
 * counts. It deletes leads and proof of consent that reached their term. A failed step does not stop the others.
 */
export async function cleanUp(
  {
    leads,
    purgeFile,
    endAbandonedReports,
    retention,
    sessions,
    loginAttempts,
    campaignMails,
    dailyCounts,
    removeErasedMails,
    mergeLeadSearch,
    renewStatistics,
    scrub,
    onDone,
    now,
    log,
  }: CleanUpDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const instant = instantOf(now());
  const parts: readonly (() => Promise<unknown>)[] = [
    async () => {
      const purged = await leads.purgeDeletedBefore(instantOf(now() - restoreDays * dayMs), signal);
      if (purged > 0) log.info({ event: 'leads_erased', rows: purged }, 'audit');
    },
    async () => {
      const purged = await purgeFile(instant, signal);
      if (purged > 0) log.info({ event: 'records_erased', rows: purged }, 'audit');
    },
    async () => {
      const expired = await retention.deleteExpiredLeads(signal);
      if (expired > 0)
        log.info({ expired }, 'leads reached their term and were deleted; they can be restored for 30 days');
    },
    endAbandonedReports,
    () => retention.forgetOldProof(signal),
    () => sessions.deleteExpired(instant, signal),
    () => loginAttempts.deleteExpired(instant, signal),
    () => campaignMails.forgetContents(signal),
    () => dailyCounts.deleteBefore(firstKeptDay(dayOf(instant)), signal),
    // After every step that deletes.
    removeErasedMails,
    () => mergeLeadSearch(signal),
    renewStatistics,
    scrub,
  ];
  let failed = 0;
  for (const part of parts) {
    if (signal?.aborted === true) return;
    try {
      await part();
    } catch (error) {
      failed += 1;
      log.error({ err: error }, 'the clean-up failed');
    }
  }
  onDone(failed);
}

/** Cleans up now and every hour, never twice at once. @returns stops after the current batch */
export function startCleanUp(dependencies: CleanUpDependencies): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= cleanUp(dependencies, stop.signal).finally(() => {
      running = null;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
