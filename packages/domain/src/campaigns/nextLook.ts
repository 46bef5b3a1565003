import type { Instant } from '../shared/time/instant.ts';
import type { CampaignFigures } from './campaignFigures.ts';

/** Polling interval while mails are on their way, in seconds. */
export const refreshSeconds = 5;
/** Polling starts this long before a planned time, in ms. */
const justBeforeMs = 10_000;
/** Maximum delay of a browser timer, in ms; longer ones are unreliable. */
const longestMs = 3_600_000;

/**
 * Delay in ms until the next poll: short while mails are on their way or a planned time is near. `false`: the figures
 * change only through a user's action, and the change stream reports those.
 */
export function nextLook(figures: readonly CampaignFigures[], now: Instant): number | false {
  const waits = figures.flatMap(({ queued, sendAt }) => {
    if (queued === 0) return [];
    return sendAt === null ? 0 : Math.max(0, Date.parse(sendAt) - Date.parse(now) - justBeforeMs);
  });
  return waits.length === 0 ? false : Math.min(longestMs, Math.max(refreshSeconds * 1000, Math.min(...waits)));
}
