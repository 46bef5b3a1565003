import type { Instant } from '../shared/time/instant.ts';
import type { CampaignFigures } from './campaignFigures.ts';

/** While mails are on their way the server is asked this often, in seconds. */
export const refreshSeconds = 5;
/** A campaign that is planned is looked at from this long before its moment, in ms. */
const justBeforeMs = 10_000;
/** The longest a timer of a browser is trusted with, in ms. */
const longestMs = 3_600_000;

/**
 * In how many ms the figures are another: soon while mails are on their way, or when a planned moment is near. `false`: they
 * change only by somebody's doing, and that is told.
 */
export function nextLook(figures: readonly CampaignFigures[], now: Instant): number | false {
  const waits = figures.flatMap(({ queued, sendAt }) => {
    if (queued === 0) return [];
    return sendAt === null ? 0 : Math.max(0, Date.parse(sendAt) - Date.parse(now) - justBeforeMs);
  });
  return waits.length === 0 ? false : Math.min(longestMs, Math.max(refreshSeconds * 1000, Math.min(...waits)));
}
