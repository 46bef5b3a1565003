import { describe, expect, test } from 'vitest';
import { noCampaignStats } from '../../campaigns/campaign.ts';
import { aCampaign, aTemplate } from '../../testing/campaignFixtures.ts';
import { aClient, aLead, aQuestion, aReport, fixedInstant, fixedNow } from '../../testing/fixtures.ts';
import { createStoredPageViewRepository } from '../../tracking/storedTracking.ts';
import { trackingCap } from '../../tracking/trackingLog.ts';
import { bundleFileName, printBundle, printBundleInParts } from './bundle.ts';
import { clearData, countRemoved } from '../clearData.ts';
import { undoChange } from '../dataChange.ts';
import { exportBundle } from './exportBundle.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { parseBundle, readBundle, type ReadBundle, withoutServerLeads } from './readBundle.ts';

const view = { id: '1', timestamp: fixedInstant, page: '/', language: 'nl' } as const;
const conversion = {
  id: '2',
  timestamp: fixedInstant,
  type: 'contact_sent',
  page: '/',
  source: 'website',
  language: 'nl',
};
const campaign = aCampaign({ stats: { ...noCampaignStats(), sent: 1 } });
const template = aTemplate();
const client = aClient({
  reports: [aReport()],
  questions: [aQuestion()],
  answers: [{ questionId: 'question_1', value: 'Nederland' }],
});
const lead = aLead();
const events = [{ leadId: lead.id, event: { id: '9', at: fixedInstant, kind: 'message_received', message: '?' } }];

