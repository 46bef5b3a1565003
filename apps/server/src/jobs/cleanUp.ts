import { dayOf, firstKeptDay, instantOf, restoreDays } from '@fnc/domain';

const dayMs = 24 * 3_600_000;
const everyMs = 3_600_000;

interface CleanUpDependencies {
  readonly leads: { purgeDeletedBefore(instant: string, signal?: AbortSignal): Promise<number> };
  /** Erases what was removed from the advisor's file. @returns how many records there were */
  readonly purgeFile: (now: string, signal?: AbortSignal) => Promise<number>;
  /** Ends reports whose server stopped in the middle of them. */
  readonly endAbandonedReports: () => Promise<void>;
  readonly retention: {
    deleteExpiredLeads(signal?: AbortSignal): Promise<number>;
    forgetOldProof(signal?: AbortSignal): Promise<void>;
  };
  readonly sessions: { deleteExpired(now: string, signal?: AbortSignal): Promise<void> };
  readonly loginAttempts: { deleteExpired(now: string, signal?: AbortSignal): Promise<void> };
  readonly campaignMails: { forgetContents(signal?: AbortSignal): Promise<void> };
  readonly dailyCounts: { deleteBefore(day: string, signal?: AbortSignal): Promise<number> };
  /** Removes the files of mails that the outbox no longer has. */
  readonly removeErasedMails: () => Promise<number>;
  /** Takes what was removed from the index of searches out of its file. */
  readonly mergeLeadSearch: (signal?: AbortSignal) => Promise<void>;
  /** See `Database`. */
  readonly renewStatistics: () => Promise<void>;
  /** Removes from the database's own files what was deleted. */
  readonly scrub: () => Promise<void>;
  /** Receives how many parts failed. */
  readonly onDone: (failedParts: number) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/**
 * Removes for good what nobody may need any more: leads and records of the advisor's file that can no longer be restored,
 * with their mails on the disk;
 * expired sessions, old attempts, what mails of campaigns said that have left, and daily counts of long ago. Leads and
 * proof that have reached their term are deleted. One part that fails does not keep the others from being done.
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
    // After everything that deletes.
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

/** Cleans up now and every hour, never twice at the same time. @returns stops it after the batch that is going on */
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
