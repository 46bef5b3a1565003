import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import type { CampaignMeasures } from '../campaigns/campaignFigures.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { consentStates, leadStatuses, suppressions } from './leadVocabulary.ts';
import { professionSchema } from './profession.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';

export const leadStatusSchema = z.enum(leadStatuses, { error: 'status_unknown' satisfies ErrorCode });

/** `null`: not measured, shown as "–" and never as 0. */
const measured = withDefault(z.nullable(z.int()), 0);

/** Counts of a lead's campaign mails. All 0 until mails are sent and measured. */
const emailStatsSchema = z.object({
  sent: withDefault(z.int(), 0),
  opened: measured,
  clicked: measured,
  bounced: withDefault(z.int(), 0),
});
type EmailStats = z.infer<typeof emailStatsSchema>;

const noEmailStats = (): EmailStats => ({ sent: 0, opened: 0, clicked: 0, bounced: 0 });

/** A figure that is measured now or was when it was counted; else `null`. */
export const measuredFigure = (figure: number | null, isMeasured: boolean): number | null =>
  isMeasured ? figure : figure || null;

/** Sets figures to `null` that the server does not measure and did not measure when it counted them. */
export const measuredLead = (lead: Lead, { opens, clicks }: Pick<CampaignMeasures, 'opens' | 'clicks'>): Lead => {
  const { opened, clicked, ...stats } = lead.emailStats;
  return {
    ...lead,
    emailStats: { ...stats, opened: measuredFigure(opened, opens), clicked: measuredFigure(clicked, clicks) },
  };
};

/** A person who requested the guide or wrote a message; one lead per email address. */
export const leadSchema = z.object({
  /** Opaque text: a millisecond timestamp in the browser, a UUIDv7 on the server. */
  id: z.string().check(z.minLength(1)),
  createdAt: instantSchema,
  /** Same value as `createdAt`, for readers of older exports. */
  timestamp: z.optional(instantSchema),
  updatedAt: z.optional(instantSchema),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  /** Absent for a person who only wrote a message. */
  profession: z.optional(professionSchema),
  /** Text, because stored data may contain a source that the product does not write itself. */
  source: withDefault(z.string().check(z.minLength(1)), 'general'),
  leadMagnet: z.optional(z.string()),
  /** Path of the page of the first sign-up or message. */
  page: z.optional(z.string()),
  language: withDefault(languageSchema, 'nl'),
  status: withDefault(leadStatusSchema, 'new'),
  /** Means "has not unsubscribed", which is not consent to a newsletter. */
  subscribed: withDefault(z.boolean(), true),
  unsubscribedAt: z.optional(instantSchema),
  /** Recorded consent to the newsletter; see `reachOf`. */
  consent: withDefault(z.enum(consentStates, { error: 'value_invalid' satisfies ErrorCode }), 'none'),
  /** When `consent` got its current value. */
  consentAt: z.optional(instantSchema),
  suppressed: withDefault(z.nullable(z.enum(suppressions, { error: 'value_invalid' satisfies ErrorCode })), null),
  tags: withDefault(z.array(z.string()), () => []),
  notes: withDefault(z.string(), ''),
  emailStats: withDefault(emailStatsSchema, noEmailStats),
  lastEmailSent: z.optional(instantSchema),
  /** See `LeadClocks`. */
  waitingSince: withDefault(z.nullable(instantSchema), null),
  welcomeSince: withDefault(z.nullable(instantSchema), null),
});
export type Lead = z.infer<typeof leadSchema>;
