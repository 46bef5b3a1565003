import { instantOf } from '@fnc/domain';

/** Later than this is late; before, it may have been the queue. */
const lateMs = 5 * 60_000;

interface MissedDependencies {
  readonly campaignMails: { markMissed(plannedBefore: string): Promise<number> };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/** Finds the planned mails whose moment passed while no server ran, before they are sent after all. */
export async function findMissedCampaigns({ campaignMails, now, log }: MissedDependencies): Promise<void> {
  try {
    const missed = await campaignMails.markMissed(instantOf(now() - lateMs));
    if (missed > 0) log.info({ missed }, 'planned mails were missed while the server was down, and are sent now');
  } catch (error) {
    log.error({ err: error }, 'missed campaigns cannot be looked up');
  }
}
