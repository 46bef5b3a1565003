import type { Lead } from '../leads/lead.ts';
import type { Instant } from '../shared/instant.ts';
import type { Now } from '../shared/ports.ts';

/** The moment of the samples: Friday 20 November 2026, 14:10 in Amsterdam. */
export const fixedInstant: Instant = '2026-11-20T13:10:00.000Z';
export const fixedNow: Now = () => fixedInstant;

/** A complete lead that waits for an answer since this morning; say only what matters to the test or story. */
export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  id: '1795165200000',
  createdAt: '2026-11-20T07:00:00.000Z',
  name: 'Esmee Golfslag',
  email: 'esmee@golfslag.example',
  phone: '+31 6 00 00 00 02',
  profession: 'maritime-pilot',
  source: 'linkedin',
  leadMagnet: 'cyprus-ebook',
  page: '/linkedin',
  language: 'nl',
  status: 'new',
  subscribed: true,
  tags: [],
  notes: '',
  emailStats: { sent: 0, opened: 0, clicked: 0, bounced: 0 },
  waitingSince: '2026-11-20T07:00:00.000Z',
  ...changes,
});
