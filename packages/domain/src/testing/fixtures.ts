import { emptyClientForm, type Client } from '../clients/client.ts';
import type { Lead } from '../leads/lead.ts';
import type { Question } from '../questionnaires/question.ts';
import type { Report } from '../reports/report.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Now } from '../shared/ports.ts';

/** The current time in samples: Friday 20 November 2026, 14:10 in Amsterdam. */
export const fixedInstant: Instant = '2026-11-20T13:10:00.000Z';
export const fixedNow: Now = () => fixedInstant;

/** A complete lead, waiting since this morning; pass only the fields that matter to the test or story. */
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
  consent: 'none',
  suppressed: null,
  tags: [],
  notes: '',
  emailStats: { sent: 0, opened: 0, clicked: 0, bounced: 0 },
  waitingSince: '2026-11-20T07:00:00.000Z',
  welcomeSince: null,
  ...changes,
});

/** A client without questions; pass only the fields that matter to the test or story. */
export const aClient = (changes: Partial<Client> = {}): Client => ({
  ...emptyClientForm,
  id: '1793606400000',
  name: 'Kompas Maritiem Advies',
  email: 'bram@kompas.example',
  phone: '+31 6 00 00 00 11',
  address: 'Havenkade 12, 3011 AB Rotterdam',
  contactPerson: 'Bram Kompas',
  joinDate: '2026-11-02T08:00:00.000Z',
  reports: [],
  questions: [],
  answers: [],
  ...changes,
});

/** A required text question. */
export const aQuestion = (changes: Partial<Question> = {}): Question => ({
  id: 'question_1',
  section: 'Persoon en woonplaats',
  text: 'In welk land woon je?',
  type: 'text',
  required: true,
  options: [],
  ...changes,
});

/** A finished report with a text. */
export const aReport = (changes: Partial<Report> = {}): Report => ({
  id: '1795093200000',
  name: 'Cyprus Haalbaarheidsrapport',
  date: '2026-11-19',
  type: 'custom',
  status: 'completed',
  content: '# Samenvatting\n\nCyprus past bij deze situatie.',
  metadata: {
    clientName: 'Kompas Maritiem Advies',
    generatedAt: '2026-11-19T12:20:00.000Z',
    reportType: 'cyprus-feasibility',
    questionsAnalyzed: 42,
    answersAnalyzed: 24,
  },
  updatedAt: '2026-11-19T12:20:00.000Z',
  ...changes,
});
