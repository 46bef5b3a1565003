import type {
  Campaign,
  CampaignEntry,
  CampaignFigures,
  CampaignSummary,
  Delivery,
  EmailTemplate,
  Lead,
} from '@fnc/domain';
import { aCampaign, aDelivery, aLead, aTemplate, someFigures } from '@fnc/domain/testing';
import type { MailSettings } from '../campaigns/campaignData.ts';

const leads = (count: number): string[] => Array.from({ length: count }, (_, index) => `lead-${index + 1}`);

const campaign = (id: string, name: string, subject: string, changes: Partial<Campaign>): Campaign =>
  aCampaign({ id, name, subject, content: inviteHtml, ...changes });

/** For the list and for the editor, which has the whole campaign. */
interface SampleEntry extends CampaignEntry {
  readonly campaign: Campaign & CampaignSummary;
}

const entry = (campaignOf: Campaign, figures: Partial<CampaignFigures> | null = null): SampleEntry => ({
  campaign: { ...campaignOf, recipientCount: campaignOf.recipients.length },
  figures: figures && someFigures({ campaignId: campaignOf.id, ...figures }),
});

/** The mail of the design, with an unknown field. */
export const inviteHtml = `<p>Dag {firstName},</p>
<p>Je las onze gids over ondernemen via Cyprus.
Als {profession|ondernemer} heb je vast vragen over dagen en
bestuur. In dertig minuten lopen we ze langs.</p>
<p><a href="https://fnc.example/contact">Kies een moment</a></p>
<p>Tot snel. Groet, Marit</p>`;

export const inviteWithFault = inviteHtml.replace('Tot snel.', 'Tot snel, {voornaam}.');

export const completedEntry = entry(
  campaign('4', 'Najaarsbrief kapiteins', 'Wat verandert er voor wie vaart?', {
    status: 'sent',
    recipients: leads(65),
    sentAt: '2026-11-06T09:00:00.000Z',
    sentBy: 'marit',
  }),
  {
    sent: 62,
    failed: 2,
    retryable: 1,
    bounced: 1,
    delivered: 61,
    skipped: 1,
    unsubscribed: 1,
    firstSentAt: '2026-11-06T09:00:00.000Z',
    lastAt: '2026-11-06T09:44:00.000Z',
  },
);

export const runningEntry = entry(
  campaign('2', 'Novemberbrief kapiteins', 'Vaar je in 2027 onder een andere vlag?', {
    status: 'sent',
    recipients: leads(64),
    sentAt: '2026-11-20T13:04:00.000Z',
  }),
  { queued: 23, sent: 41, delivered: 41, firstSentAt: '2026-11-20T13:04:00.000Z', lastAt: '2026-11-20T13:09:30.000Z' },
);

export const plannedEntry = entry(
  campaign('1', 'Decemberbrief', 'Drie vragen voor het einde van het jaar', {
    status: 'scheduled',
    recipients: leads(58),
    scheduledAt: '2026-12-01T08:00:00.000Z',
    handedOver: true,
  }),
  { queued: 58, sendAt: '2026-12-01T08:00:00.000Z' },
);

export const draftEntry = entry(
  campaign('3', 'Intake-uitnodiging LinkedIn', 'Dag {firstName}, plan je gratis intake', {
    recipients: leads(14),
    updatedAt: '2026-11-20T12:40:00.000Z',
  }),
);

/** Stopped half way: 66 of 494 have it. */
export const stoppedEntry = entry(
  campaign('10', 'Voorjaarsbrief', 'Wat verandert er in het voorjaar?', {
    status: 'stopped',
    recipients: leads(494),
    sentAt: '2026-11-18T09:00:00.000Z',
    handedOver: false,
  }),
  {
    sent: 66,
    cancelled: 30,
    delivered: 33,
    bounced: 1,
    firstSentAt: '2026-11-18T09:00:00.000Z',
    lastAt: '2026-11-18T09:04:00.000Z',
  },
);

