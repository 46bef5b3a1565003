import * as z from 'zod/mini';
import type { Lead } from '../leads/lead.ts';
import type { LeadPage } from '../leads/leadRepository.ts';
import { storedLeadSchema } from '../leads/storedLead.ts';
import { success } from './publicAnswers.ts';

const leads = z.array(storedLeadSchema);

/** The list as any server of the product ever answered it: an object, or a bare array. */
export const anyLeadListSchema = z.union([
  leads,
  z.object({
    success: z.optional(success.success),
    leads,
    count: z.optional(z.int()),
    countExceeded: z.optional(z.boolean()),
    total: z.optional(z.int()),
    sources: z.optional(z.array(z.string())),
    nextCursor: z.optional(z.nullable(z.string())),
  }),
]);

type AnyLeadList = z.infer<typeof anyLeadListSchema>;

const sourcesOf = (all: readonly Lead[]) => [...new Set(all.map(({ source }) => source))].sort();

/** What an older answer leaves out is taken from the leads it does hold. */
export function leadPageFrom(answer: AnyLeadList): LeadPage {
  const list: Exclude<AnyLeadList, unknown[]> = Array.isArray(answer) ? { leads: answer } : answer;
  const count = list.count ?? list.leads.length;
  return {
    leads: list.leads,
    count,
    ...(list.countExceeded === true ? { countExceeded: true } : {}),
    total: list.total ?? count,
    sources: list.sources ?? sourcesOf(list.leads),
    nextCursor: list.nextCursor ?? null,
  };
}
