import { type DataTest, storedClientSchema } from '@fnc/domain';
import { leadsInExport, problemOf } from '@fnc/domain/api';
import { aLead, fixedInstant, fixedNow } from '@fnc/domain/testing';
import { expect, test, vi } from 'vitest';
import { memoryServices } from '../testing/memoryServices.ts';
import { createDataTools } from '@fnc/domain/storage';
import { lazyDataTools, undoOffered } from './lazyDataTools.ts';

const client = (id: string, name = `Company ${id}`) => ({
  id,
  name,
  email: `${id}@fleet.example`,
  joinDate: '2026-11-01T09:00:00.000Z',
});

const fileOf = (text: string) => new File([text], 'fnc-export-2026-11-20.json');

const version = '4.0';

async function setUp(clients: readonly unknown[] = [client('1'), client('2')], signedIn = true, memoryOnly = false) {
  const services = memoryServices({ now: fixedNow, memoryOnly });
  await services.file.import({ clients, version });
  if (signedIn) services.tokens.write((await services.session.signIn('marit', 'rustig varen')).token);
  const tools = createDataTools({ ...services, problemOf });
  const names = async () =>
    (await services.file.export()).lists.clients.map((one) => storedClientSchema.parse(one).name);
  return { services, tools, names };
}

async function planOf({ tools }: Awaited<ReturnType<typeof setUp>>, text: string) {
  const reading = await tools.readImport(fileOf(text));
  if (reading.kind !== 'plan') throw new Error('The file was refused.');
  return reading;
}

test('an export is a file of the day, and its size is told', async () => {
  const { tools, services } = await setUp();
  const outcome = await tools.export();
  const [file] = services.downloads;
  expect(file?.fileName).toBe('fnc-export-2026-11-20.json');
  expect(JSON.parse(file?.text ?? '')).toMatchObject({ version: '4.0', clients: [{ id: '1' }, { id: '2' }] });
  expect(outcome).toEqual({ done: { fileName: file?.fileName, bytes: new Blob([file?.text ?? '']).size } });
  expect(tools.get().exportedAt).toBe(fixedInstant);
});

test('an export holds the leads of the server; an import counts them and leaves them where they are', async () => {
  const all = await setUp();
  const { tools, services } = all;
  const lead = aLead({ id: 's1' });
  async function* exportedLeads() {
    yield [lead];
    yield [aLead({ id: 's2' })];
  }
  const plans: unknown[] = [];
  const file = {
    ...services.file,
    plan: (bundle: unknown) => {
      plans.push(bundle);
      return services.file.plan(bundle);
    },
  };
  const withLeads = createDataTools({ ...services, file, exportedLeads, problemOf });
  await withLeads.export();
  const text = services.downloads[0]?.text ?? '';
  expect(JSON.parse(text)).toMatchObject({ version: '4.0', serverLeads: [lead, { id: 's2' }] });
  expect(await planOf({ ...all, tools: withLeads }, text)).toMatchObject({ serverLeads: 2 });
  // The plan sent to the server does not contain them.
  expect(plans).toEqual([expect.not.objectContaining({ serverLeads: expect.anything() })]);
  expect(tools.get().exportedAt).toBeNull();
});

async function* withoutEnd() {
  yield { kind: 'leads' as const, leads: [aLead()] };
}

test('when the leads break off there is no file, and why is told', async () => {
  const { services } = await setUp();
  const tools = createDataTools({ ...services, exportedLeads: () => leadsInExport(withoutEnd()), problemOf });
  expect(await tools.export()).toMatchObject({ problem: { code: 'cannot_connect' } });
  expect([services.downloads, tools.get().exportedAt]).toEqual([[], null]);
});

test('export, clear, import: all is back', async () => {
  const all = await setUp();
  const { tools, services, names } = all;
  await tools.export();
  expect(await tools.clear()).toMatchObject({ done: { clients: 2 } });
  expect(await names()).toEqual([]);
  const plan = await planOf(all, services.downloads[0]?.text ?? '');
  expect(plan.changes).toMatchObject([{ collection: 'clients', added: ['Company 1', 'Company 2'], skipped: 0 }]);
  expect(await names()).toEqual([]);
  expect(await plan.apply()).toBeNull();
  expect(await names()).toEqual(['Company 1', 'Company 2']);
});