/** Opens and clicks were measured. */
export const measuredEntry = entry(
  campaign('5', 'Wat verandert er in 2026?', 'Cyprus rekent vanaf nu 15 %', {
    status: 'completed',
    recipients: leads(72),
    sentAt: '2026-10-19T07:30:00.000Z',
  }),
  { sent: 72, delivered: 72, opened: 30, openedByMachine: 6, clicked: 9, firstSentAt: '2026-10-19T07:30:00.000Z' },
);

/** The eight campaigns of the design: every status, a running send, failures, and two that were measured. */
export const sampleEntries: readonly SampleEntry[] = [
  plannedEntry,
  runningEntry,
  draftEntry,
  completedEntry,
  measuredEntry,
  entry(
    campaign('6', 'Welkom na de gids (Copy)', 'Je Cyprus-gids, {firstName}', {
      recipients: [],
      updatedAt: '2026-10-15T09:00:00.000Z',
    }),
  ),
  entry(
    campaign('7', 'Substance in de praktijk', 'Waarom een postadres niet genoeg is', {
      status: 'sent',
      recipients: leads(70),
      sentAt: '2026-09-29T07:00:00.000Z',
    }),
    { sent: 68, failed: 2, delivered: 68, firstSentAt: '2026-09-29T07:00:00.000Z' },
  ),
  entry(
    campaign('8', 'Zomerbrief zeevarenden', 'Zes maanden op zee: telt dat mee?', {
      status: 'completed',
      recipients: leads(66),
      sentAt: '2026-07-15T07:00:00.000Z',
    }),
    { sent: 66, delivered: 66, opened: 25, openedByMachine: 2, clicked: 6, firstSentAt: '2026-07-15T07:00:00.000Z' },
  ),
];

export const longEntry = entry(
  campaign('99', 'Belastingverdragsinterpretatiebrief '.repeat(4).trim(), `Onafgebroken${'onderwerp'.repeat(16)}`, {
    recipients: leads(12_345),
    status: 'sent',
    sentAt: '2026-11-02T08:00:00.000Z',
  }),
  { sent: 12_000, failed: 345, firstSentAt: '2026-11-02T08:00:00.000Z' },
);

const names: readonly (readonly [string, Partial<Lead>])[] = [
  ['Esmee Golfslag', { status: 'new', profession: 'maritime-pilot' }],
  ['Femke Baken', { status: 'contacted', lastEmailSent: '2026-11-06T09:00:00.000Z' }],
  ['Daan Ankerplaats', { status: 'contacted', consent: 'none' }],
  [
    'Sven Mastbos',
    {
      status: 'contacted',
      subscribed: false,
      unsubscribedAt: '2026-10-03T09:00:00.000Z',
      lastEmailSent: '2026-10-03T07:00:00.000Z',
    },
  ],
  ['Noor Sextant', { status: 'qualified', lastEmailSent: '2026-11-06T09:00:00.000Z' }],
  ['Thijs Scheepsbel', { status: 'new', suppressed: 'bounced', lastEmailSent: '2026-11-06T09:00:00.000Z' }],
  ['Iris Getijde', { status: 'qualified', consent: 'none' }],
  ['Ruben Vloedlijn', { status: 'contacted', lastEmailSent: '2026-10-19T07:00:00.000Z' }],
  ['Lotte Stuurboord', { profession: 'offshore-worker', source: 'calculator' }],
  ['Tess Noordster', { profession: 'werktuigkundige' }],
  ['Yara Zeekaart', { source: 'facebook' }],
  ['Pieter Loodslijn', { consent: 'none' }],
  ['Mirthe Vuurtoren', { consent: 'pending' }],
  ['Anouk van der Boei', {}],
  ['Wouter Westerstorm', { source: 'facebook' }],
  ['Sanne Zeewind', { consent: 'none' }],
  ['Maximiliaan van den Zeewolde-Stormvogel', { profession: 'bootsman' }],
  ['Klaas Kielzog', { profession: 'kapitein', source: 'website', language: 'en' }],
  ['Joris Bakboord', { profession: 'schipper', source: 'website' }],
  ['Gijs Halfweg', { profession: 'anders', source: 'website' }],
];

