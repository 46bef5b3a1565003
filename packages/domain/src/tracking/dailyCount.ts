import * as z from 'zod/mini';
import { dayMonthsBefore } from '../retention/monthsBefore.ts';
import { retentionTerms } from '../retention/terms.data.ts';
import { knownLeadSources } from '../leads/leadVocabulary.ts';
import type { ErrorCode } from '../messages/errorCodes.ts';
import type { Day } from '../shared/time/day.ts';
import type { Language } from '../shared/language.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';

/**
 * Events counted per day. A displayed page is counted once: as `visit_started` when the visitor came from another
 * site, as `page_view` when it is a later page of the same visit.
 */
export const countedEvents = [
  'visit_started',
  'page_view',
  'calculator_used',
  'guide_requested',
  'contact_sent',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** Events that a browser may count. The server counts the others when it accepts them, so that none counts twice. */
const browserEvents = ['visit_started', 'page_view', 'calculator_used'] as const;

/** The format of a path on the site. The server knows the existing paths from the built pages. */
const pagePath = /^\/[a-z0-9/-]*$/;

/** One event on a page. It does not identify the visitor: no id, no address, no time. */
export const countSchema = z.object({
  /** Path without query: `/cyprus-gids`. */
  page: z
    .string({ error: 'page_unknown' satisfies ErrorCode })
    .check(
      z.maxLength(200, { error: 'page_unknown' satisfies ErrorCode }),
      z.regex(pagePath, { error: 'page_unknown' satisfies ErrorCode }),
    ),
  language: languageSchema,
  source: z.enum(knownLeadSources, { error: 'source_unknown' satisfies ErrorCode }),
  event: z.enum(browserEvents, { error: 'event_unknown' satisfies ErrorCode }),
});
export type Count = z.infer<typeof countSchema>;

/** One stored row: how often an event happened on a day. */
export interface DailyCount {
  /** In `timeZone`. */
  readonly day: Day;
  /** A path on the site, or `otherPage`. */
  readonly page: string;
  readonly language: Language;
  readonly source: string;
  readonly event: CountedEvent;
  readonly count: number;
}

/** Used for a form sent from a path that the site does not have, for example by a bot. */
export const otherPage = 'other';

/**
 * The first day whose counts are still stored: `2024-10-21` on `2026-11-21`; a day that the month lacks becomes its
 * last.
 */
export const firstKeptDay = (today: Day): Day => dayMonthsBefore(today, retentionTerms.countMonths);
