import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { campaignSummary } from '../campaigns/campaignSummary.ts';
import { noAudience, refusedOf } from '../campaigns/sending/campaignSending.ts';
import { aCampaign, aDelivery, aTemplate, someFigures } from '../testing/campaignFixtures.ts';
import { aClient, aLead, aQuestion, aReport, fixedInstant } from '../testing/fixtures.ts';
import { apiContract, type ApiRouteName } from './contract.ts';
import { errorAnswerSchema } from './answers/publicAnswers.ts';
import type { ApiRoute } from './routes/route.ts';

const routes = Object.entries(apiContract) as [ApiRouteName, ApiRoute][];
const success = true;
const user = { username: 'admin', name: 'Admin', role: 'admin', mustChangePassword: true };
const lead = aLead();
const answer = { questionId: 'question_1', value: 'Nederland', updatedAt: fixedInstant };
const question = aQuestion();
const report = aReport({ version: 2 });
const client = aClient({ version: 1, leadId: lead.id, questions: [question], answers: [answer], reports: [report] });
const { questions: _questions, answers: _answers, reports: _reports, ...clientSummary } = client;
const { content: _content, ...reportSummary } = report;
const tally = { visits: 3, pageViews: 5, calculatorUsed: 1, guideRequested: 1, contactSent: 1 };
const events = [
  { id: '1', at: fixedInstant, kind: 'guide_requested', source: 'general', page: '/' },
  { id: '2', at: fixedInstant, kind: 'message_received', message: 'Kan het zo?', page: '/contact' },
  { id: '3', at: fixedInstant, kind: 'consent_given', wording: 'Ja', page: '/', language: 'nl' },
  { id: '6', at: fixedInstant, kind: 'unsubscribed' },
  { id: '7', at: fixedInstant, kind: 'subscribed_again' },
  { id: '8', at: fixedInstant, kind: 'newsletter_confirmed' },
  { id: '9', at: fixedInstant, kind: 'mail_bounced', to: 'jan@example.com', permanent: true, campaignId: 'c1' },
  { id: '10', at: fixedInstant, kind: 'mail_complained', to: 'jan@example.com', campaignName: 'Najaarsbrief' },
  { id: '4', at: fixedInstant, kind: 'status_changed', from: 'new', to: 'contacted', by: 'admin' },
  {
    id: '5',
    at: fixedInstant,
    kind: 'mail',
    mailKind: 'guide',
    subject: 'Je Cyprus-gids',
    to: 'jan@example.com',
    outcome: 'failed',
    attempts: 3,
    lastError: '550',
  },
  {
    id: '11',
    at: fixedInstant,
    kind: 'mail',
    mailKind: 'campaign',
    subject: 'Wat er verandert',
    to: 'jan@example.com',
    outcome: 'skipped',
    attempts: 0,
    campaignId: 'c1',
    campaignName: 'Najaarsbrief',
  },
];

const counts = { clients: 12, globalQuestions: 42, emailCampaigns: 2, emailTemplates: 4 };
const measures = { opens: true, clicks: false, deliveries: false };

