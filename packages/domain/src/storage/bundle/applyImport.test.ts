import { describe, expect, test } from 'vitest';
import { aClient, aReport, fixedInstant } from '../../testing/fixtures.ts';
import { createLimitedStore } from '../../testing/limitedStore.ts';
import { applyImport } from './applyImport.ts';
import { printBundle } from './bundle.ts';
import { undoChange } from '../dataChange.ts';
import { exportBundle } from './exportBundle.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { planImport } from './planImport.ts';
import { readBundle, type ReadBundle } from './readBundle.ts';

const view = { id: '1', timestamp: fixedInstant, page: '/', language: 'nl' } as const;
const campaign = { id: '3', name: 'Najaarsbrief', recipients: ['1'], stats: { sent: 1 } };
const client = aClient({ reports: [aReport()], answers: [{ questionId: 'question_1', value: 'Nederland' }] });

const read = (bundle: unknown): ReadBundle => {
  const result = readBundle(typeof bundle === 'string' ? bundle : JSON.stringify(bundle));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const anExport = (lists: object) => ({ version: '4.0', timestamp: fixedInstant, clients: [], ...lists });
const plan = (lists: object, stored: Record<string, string> = {}) => {
  const store = createMemoryStore(stored);
  return { store, plan: planImport(read(anExport(lists)), exportBundle(store, fixedInstant)) };
};

describe('the plan of an import', () => {
  test('says what is added, changed, skipped and broken, by name', () => {
    const stored = [client, aClient({ id: '2', name: 'Loods & Log' })];
    const { plan: planned } = plan(
      { clients: [client, aClient({ id: '2', name: 'Loods en Log' }), aClient({ id: '3', name: 'Zeekaart' }), 'x'] },
      { clients: JSON.stringify(stored) },
    );
    expect(planned.isEmpty).toBe(false);
    expect(planned.lists[0]).toEqual({
      name: 'clients',
      skipped: [{ id: client.id, name: client.name }],
      changed: [{ id: '2', name: 'Loods en Log', isOlder: false }],
      added: [{ id: '3', name: 'Zeekaart' }],
      broken: [{ position: 4, name: '', reason: 'not_a_record', field: '' }],
    });
  });

  test('says when what is here is newer', () => {
    const { plan: planned } = plan(
      { clients: [aClient({ name: 'oud', updatedAt: '2026-01-01T00:00:00.000Z' })] },
      { clients: JSON.stringify([aClient({ name: 'nieuw', updatedAt: fixedInstant })]) },
    );
    expect(planned.lists[0]?.changed).toMatchObject([{ name: 'oud', isOlder: true }]);
  });

  test('of what is here already changes nothing', () => {
    const store = createMemoryStore({ clients: JSON.stringify([client]), email_campaigns: JSON.stringify([campaign]) });
    const bundle = exportBundle(store, fixedInstant);
    expect(planImport(read(printBundle(bundle)), bundle).isEmpty).toBe(true);
  });
});

describe('an import', () => {
  test('changes in place, adds at the end, and leaves alone what the export does not have', () => {
    const stored = [aClient({ id: '1', name: 'a' }), aClient({ id: '2', name: 'b' })];
    const { store, plan: planned } = plan(
      { clients: [aClient({ id: '3', name: 'c' }), aClient({ id: '1', name: 'A' })] },
      { clients: JSON.stringify(stored) },
    );
    applyImport(store, planned);
    const { clients } = exportBundle(store, fixedInstant);
    expect(clients.map(({ name }) => name)).toEqual(['A', 'b', 'c']);
  });

  test('works on what is stored by then', () => {
    const { store, plan: planned } = plan({ clients: [aClient({ id: '1' })] });
    store.setItem('clients', JSON.stringify([aClient({ id: '2', name: 'intussen' })]));
    applyImport(store, planned);
    expect(exportBundle(store, fixedInstant).clients.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('keeps broken records aside, once', () => {
    const { store, plan: planned } = plan({ clients: [7], broken: { fncLeads: ['older'] } });
    applyImport(store, planned);
    applyImport(store, planned);
    expect([store.getItem('clients.broken'), store.getItem('fnc_leads.broken')]).toEqual(['[7]', '["older"]']);
    expect(store.getItem('clients')).toBeNull();
  });

  test('keeps page views in order, and the newest 500', () => {
    const views = Array.from({ length: 400 }, (_, index) => ({ ...view, id: `here-${index}` }));
    const older = views.map((one, index) => ({ ...one, id: `came-${index}`, timestamp: '2026-01-01T00:00:00.000Z' }));
    const { store, plan: planned } = plan({ pageViews: older }, { page_views: JSON.stringify(views) });
    applyImport(store, planned);
    const kept = exportBundle(store, fixedInstant).pageViews;
    expect(kept).toHaveLength(500);
    expect(kept.filter(({ id }) => id.startsWith('here'))).toHaveLength(400);
    expect(kept[0]?.id).toBe('came-300');
  });

  test('is undone as a whole', () => {
    const { store, plan: planned } = plan({ clients: [client], emailCampaigns: [campaign], fncLeads: [7] });
    const change = applyImport(store, planned);
    expect(undoChange(store, change)).toBe(true);
    expect(exportBundle(store, fixedInstant)).toEqual(exportBundle(createMemoryStore(), fixedInstant));
    expect(store.getItem('clients')).toBeNull();
  });

  test('is not undone over what was stored since', () => {
    const { store, plan: planned } = plan({ clients: [client] });
    const change = applyImport(store, planned);
    store.setItem('clients', JSON.stringify([client, aClient({ id: '2' })]));
    expect(undoChange(store, change)).toBe(false);
    expect(exportBundle(store, fixedInstant).clients).toHaveLength(2);
  });

  test('that does not fit leaves everything as it was', () => {
    const store = createLimitedStore({ clients: JSON.stringify([aClient({ id: '1' })]) });
    const bundle = anExport({ clients: [aClient({ id: '2' })], emailTemplates: [{ id: '4', text: 'x'.repeat(900) }] });
    const planned = planImport(read(bundle), exportBundle(store, fixedInstant));
    const before = store.getItem('clients');
    store.setRoom(store.used() + 900);
    expect(() => applyImport(store, planned)).toThrow('storage_full');
    expect(store.getItem('clients')).toBe(before);
    expect(store.getItem('email_templates')).toBeNull();
    expect(exportBundle(store, fixedInstant).clients).toHaveLength(1);
  });
});