const address = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@zee.example`;

/** Twenty leads, of every kind: consent, none recorded, pending, unsubscribed, and an address that refuses mail. */
export const mailLeads: readonly Lead[] = names.map(([name, changes], index) =>
  aLead({
    id: `lead-${index + 1}`,
    name,
    email: address(name),
    consent: 'confirmed',
    consentAt: '2026-11-17T09:00:00.000Z',
    status: 'contacted',
    waitingSince: null,
    ...changes,
  }),
);

/** This many leads, each with a name of its own. */
export const manyMailLeads = (count: number): readonly Lead[] =>
  Array.from({ length: count }, (_, index): Lead => {
    const like = mailLeads[index % mailLeads.length] as Lead;
    return { ...like, id: `many-${index}`, name: `${like.name} ${index + 1}` };
  });

export const sampleTemplates: readonly EmailTemplate[] = [
  aTemplate({ id: 't1', content: inviteHtml, updatedAt: '2026-11-20T10:00:00.000Z', version: 3 }),
  aTemplate({
    id: 't2',
    name: 'Welcome after the guide',
    subject: '{firstName|Welcome}, your introductory call is ready',
    language: 'en',
    updatedAt: '2026-11-20T09:00:00.000Z',
  }),
  aTemplate({ id: 't3', name: 'Intake voorstellen', category: 'followUp', createdAt: '2026-11-12T09:00:00.000Z' }),
  aTemplate({ id: 't4', name: 'Maandbrief', category: 'newsletter', createdAt: '2026-10-28T09:00:00.000Z' }),
];

export const mailSettings: MailSettings = {
  from: 'FNC <post@fnc.example>',
  replyTo: 'marit@fnc.example',
  configured: true,
  dkimDomain: 'fnc.example',
  perSecond: 5,
  perHour: null,
};

const delivery = (id: number, leadName: string, changes: Partial<Delivery>): Delivery =>
  aDelivery({
    id: `d${id}`,
    campaignId: '4',
    leadId: `lead-${id}`,
    leadName,
    to: address(leadName),
    status: 'delivered',
    at: '2026-11-06T09:01:00.000Z',
    ...changes,
  });

/** The outcome in the design: three kinds of failure, one skipped, and the delivered mails. */
export const sampleDeliveries: readonly Delivery[] = [
  delivery(8, 'Ruben Vloedlijn', {
    status: 'failed',
    reason: 'deferred',
    detail: '452 4.2.2 mailbox full',
    attempts: 3,
    retryable: true,
    at: '2026-11-06T09:42:00.000Z',
  }),
  delivery(6, 'Thijs Scheepsbel', { status: 'bounced', reason: 'mailbox_unknown', detail: '550 5.1.1' }),
  delivery(21, 'Kaat Kluiverboom', {
    status: 'failed',
    reason: 'refused',
    detail: '554 5.7.1 rejected',
    at: '2026-11-06T09:44:00.000Z',
  }),
  delivery(4, 'Sven Mastbos', { status: 'skipped', reason: 'unsubscribed', attempts: 0 }),
  delivery(14, 'Wouter Westerstorm', {
    at: '2026-11-06T09:00:00.000Z',
    clickedAt: '2026-11-06T11:00:00.000Z',
    unsubscribedAt: '2026-11-06T11:02:00.000Z',
  }),
  delivery(2, 'Femke Baken', { at: '2026-11-06T09:00:00.000Z', openedAt: '2026-11-06T11:00:00.000Z' }),
  delivery(5, 'Noor Sextant', { at: '2026-11-06T09:00:00.000Z', clickedAt: '2026-11-06T11:00:00.000Z' }),
  delivery(3, 'Daan Ankerplaats', { attempts: 2, at: '2026-11-06T09:06:00.000Z' }),
  delivery(7, 'Iris Getijde', { openedAt: '2026-11-06T09:01:05.000Z', openedByMachine: true }),
  delivery(22, '', { leadName: '', to: '', status: 'sent' }),
];
