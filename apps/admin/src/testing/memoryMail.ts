import {
  correctedLead,
  fieldsCorrectedElsewhere,
  type ConsentEntry,
  type Instant,
  type Lead,
  type LeadRepository,
} from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import type { MailService } from '../ports.ts';

interface MemoryMailOptions {
  readonly leads: Pick<LeadRepository, 'findById'>;
  readonly now: () => Instant;
  /** Runs the call only when signed in. */
  readonly guarded: <T>(call: () => Promise<T>) => Promise<T>;
}

/** The API calls about mails in memory: nothing is ever sent. */
export function createMemoryMail({ leads, now, guarded }: MemoryMailOptions): MailService {
  async function leadOf(id: string): Promise<Lead> {
    const detail = await leads.findById(id);
    if (detail !== null) return detail.lead;
    throw new ApiError({ code: 'lead_not_found', status: 404, message: 'lead_not_found' });
  }
  const changed = async (id: string, suppressed: Lead['suppressed']) => ({ ...(await leadOf(id)), suppressed });
  const measures = { opens: false, clicks: false, deliveries: false };
  return {
    campaignFigures: () => guarded(() => Promise.resolve({ campaigns: [], measures })),
    listDeliveries: () => guarded(() => Promise.resolve({ deliveries: [], count: 0, nextCursor: null })),
    sendTestEmail: () => guarded(() => Promise.resolve()),
    mailStatus: () =>
      guarded(() =>
        Promise.resolve({
          from: 'FNC <post@fnc.example>',
          replyTo: 'post@fnc.example',
          configured: false,
          dkimDomain: null,
          measures,
          perSecond: 20,
          perHour: null,
          serverTime: now(),
        }),
      ),
    resendConfirmation: (id) => guarded(() => leadOf(id)),
    correctLead: (id, correction) =>
      guarded(async () => {
        const lead = await leadOf(id);
        const conflict = fieldsCorrectedElsewhere(lead, correction);
        return { lead: conflict.length > 0 ? lead : correctedLead(lead, correction), conflict };
      }),
    blockLead: (id) => guarded(() => changed(id, 'blocked')),
    unblockLead: (id) => guarded(() => changed(id, null)),
    listConsents: () => guarded(() => Promise.resolve<readonly ConsentEntry[]>([])),
  };
}
