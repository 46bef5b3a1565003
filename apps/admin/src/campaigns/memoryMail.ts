import {
  type CampaignFigures,
  type ConsentEntry,
  type Delivery,
  emailKey,
  type ErrorCode,
  type Instant,
  type Lead,
  type LeadRepository,
  reachOf,
  parsePlaceholders,
} from '@fnc/domain';
import { ApiError, type CampaignApiClient, type SendEmailInput } from '@fnc/domain/api';

interface MemoryMailOptions {
  readonly leads: Pick<LeadRepository, 'findById'>;
  readonly now: () => Instant;
  /** Only for who is signed in. */
  readonly guarded: <T>(call: () => Promise<T>) => Promise<T>;
}

export interface MemoryMail extends CampaignApiClient {
  /** What was handed over, with each call: a mail that was handed over twice stands here twice. */
  readonly calls: SendEmailInput[];
  /** What leaves now: every mail that waits and whose moment has come. */
  deliver: () => void;
}

const refusedBy: Readonly<Record<string, ErrorCode>> = {
  unsubscribed: 'recipient_unsubscribed',
  suppressed: 'recipient_suppressed',
  blocked: 'recipient_blocked',
  consent_pending: 'consent_pending',
};

const failure = (status: number, code: ErrorCode) => new ApiError({ code, status, message: code });

const none: Omit<
  CampaignFigures,
  'campaignId' | 'queued' | 'sent' | 'cancelled' | 'sendAt' | 'firstSentAt' | 'lastAt'
> = {
  failed: 0,
  retryable: 0,
  skipped: 0,
  delivered: null,
  opened: null,
  openedByMachine: null,
  clicked: null,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  missed: false,
};

/** The server's part of campaigns on nothing but memory; mails leave when they are told to. */
export function createMemoryMail({ leads, now, guarded }: MemoryMailOptions): MemoryMail {
  const deliveries = new Map<string, Delivery>();
  const calls: SendEmailInput[] = [];
  const of = (campaignId: string) => [...deliveries.values()].filter((one) => one.campaignId === campaignId);

  function figuresOf(campaignId: string): CampaignFigures | null {
    const own = of(campaignId);
    if (own.length === 0) return null;
    const count = (status: Delivery['status']) => own.filter((one) => one.status === status).length;
    const left = own.filter(({ status }) => status === 'sent').map(({ at }) => at);
    return {
      ...none,
      campaignId,
      queued: count('queued'),
      sent: count('sent'),
      cancelled: count('cancelled'),
      sendAt: own.find(({ runAt }) => runAt !== undefined)?.runAt ?? null,
      firstSentAt: left[0] ?? null,
      lastAt: left.at(-1) ?? null,
    };
  }

  async function accept(mail: SendEmailInput) {
    calls.push(mail);
    const detail = await leads.findById(mail.leadId);
    if (detail === null) throw failure(404, 'lead_not_found');
    const { lead } = detail;
    if (emailKey(mail.to) !== emailKey(lead.email)) throw failure(400, 'recipient_mismatch');
    if (parsePlaceholders(`${mail.subject}${mail.content}`).length > 0) throw failure(400, 'placeholder_unknown');
    const reach = reachOf(lead);
    const refused = reach === 'consent_missing' && mail.withoutConsent !== true ? reach : refusedBy[reach];
    if (refused !== undefined) throw failure(409, refused);
    const id = `${mail.campaignId} ${mail.leadId}`;
    const known = deliveries.get(id);
    if (known !== undefined && known.status !== 'cancelled') return { id, status: known.status, repeated: true };
    deliveries.set(id, {
      id,
      campaignId: mail.campaignId ?? '',
      leadId: lead.id,
      leadName: lead.name,
      to: lead.email,
      status: 'queued',
      attempts: 0,
      at: now(),
      retryable: false,
      ...(mail.sendAt === undefined ? {} : { runAt: mail.sendAt }),
    });
    return { id, status: 'queued' as const, repeated: false };
  }

  async function changed(id: string, suppressed: Lead['suppressed']) {
    const detail = await leads.findById(id);
    if (detail === null) throw failure(404, 'lead_not_found');
    return { ...detail.lead, suppressed };
  }

  const measures = { opens: false, clicks: false, deliveries: false };
  return {
    calls,
    deliver() {
      for (const [id, one] of deliveries) {
        if (one.status !== 'queued' || (one.runAt !== undefined && one.runAt > now())) continue;
        deliveries.set(id, { ...one, status: 'sent', attempts: 1, at: now() });
      }
    },
    sendEmail: (mail) => guarded(() => accept(mail)),
    campaignFigures: (ids) =>
      guarded(() => Promise.resolve({ campaigns: ids.flatMap((id) => figuresOf(id) ?? []), measures })),
    listDeliveries: (campaignId, { status } = {}) =>
      guarded(() => {
        const shown = of(campaignId).filter((one) => status === undefined || status.includes(one.status));
        return Promise.resolve({ deliveries: shown, count: shown.length, nextCursor: null });
      }),
    cancelCampaign: (campaignId) =>
      guarded(() => {
        const waiting = of(campaignId).filter(({ status }) => status === 'queued');
        for (const one of waiting) deliveries.set(one.id, { ...one, status: 'cancelled', at: now() });
        return Promise.resolve(waiting.length);
      }),
    retryCampaign: () => guarded(() => Promise.resolve(0)),
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
    resendConfirmation: (id) =>
      guarded(async () => {
        const detail = await leads.findById(id);
        if (detail === null) throw failure(404, 'lead_not_found');
        return detail.lead;
      }),
    blockLead: (id) => guarded(() => changed(id, 'blocked')),
    unblockLead: (id) => guarded(() => changed(id, null)),
    listConsents: () => guarded(() => Promise.resolve<readonly ConsentEntry[]>([])),
  };
}