test('what clearing leaves is not counted, before and after', async () => {
  const { services } = await setUp();
  const none = { clients: 0, globalQuestions: 0, emailCampaigns: 0, emailTemplates: 0 };
  const clears = { ...none, emailTemplates: 1 };
  const file = {
    ...services.file,
    state: async () => ({ ...(await services.file.state()), clears, removed: 7 }),
    clear: async () => ({ counts: { ...none, emailTemplates: 2 }, change: 'cleared' }),
  };
  const tools = createDataTools({ ...services, file, problemOf });
  const here = { fncLeads: 0, pageViews: 0, conversions: 0, broken: 0, removed: 0 };
  expect(await tools.count()).toEqual({ done: { ...here, ...clears } });
  expect(await tools.clear()).toEqual({ done: { ...here, ...none, emailTemplates: 2 } });
});

test('clearing counts the broken records of the server and of this browser apart', async () => {
  const stored = { 'fnc_leads.broken': JSON.stringify([{ id: '3' }]) };
  const services = memoryServices({ now: fixedNow, stored });
  await services.file.import({ clients: [client('1'), client('2'), { id: '3' }, { id: '4' }], version });
  const tools = createDataTools({ ...services, problemOf });
  expect(await tools.count()).toMatchObject({ done: { clients: 2, fncLeads: 0, broken: 3 } });
  expect(await tools.clear()).toMatchObject({ done: { clients: 2, broken: 3 } });
});

test('an import says what is new, changed, the same and broken, and can be undone', async () => {
  const all = await setUp();
  const { tools, names } = all;
  const bundle = {
    version,
    timestamp: fixedInstant,
    clients: [client('1'), client('2', 'New name'), client('3'), { id: '4' }],
  };
  const plan = await planOf(all, JSON.stringify(bundle));
  expect(plan.exportedAt).toBe(fixedInstant);
  expect(plan.changes).toEqual([
    {
      collection: 'clients',
      added: ['Company 3'],
      changed: ['New name'],
      newerHere: [],
      skipped: 1,
      broken: [expect.objectContaining({ position: 4 })],
    },
  ]);
  await plan.apply();
  expect(await names()).toEqual(['Company 1', 'New name', 'Company 3']);
  expect(tools.get().change?.kind).toBe('import');
  expect(await tools.undo(null)).toBeNull();
  expect(await names()).toEqual(['Company 1', 'Company 2']);
  expect(tools.get().change).toBeNull();
});

test('after the page was loaded again, what was done to all data can still be undone on the server', async () => {
  const { tools, services, names } = await setUp();
  await tools.clear();
  const { undo } = await services.file.state();
  const again = createDataTools({ ...services, problemOf });
  expect(await again.undo(undo)).toBeNull();
  expect(await names()).toEqual(['Company 1', 'Company 2']);
  expect((await services.file.state()).undo).toBeNull();
});

test('undoing what was changed since is refused, and not offered again', async () => {
  const { tools, services } = await setUp();
  await tools.clear();
  const { undo } = await services.file.state();
  expect(undoOffered(tools.get(), undo)).toBe('clear');
  await services.file.import({ clients: [client('5')], version });
  expect(await tools.undo(undo)).toEqual({ code: 'data_changed_since' });
  expect(undoOffered(tools.get(), undo)).toBeNull();
  const { undo: later } = await services.file.state();
  expect(undoOffered(tools.get(), later)).toBe('import');
});

test('what was stored after clearing is not lost by undoing', async () => {
  const { tools, services, names } = await setUp();
  await tools.clear();
  await services.file.import({ clients: [client('5')], version });
  expect(await tools.undo(null)).toEqual({ code: 'data_changed_since' });
  expect(await names()).toEqual(['Company 5']);
});

