import { instantOf } from '@fnc/domain';

/** A longer delay counts as missed; a shorter one may come from the queue. */
const lateMs = 5 * 60_000;

interface MissedDependencies {
  readonly campaignMails: { markMissed(plannedBefore: string): Promise<number> };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/** Finds planned mails whose time passed while no server ran, before they are sent. */
export async function findMissedCampaigns({ campaignMails, now, log }: MissedDependencies): Promise<void> {
  try {
    const missed = await campaignMails.markMissed(instantOf(now() - lateMs));
    if (missed > 0) log.info({ missed }, 'planned mails were missed while the server was down, and are sent now');
  } catch (error) {
    log.error({ err: error }, 'missed campaigns cannot be looked up');
  }
}

const everyMs = 10_000;

interface UnfinishedSendsDependencies {
  readonly sends: { resume(): Promise<number> };
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/**
 * Continues unfinished campaign sends: this server's own at its start, and those of killed servers. Never twice at
 * once. @returns stops looking
 */
export function startUnfinishedSends({ sends, log }: UnfinishedSendsDependencies): () => void {
  let running = false;
  async function look(): Promise<void> {
    if (running) return;
    running = true;
    try {
      const resumed = await sends.resume();
      if (resumed > 0) log.info({ resumed }, 'campaigns that were being sent when a server stopped are sent now');
    } catch (error) {
      log.error({ err: error }, 'a campaign cannot be sent yet, and is tried again');
    } finally {
      running = false;
    }
  }
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