const everything = (): Record<string, string> => ({
  clients: JSON.stringify([client]),
  global_questions: JSON.stringify([aQuestion({ id: 'g1' })]),
  fnc_leads: JSON.stringify([lead]),
  fnc_lead_events: JSON.stringify(events),
  page_views: JSON.stringify([view]),
  conversions: JSON.stringify([conversion]),
  email_campaigns: JSON.stringify([campaign]),
  email_templates: JSON.stringify([template]),
  fnc_admin_token: 'secret-token',
  openai_api_key: 'sk-secret',
  i18nextLng: 'nl',
});
const read = (bundle: unknown): ReadBundle => {
  const result = readBundle(typeof bundle === 'string' ? bundle : JSON.stringify(bundle));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const anExport = (lists: object) => ({ version: '4.0', timestamp: fixedInstant, clients: [], ...lists });

describe('the leads of the server in an export', () => {
  const bundle = exportBundle(createMemoryStore(everything()), fixedInstant);
  const leads = [aLead({ id: 's1' }), aLead({ id: 's2', subscribed: false }), aLead({ id: 's3' })];
  async function printed(...pieces: readonly (typeof leads)[]): Promise<string> {
    let text = '';
    async function* coming() {
      yield* pieces;
    }
    for await (const part of printBundleInParts(bundle, coming())) text += part;
    return text;
  }

  test('stand beside what the specification has, which is as it was before', async () => {
    const text = await printed(leads.slice(0, 2), [], leads.slice(2));
    expect(JSON.parse(text)).toEqual({ ...(JSON.parse(printBundle(bundle)) as object), serverLeads: leads });
    expect(JSON.parse(await printed())).toEqual({
      ...(JSON.parse(printBundle(bundle)) as object),
      serverLeads: [],
    });
  });

  test('are counted by who reads it, and are no part of what is imported', async () => {
    const text = await printed(leads);
    expect(read(text)).toEqual({ ...read(printBundle(bundle)), serverLeads: 3 });
    expect(withoutServerLeads(parseBundle(text))).toEqual(JSON.parse(printBundle(bundle)));
    expect(withoutServerLeads('hello')).toBe('hello');
    expect(read(printBundle(bundle)).serverLeads).toBe(0);
  });
});

describe('the export', () => {
  test('has the fields of the specification and all that is kept', () => {
    expect(exportBundle(createMemoryStore(everything()), fixedInstant)).toEqual({
      clients: [client],
      globalQuestions: [aQuestion({ id: 'g1' })],
      fncLeads: [lead],
      pageViews: [view],
      conversions: [conversion],
      emailCampaigns: [campaign],
      emailTemplates: [template],
      fncLeadEvents: events,
      timestamp: fixedInstant,
      version: '4.0',
    });
  });

  test('of an empty browser has empty lists', () => {
    expect(exportBundle(createMemoryStore(), fixedInstant)).toEqual({
      clients: [],
      globalQuestions: [],
      fncLeads: [],
      pageViews: [],
      conversions: [],
      emailCampaigns: [],
      emailTemplates: [],
      timestamp: fixedInstant,
      version: '4.0',
    });
  });

  test('never holds the token or the key of the AI service', () => {
    expect(printBundle(exportBundle(createMemoryStore(everything()), fixedInstant))).not.toContain('secret');
  });

  test('takes along what cannot be read', () => {
    const store = createMemoryStore({ clients: '[{"id":1}]', page_views: 'no json', 'fnc_leads.broken': '["older"]' });
    expect(exportBundle(store, fixedInstant).broken).toEqual({
      clients: [{ id: 1 }],
      pageViews: ['no json'],
      fncLeads: ['older'],
    });
  });

  test('is named after the day in Amsterdam', () => {
    expect(bundleFileName('2026-11-20T23:30:00.000Z')).toBe('fnc-export-2026-11-21.json');
  });
});

describe('reading an export', () => {
  test.each([
    ['no JSON', 'clients'],
    ['a list', '[]'],
    ['nothing of ours', '{"version":"4.0","leads":[]}'],
    ['one without a version', '{"clients":[]}'],
    ['one with an empty version', '{"clients":[],"version":null}'],
    ['empty', ''],
  ])('%s is no export', (_name, text) => {
    expect(readBundle(text)).toEqual({ ok: false, error: { code: 'bundle_unreadable' } });
  });

  test.each([
    ['5.0', '5.0'],
    [3, '3'],
  ])('version %j is not ours', (version, named) => {
    expect(readBundle(JSON.stringify({ clients: [], version }))).toEqual({
      ok: false,
      error: { code: 'bundle_version_unknown', version: named },
    });
  });

  test.each(['4.0', '4', 4])('version %j is', (version) => {
    expect(readBundle(JSON.stringify({ clients: [], version })).ok).toBe(true);
  });

  test('a byte order mark and missing lists do no harm', () => {
    const bundle = read('\uFEFF{"version":"4.0","clients":[]}');
    expect(bundle.lists.emailTemplates).toEqual({ records: [], broken: [], aside: [] });
    expect(bundle.timestamp).toBeNull();
  });

  test('broken records are told apart, by place, name and reason', () => {
    const { broken, records, aside } = read(
      anExport({ clients: [client, 7, { name: 'Anker bv', joinDate: 1 }, { ...client, answers: [{}] }] }),
    ).lists.clients;
    expect(records).toEqual([client]);
    expect(broken).toEqual([
      { position: 2, name: '', reason: 'not_a_record', field: '' },
      { position: 3, name: 'Anker bv', reason: 'id_missing', field: 'id' },
      { position: 4, name: client.name, reason: 'field_unreadable', field: 'answers.0.questionId' },
    ]);
    expect(aside).toHaveLength(3);
  });
});

describe('clearing', () => {
  test('forgets all data, also what was removed and set aside, and nothing else', async () => {
    const store = createMemoryStore({ ...everything(), 'clients.broken': '[1]' });
    store.setItem('clients_removed', JSON.stringify([{ client, removedAt: fixedInstant }]));
    store.setItem('email_campaigns_removed', JSON.stringify([{ record: campaign, removedAt: fixedInstant }]));
    store.setItem('email_templates_removed', JSON.stringify([{ record: template, removedAt: fixedInstant }]));
    clearData(store);
    expect(exportBundle(store, fixedInstant)).toEqual(exportBundle(createMemoryStore(), fixedInstant));
    const keys = ['clients', 'clients_removed', 'clients.broken', 'fnc_lead_events'];
    for (const key of [...keys, 'email_campaigns', 'email_campaigns_removed', 'email_templates_removed']) {
      expect(store.getItem(key)).toBeNull();
    }
    expect([store.getItem('fnc_admin_token'), store.getItem('i18nextLng')]).toEqual(['secret-token', 'nl']);
  });

  test('is undone to the letter', () => {
    const store = createMemoryStore(everything());
    expect(undoChange(store, clearData(store))).toBe(true);
    for (const [key, text] of Object.entries(everything())) expect(store.getItem(key)).toBe(text);
  });

  test('is undone although the public site counts on: visits from before and from since are both there', async () => {
    const store = createMemoryStore(everything());
    const views = createStoredPageViewRepository({ store, now: fixedNow });
    const before = await views.list();
    const change = clearData(store);
    const since = await views.add({ page: '/gids', language: 'nl' });
    expect(undoChange(store, change)).toBe(true);
    expect(await views.list()).toEqual([...before, since]);
    expect(store.getItem('clients')).toBe(everything().clients);
  });

  test('is undone within the cap of the visits: the newest stay', async () => {
    const many = Array.from({ length: trackingCap }, (_, index) => ({ id: String(index), timestamp: fixedInstant }));
    const store = createMemoryStore({ conversions: JSON.stringify(many) });
    const change = clearData(store);
    store.setItem('conversions', '[{"id":"new"}]');
    expect(undoChange(store, change)).toBe(true);
    const left = JSON.parse(store.getItem('conversions') ?? '') as { id: string }[];
    expect([left.length, left[0]?.id, left.at(-1)?.id]).toEqual([trackingCap, '1', 'new']);
  });

  test('counts what was removed, and clears it too', () => {
    const store = createMemoryStore(everything());
    store.setItem('clients_removed', JSON.stringify([{ client, removedAt: fixedInstant }]));
    expect(countRemoved(store)).toBe(1);
    clearData(store);
    expect(countRemoved(store)).toBe(0);
  });
});