test.each([
  ['no export', '{"hello":1}', { code: 'bundle_unreadable' }, undefined],
  ['an export without a version', '{"clients":[]}', { code: 'bundle_unreadable' }, undefined],
  ['a cut off export', '{"version":"4.0","clients":[{"id"', { code: 'bundle_damaged' }, undefined],
  ['empty', '', { code: 'bundle_damaged' }, undefined],
  ['an export of another version', '{"version":"9.1","clients":[]}', { code: 'bundle_version_unknown' }, '9.1'],
])('a file that is %s is refused', async (_name, text, problem, told) => {
  const { tools } = await setUp();
  const reading = await tools.readImport(fileOf(text));
  expect(reading).toMatchObject({ kind: 'refused', problem });
  expect('version' in reading ? reading.version : undefined).toBe(told);
});

test('sample data is made by the server, which says how much', async () => {
  const { services } = await setUp();
  const done = { clients: 12, globalQuestions: 42, emailCampaigns: 3, emailTemplates: 3 };
  const changed = async () => ({ counts: done, change: 'made' });
  const file = { ...services.file, addSamples: changed, removeSamples: changed };
  const tools = createDataTools({ ...services, file, problemOf });
  expect(await tools.makeSamples()).toEqual({ done });
  expect(await tools.removeSamples()).toEqual({ done });
});

test('the test tells each check, and that a record is broken', async () => {
  const { tools, services } = await setUp([client('1'), { name: 'no id' }]);
  const told: DataTest[] = [];
  await tools.test((progress) => told.push(progress));
  const last = told.at(-1);
  expect(told.map(({ checks }) => checks.length)).toEqual([5, 9, 10]);
  expect(last?.total).toBe(10);
  expect(last?.checks).toContainEqual({ kind: 'store', problem: null });
  expect(last?.checks).toContainEqual({ kind: 'records', collection: 'clients', count: 1, broken: 1 });
  expect(last?.checks).toContainEqual({ kind: 'server', problem: null });
  await tools.downloadBroken();
  await expect.poll(() => services.downloads).toHaveLength(1);
  expect(JSON.parse(services.downloads[0]?.text ?? '')).toEqual({ clients: [{ name: 'no id' }] });
});

test('the test says when the server does not answer', async () => {
  const { tools } = await setUp([], false);
  const told: DataTest[] = [];
  await tools.test((progress) => told.push(progress));
  expect(told.at(-1)?.checks.at(-1)).toMatchObject({ kind: 'server', problem: { code: 'authentication_failed' } });
});

test('the test says that the browser blocks its storage', async () => {
  const { tools } = await setUp([], true, true);
  const told: DataTest[] = [];
  await tools.test((progress) => told.push(progress));
  expect(told.at(-1)?.checks[0]).toEqual({ kind: 'store', problem: { code: 'storage_blocked' } });
});

test('whoever signs in next has nothing to undo', async () => {
  const { tools } = await setUp();
  await tools.clear();
  tools.forget();
  expect(tools.get()).toEqual({ exportedAt: null, change: null, refused: null });
});

test('fetched at their first use, they remember the export and forget it with the session', async () => {
  const services = memoryServices({ now: fixedNow });
  services.tokens.write((await services.session.signIn('marit', 'rustig varen')).token);
  const tools = lazyDataTools(services);
  const seen: unknown[] = [];
  tools.subscribe(() => seen.push(tools.get().exportedAt));
  expect(await tools.export()).toMatchObject({ done: { fileName: 'fnc-export-2026-11-20.json' } });
  tools.forget();
  expect(seen[0]).toBe(fixedInstant);
  expect(tools.get()).toEqual({ exportedAt: null, change: null, refused: null });
});

test('whose code cannot be fetched, they say so', async () => {
  vi.doMock('./kept.ts', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const tools = lazyDataTools(memoryServices({ now: fixedNow }));
  const problem = { code: 'cannot_connect' };
  expect(await tools.count()).toMatchObject({ problem });
  expect(await tools.readImport(fileOf('{}'))).toMatchObject({ kind: 'refused', problem });
  expect(await tools.undo(null)).toMatchObject(problem);
  const progress: DataTest[] = [];
  await tools.test((now) => progress.push(now));
  expect(progress).toMatchObject([{ checks: [{ kind: 'server', problem }], total: 1 }]);
  vi.doUnmock('./kept.ts');
});
