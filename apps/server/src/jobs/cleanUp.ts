import { dayOf, firstKeptDay, instantOf, restoreDays } from '@fnc/domain';

const dayMs = 24 * 3_600_000;
const everyMs = 3_600_000;

interface CleanUpDependencies {
  readonly leads: { purgeDeletedBefore(instant: string): Promise<number> };
  readonly sessions: { deleteExpired(now: string): Promise<void> };
  readonly loginAttempts: { deleteExpired(now: string): Promise<void> };
  readonly campaignMails: { forgetContents(): Promise<void> };
  readonly dailyCounts: { deleteBefore(day: string): Promise<number> };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/**
 * Removes for good what nobody may need any more: leads that can no longer be restored, expired sessions, old attempts,
 * what mails of campaigns said that have left, and daily counts of long ago.
 */
export async function cleanUp({
  leads,
  sessions,
  loginAttempts,
  campaignMails,
  dailyCounts,
  now,
  log,
}: CleanUpDependencies): Promise<void> {
  try {
    const purged = await leads.purgeDeletedBefore(new Date(now() - restoreDays * dayMs).toISOString());
    const instant = new Date(now()).toISOString();
    await sessions.deleteExpired(instant);
    await loginAttempts.deleteExpired(instant);
    await campaignMails.forgetContents();
    await dailyCounts.deleteBefore(firstKeptDay(dayOf(instantOf(now()))));
    if (purged > 0) log.info({ event: 'leads_erased', rows: purged }, 'audit');
  } catch (error) {
    log.error({ err: error }, 'the clean-up failed');
  }
}

/** Cleans up now and every hour. @returns stops it */
export function startCleanUp(dependencies: CleanUpDependencies): () => Promise<void> {
  let running = cleanUp(dependencies);
  const timer = setInterval(() => {
    running = cleanUp(dependencies);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