/** One complete answer per call. */
const answers: Record<ApiRouteName, object> = {
  contact: { success, message: 'Bedankt' },
  subscribe: { success, message: 'Bedankt', downloadUrl: '/guide/cyprus-gids.pdf' },
  unsubscribe: { success, message: 'Afgemeld' },
  requestUnsubscribeLink: { success, message: 'Je krijgt een mail' },
  resubscribe: { success, message: 'Weer aangemeld' },
  confirmNewsletter: { success, message: 'Bevestigd' },
  count: { success },
  reportClientFault: { success },
  login: { success, token: 't', user },
  verify: { success, user },
  logout: { success },
  secondFactor: { success, on: true, since: fixedInstant, recoveryCodesLeft: 9 },
  setUpSecondFactor: { success, key: 'JBSWY3DP', uri: 'otpauth://totp/FNC:admin?secret=JBSWY3DP' },
  confirmSecondFactor: { success, recoveryCodes: ['abcd-efgh-ijkm-npqr'] },
  renewRecoveryCodes: { success, recoveryCodes: ['abcd-efgh-ijkm-npqr'] },
  switchOffSecondFactor: { success },
  listSessions: {
    success,
    sessions: [
      {
        id: 's1',
        browser: 'Firefox',
        system: 'Windows',
        signedInAt: fixedInstant,
        lastUsedAt: fixedInstant,
        current: true,
      },
      { id: 's2', browser: null, system: null, signedInAt: fixedInstant, lastUsedAt: fixedInstant, current: false },
    ],
  },
  endSession: { success },
  endOtherSessions: { success, ended: 2 },
  changePassword: { success, message: 'Gewijzigd' },
  listLeads: { success, leads: [lead], count: 1, total: 2, sources: ['linkedin'], nextCursor: null },
  findLead: { success, lead, events, openedByMachine: 2 },
  setLeadStatus: { success, lead },
  removeLead: { success },
  restoreLead: { success, lead },
  setLeadStatuses: {
    success,
    outcomes: [
      { id: lead.id, outcome: 'done', lead },
      { id: '2', outcome: 'missing' },
    ],
  },
  removeLeads: {
    success,
    outcomes: [
      { id: '1', outcome: 'done' },
      { id: '2', outcome: 'missing' },
    ],
  },
  restoreLeads: { success, outcomes: [{ id: '1', outcome: 'refused', code: 'lead_address_in_use' }] },
  adminStatus: {
    success,
    leadsCount: 3,
    waitingCount: 2,
    lateCount: 1,
    welcomeCount: 1,
    emailConfigured: false,
    uptime: 12.5,
    version: '0.1.0',
    mail: { queued: 1, sent: 2, failed: 0 },
    byStatus: { new: 1, contacted: 0, qualified: 0, converted: 1, rejected: 1 },
    bySource: [{ source: 'linkedin', leads: 3 }],
    failedMails: [{ leadId: lead.id, leadName: lead.name, mailKind: 'guide', at: fixedInstant }],
    backup: { lastGoodAt: fixedInstant, bytes: 1_200_000, obstacle: null },
    records: { clients: 12, campaigns: 3, templates: 2 },
  },
  countSummary: {
    success,
    from: '2026-11-20',
    to: '2026-11-20',
    days: [{ day: '2026-11-20', ...tally }],
    sources: [{ source: 'linkedin', ...tally }],
    funnel: { visits: 3, calculator: 1, guide: 1, leads: 2, converted: 1 },
    weeks: [{ year: 2026, week: 47, monday: '2026-11-16', leads: 2 }],
  },
  aiStatus: {
    success,
    configured: false,
    model: 'gpt-4',
    maxTokens: 4000,
    temperature: 0.7,
    baseUrl: 'https://api.openai.com/v1',
  },
  sendEmail: { success, id: 'd1', status: 'queued', repeated: false },
  campaignFigures: {
    success,
    campaigns: [someFigures({ sent: 3, opened: 1, sendAt: fixedInstant, lastAt: fixedInstant })],
    measures,
  },
  listDeliveries: {
    success,
    deliveries: [
      aDelivery(),
      aDelivery({ status: 'failed', reason: 'refused', detail: '550', retryable: true, runAt: fixedInstant }),
      aDelivery({
        openedAt: fixedInstant,
        openedByMachine: true,
        clickedAt: fixedInstant,
        unsubscribedAt: fixedInstant,
      }),
    ],
    count: 2,
    nextCursor: null,
  },
  cancelCampaign: { success, cancelled: 30 },
  retryCampaign: { success, queued: 2 },
  sendTestEmail: { success },
  mailStatus: {
    success,
    from: 'FNC <post@fnc.example>',
    replyTo: 'post@fnc.example',
    configured: true,
    dkimDomain: null,
    measures,
    perSecond: 10,
    perHour: null,
    serverTime: fixedInstant,
  },
  resendConfirmation: { success, lead: aLead({ consent: 'pending', consentAt: fixedInstant }) },
  correctLead: { success, lead, conflict: ['name'] },
  blockLead: { success, lead: aLead({ suppressed: 'blocked' }) },
  unblockLead: { success, lead },
  listConsents: {
    success,
    consents: [
      { kind: 'given', at: fixedInstant, wording: 'Ja', version: '2026-11', language: 'nl', page: '/' },
      { kind: 'withdrawn', at: fixedInstant },
    ],
  },
  mailEvents: { success, accepted: 2, ignored: 1 },
  fileState: {
    success,
    counts,
    clears: counts,
    broken: counts,
    samples: counts,
    removed: 4,
    undo: { id: 'u', kind: 'import', at: fixedInstant, by: 'marit' },
  },
  exportFile: {
    success,
    lists: {
      clients: [aClient()],
      globalQuestions: [aQuestion()],
      emailCampaigns: [aCampaign()],
      emailTemplates: [aTemplate()],
    },
    broken: { emailTemplates: [{ id: 7 }] },
  },
  exportLeads: { kind: 'leads', leads: [lead] },
  countExport: { success, clients: 12, answers: 480, reports: 31, campaigns: 3, templates: 6, leads: 100_000 },
  planImport: {
    success,
    outcome: 'plan',
    exportedAt: fixedInstant,
    lists: [
      {
        name: 'emailTemplates',
        added: [{ id: '1', name: 'Brief' }],
        changed: [{ id: '2', name: 'Welkom', isOlder: true }],
        skipped: [],
        broken: [{ position: 1, name: '', reason: 'not_a_record', field: '' }],
      },
    ],
  },
  importFile: { success, outcome: 'refused', code: 'bundle_version_unknown', version: '9' },
  clearFile: { success, counts, change: 'u' },
  addSamples: { success, counts, change: 'u' },
  removeSamples: { success, counts, change: null },
  undoFileChange: { success },
  followChanges: {
    seq: 8,
    changes: [{ seq: 8, at: fixedInstant, by: 'marit', noun: 'template', id: '1', kind: 'changed', fields: ['name'] }],
    missed: false,
  },
  listChanges: {
    success,
    changes: [
      {
        seq: 8,
        at: fixedInstant,
        by: null,
        noun: 'client',
        id: '1',
        kind: 'removed',
        fields: [],
        name: 'Golfslag bv',
        record: 'removed',
      },
    ],
    nextCursor: '8',
  },
  listTemplates: { success, templates: [aTemplate({ version: 3 })] },
  findTemplate: { success, template: aTemplate({ version: 1 }) },
  addTemplate: { success, template: aTemplate({ version: 1 }) },
  updateTemplate: { success, outcome: 'conflict', theirs: aTemplate({ version: 2 }), fields: ['name'] },
  removeTemplate: { success },
  restoreTemplate: { success, template: aTemplate({ version: 1 }) },
  listClients: {
    success,
    clients: [{ client: clientSummary, questions: 42, answered: 24, reports: 1 }],
    count: 1,
    total: 2,
    nextCursor: 'x',
  },
  addClient: { success, client },
  countFile: {
    success,
    totalClients: 4,
    pendingClients: 1,
    completedClients: 1,
    activeClients: 1,
    inactiveClients: 1,
    totalQuestions: 168,
    totalAnswers: 24,
  },
  findClientAlike: { success, alike: { client: { id: '1', name: 'Kompas', email: 'a@b.nl' }, by: 'name' } },
  findClientOfLead: { success, client: clientSummary },
  setClientStatus: { success, clients: [clientSummary] },
  findClient: { success, client },
  updateClient: { success, outcome: 'conflict', theirs: client, fields: ['name'] },
  removeClient: { success },
  restoreClient: { success, client },
  listQuestions: { success, questions: [question], version: 3 },
  saveQuestions: { success, outcome: 'conflict', theirs: { questions: [question], version: 4 } },
  countAnswers: { success, counts: [{ id: 'question_1', clients: 3 }] },
  listQuestionIds: { success, ids: ['question_1'] },
  listClientQuestions: { success, questions: [question], version: 3 },
  saveClientQuestions: { success, outcome: 'saved', version: 4 },
  findQuestionnaire: { success, questions: [question], ownCount: 1, answers: [answer] },
  saveAnswer: { success, outcome: 'conflict', theirs: answer },
  listReports: { success, reports: [reportSummary] },
  addReport: { success, report },
  findReport: { success, report, client: clientSummary },
  updateReport: { success, outcome: 'saved', record: report },
  startWriting: { success, report: aReport({ status: 'draft', content: '', writing: true, version: 1 }) },
  followWriting: { kind: 'text', position: 12, text: 'Cyprus ' },
  stopWriting: {
    success,
    report: aReport({
      status: 'draft',
      ended: { kind: 'failed', code: 'ai_error', message: 'Overloaded' },
      version: 2,
    }),
  },
  removeReport: { success },
  restoreReport: { success, report },
  listCampaigns: { success, campaigns: [campaignSummary(aCampaign({ version: 3 }))] },
  findCampaign: {
    success,
    campaign: aCampaign({
      version: 2,
      status: 'sent',
      sentAt: fixedInstant,
      scheduledAt: null,
      updatedAt: fixedInstant,
      templateId: 'welcome-nl',
      consentTick: { by: 'admin', at: fixedInstant, leads: 1 },
      accepted: ['1'],
      handedOver: true,
      sample: true,
    }),
  },
  addCampaign: { success, campaign: aCampaign({ version: 1 }) },
  updateCampaign: { success, outcome: 'conflict', theirs: aCampaign({ version: 2 }), fields: ['name'] },
  removeCampaign: { success },
  restoreCampaign: { success, campaign: aCampaign({ version: 1 }) },
  campaignAudience: { success, audience: { ...noAudience(), willGet: 3, byTick: 1 } },
  audienceOfChoice: { success, audience: { ...noAudience(), waiting: 2 } },
  sendCampaign: {
    success,
    sent: { accepted: 3, already: 1, refused: refusedOf(noAudience()), at: fixedInstant, sendAt: null },
  },
};

