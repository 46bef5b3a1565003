import * as z from 'zod/mini';
import { dayMonthsBefore } from '../retention/monthsBefore.ts';
import { retentionTerms } from '../retention/terms.data.ts';
import { knownLeadSources } from '../leads/leadVocabulary.ts';
import type { ErrorCode } from '../messages/errorCodes.ts';
import type { Day } from '../shared/time/day.ts';
import type { Language } from '../shared/language.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';

/**
 * What is counted per day. A page shown is counted once: as `visit_started` when the visitor came from elsewhere, as
 * `page_view` when it is a later page of the same visit.
 */
export const countedEvents = [
  'visit_started',
  'page_view',
  'calculator_used',
  'guide_requested',
  'contact_sent',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** What a browser may count. The server counts the others itself when it accepts them, so that nothing counts twice. */
const browserEvents = ['visit_started', 'page_view', 'calculator_used'] as const;

/** The shape of an address of the site. Which addresses there are, the server knows from the built pages. */
const pagePath = /^\/[a-z0-9/-]*$/;

/** One thing that happened on a page. It says nothing about who: no id, no address, no time. */
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

/** One row of what is kept: how often something happened in a day. */
export interface DailyCount {
  /** In `timeZone`. */
  readonly day: Day;
  /** An address of the site, or `otherPage`. */
  readonly page: string;
  readonly language: Language;
  readonly source: string;
  readonly event: CountedEvent;
  readonly count: number;
}

/** Where a form was sent from an address that the site does not have, for example by a program. */
export const otherPage = 'other';

/** The first day whose counts are still kept: `2024-10-21` on `2026-11-21`; a day that month lacks becomes its last. */
export const firstKeptDay = (today: Day): Day => dayMonthsBefore(today, retentionTerms.countMonths);
