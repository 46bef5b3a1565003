import type { Instant, Lead, LeadEvent } from '@fnc/domain';
import { aLead, fixedInstant } from '@fnc/domain/testing';

export const now: Instant = fixedInstant;

const ago = (hours: number, minutes = 0): Instant =>
  new Date(Date.parse(now) - (hours * 60 + minutes) * 60_000).toISOString();

const lead = (id: string, name: string, email: string, changes: Partial<Lead>): Lead =>
  aLead({ id, name, email, waitingSince: null, status: 'contacted', ...changes });

/** The twelve leads of the design. */
export const sampleLeads: readonly Lead[] = [
  lead('1', 'Klaas Kielzog', 'klaas@kielzog.example', {
    profession: 'kapitein',
    source: 'website',
    status: 'new',
    waitingSince: ago(25, 22),
    createdAt: ago(25, 22),
  }),
  lead('2', 'Esmee Golfslag', 'esmee@golfslag.example', {
    status: 'new',
    waitingSince: ago(21, 46),
    createdAt: ago(77),
  }),
  lead('3', 'Joris Bakboord', 'joris@bakboord.example', {
    profession: 'schipper',
    source: 'website',
    status: 'new',
    waitingSince: ago(14, 5),
    createdAt: ago(14, 5),
  }),
  lead('4', 'Tess Noordster', 'tess@noordster.example', {
    profession: 'werktuigkundige',
    status: 'new',
    waitingSince: ago(6, 30),
    createdAt: ago(6, 30),
  }),
  lead('5', 'Gijs Halfweg', 'gijs.halfweg@overstag.example', {
    profession: 'anders',
    source: 'website',
    status: 'new',
    waitingSince: ago(0, 48),
    createdAt: ago(0, 48),
  }),
  lead('6', 'Femke Baken', 'femke@baken.example', { profession: 'stuurman', createdAt: ago(50) }),
  lead('7', 'Lotte Stuurboord', 'lotte@stuurboord.example', {
    profession: 'offshore-worker',
    source: 'calculator',
    createdAt: ago(98),
  }),
  lead('8', 'Daan Ankerplaats', 'daan@ankerplaats.example', {
    profession: 'kapitein',
    status: 'qualified',
    createdAt: ago(170),
  }),
  lead('9', 'Noor Sextant', 'noor@sextant.example', { source: 'general', status: 'qualified', createdAt: ago(194) }),
  lead('10', 'Maximiliaan van den Zeewolde-Stormvogel', 'maximiliaan.zeewolde@stormvogel.example', {
    profession: 'bootsman',
    createdAt: ago(76),
  }),
  lead('11', 'Wouter Westerstorm', 'wouter@westerstorm.example', {
    profession: 'schipper',
    source: 'facebook',
    status: 'converted',
    createdAt: ago(218),
  }),
  lead('12', 'Yara Zeekaart', 'yara@zeekaart.example', {
    profession: 'werktuigkundige',
    source: 'facebook',
    status: 'rejected',
    createdAt: ago(242),
  }),
];

/** A very long name, address and function. */
export const longLead: Lead = lead(
  '99',
  'Wilhelmina-Alexandrine '.repeat(4).trim(),
  `${'a'.repeat(60)}@${'b'.repeat(50)}.example`,
  {
    profession: 'bootsman',
    source: 'een-bron-die-niemand-kent',
    status: 'converted',
    createdAt: '2025-02-03T09:00:00.000Z',
  },
);

export const waitingLead: Lead = sampleLeads[1] ?? aLead();

const stamp = (id: string, at: Instant) => ({ id, at });

/** The events of `waitingLead`, newest first: every kind of event and every outcome of a mail. */
export const sampleEvents: readonly LeadEvent[] = [
  {
    ...stamp('e8', ago(21, 44)),
    kind: 'mail',
    mailKind: 'contact_confirmation',
    subject: 'We hebben je bericht ontvangen',
    to: waitingLead.email,
    outcome: 'failed',
    attempts: 5,
    lastError: '550 5.1.1 mailbox unavailable',
  },
  {
    ...stamp('e7', ago(21, 45)),
    kind: 'mail',
    mailKind: 'contact_advisor',
    subject: 'Nieuw bericht van Esmee Golfslag',
    to: 'post@fnc.example',
    outcome: 'queued',
    attempts: 0,
  },
  {
    ...stamp('e6', ago(21, 46)),
    kind: 'message_received',
    page: '/',
    message:
      'Graag een intake, het liefst dinsdag. Ik factureer nu vanuit een bv in Rotterdam en zit ongeveer 140 dagen per jaar bij klanten in Limassol. Kan de bv blijven bestaan naast een Cyprus Ltd?',
  },
  { ...stamp('e5b', ago(74)), kind: 'subscribed_again' },
  { ...stamp('e5a', ago(74, 30)), kind: 'unsubscribed' },
  { ...stamp('e5', ago(75)), kind: 'status_changed', from: 'contacted', to: 'new', by: 'admin' },
  { ...stamp('e4', ago(76)), kind: 'status_changed', from: 'new', to: 'contacted', by: 'admin' },
  {
    ...stamp('e3', ago(77)),
    kind: 'mail',
    mailKind: 'guide',
    subject: 'Je Cyprus-gids',
    to: waitingLead.email,
    outcome: 'sent',
    attempts: 1,
  },
  {
    ...stamp('e2', ago(77, 1)),
    kind: 'consent_given',
    wording: 'Ja, stuur mij maximaal één keer per maand nieuws.',
    page: '/linkedin',
    language: 'nl',
  },
  { ...stamp('e1', ago(77, 1)), kind: 'guide_requested', source: 'linkedin', page: '/linkedin' },
];

/** This many events, each older than the one before. */
export const manyEvents = (count: number): readonly LeadEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const event = sampleEvents[index % sampleEvents.length] ?? stamp('', now);
    return { ...event, ...stamp(`m${index}`, ago(21 + index * 350)) } as LeadEvent;
  });