test('no two routes are the same', () => {
  const lines = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(lines).size).toBe(routes.length);
});

describe.each(routes)('%s', (name, route) => {
  // The server encodes answers with the reversed schema, which rejects schemas that transform.
  test('its answer is printed by the server and read by the client without a change', () => {
    const printed = JSON.stringify(z.encode(route.answer, answers[name]));
    expect(z.parse(route.answer, JSON.parse(printed))).toEqual(answers[name]);
  });

  test('its answer never holds what the contract does not name', () => {
    expect(z.encode(route.answer, { ...answers[name], password_hash: 'x' })).not.toHaveProperty('password_hash');
  });

  test('the parameters of its path are named in its schema', () => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    const { shape = {} } = (route.params ?? {}) as { shape?: object };
    expect(Object.keys(shape)).toEqual(inPath);
  });
});

test('an error is printed and read without a change', () => {
  const error = {
    success: false,
    error: 'Naam is verplicht',
    message: 'Naam is verplicht',
    code: 'name_required',
    issues: [{ path: 'name', code: 'name_required', message: 'Naam is verplicht' }],
    errorId: 'e-1',
  };
  const printed = JSON.stringify(z.encode(errorAnswerSchema, error as z.infer<typeof errorAnswerSchema>));
  expect(z.parse(errorAnswerSchema, JSON.parse(printed))).toEqual(error);
});
