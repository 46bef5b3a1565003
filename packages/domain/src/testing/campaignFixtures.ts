import type { Campaign } from '../campaigns/campaign.ts';
import type { CampaignFigures } from '../campaigns/campaignFigures.ts';
import type { Delivery } from '../campaigns/sending/delivery.ts';
import type { EmailTemplate } from '../templates/emailTemplate.ts';

/** A template with a first name placeholder; pass only the fields that matter to the test or story. */
export const aTemplate = (changes: Partial<EmailTemplate> = {}): EmailTemplate => ({
  id: '1793865600000',
  name: 'Welkom na de gids',
  subject: '{firstName|Welkom}, je intake ligt klaar',
  category: 'welcome',
  variables: ['firstName', 'profession'],
  content: '<p>Beste {firstName|lezer},</p><p>Als {profession|ondernemer} vroeg je de gids aan.</p>',
  createdAt: '2026-11-05T08:00:00.000Z',
  language: 'nl',
  ...changes,
});

/** The same to add: it gets its id from the store. */
export function aNewTemplate(changes: Partial<EmailTemplate> = {}): Omit<EmailTemplate, 'id'> {
  const { id: _id, ...template } = aTemplate(changes);
  return template;
}

/** A draft for one lead; pass only the fields that matter to the test or story. */
export const aCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: '1795090800000',
  name: 'Najaarsbrief',
  subject: 'Wat er in 2026 verandert, {firstName|daar}',
  content: '<p>Beste {firstName|lezer},</p><p>Drie dingen veranderen.</p>',
  recipients: ['1795165200000'],
  status: 'draft',
  createdAt: '2026-11-19T11:40:00.000Z',
  createdBy: 'admin',
  stats: { sent: 0, delivered: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 },
  ...changes,
});

/** The server's figures for `aCampaign` before anything happened and with nothing measured. */
export const someFigures = (changes: Partial<CampaignFigures> = {}): CampaignFigures => ({
  campaignId: '1795090800000',
  queued: 0,
  sent: 0,
  failed: 0,
  retryable: 0,
  skipped: 0,
  cancelled: 0,
  delivered: null,
  opened: null,
  openedByMachine: null,
  clicked: null,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  sendAt: null,
  firstSentAt: null,
  lastAt: null,
  missed: false,
  ...changes,
});

/** The mail of `aCampaign` to `aLead`, sent at the first attempt. */
export const aDelivery = (changes: Partial<Delivery> = {}): Delivery => ({
  id: '0193a1b2-0000-7000-8000-000000000001',
  campaignId: '1795090800000',
  leadId: '1795165200000',
  leadName: 'Esmee Golfslag',
  to: 'esmee@golfslag.example',
  status: 'sent',
  attempts: 1,
  at: '2026-11-20T13:10:00.000Z',
  retryable: false,
  ...changes,
});
