import * as z from 'zod/mini';
import { campaignSummarySchema } from '../../campaigns/campaign.ts';
import { isRecord } from '../../shared/schemas/olderValues.ts';

/** A campaign of the working copy for the list: loaded with the list, or completely and then without a count. */
export const copiedCampaignSchema = z.pipe(
  z.transform((copied: unknown) =>
    isRecord(copied) && Array.isArray(copied['recipients'])
      ? { recipientCount: copied['recipients'].length, ...copied }
      : copied,
  ),
  campaignSummarySchema,
);
