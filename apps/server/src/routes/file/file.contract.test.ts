import { defaultTemplates } from '@fnc/domain';
import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiTemplateRepository } from '@fnc/domain/storage';
import { aTemplate } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

const version = '4.0';
const none = { emailTemplates: 0 };

describe.each(engines)('the advisor’s file as a whole on $name', (engine) => {
  const shared = sharedServer(engine);
  let file: FileApiClient;
  let templates: ReturnType<typeof createApiTemplateRepository>;
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    templates = createApiTemplateRepository(client);
  });
  const names = async () => (await templates.list()).map(({ name }) => name);
  const welcome = defaultTemplates.map(({ name }) => name);
  const undoLast = async () => await file.undo((await file.state()).undo?.id ?? 'none');

  test('an export holds the records as the specification has them, and importing it changes nothing', async () => {
    const added = await templates.add(aTemplate({ name: 'Eigen' }));
    const { lists, broken } = await file.export();
    const { version: _version, ...record } = added;
    expect([lists.emailTemplates, broken]).toEqual([[...defaultTemplates, record], {}]);
    const plan = await file.plan({ ...lists, version });
    expect(plan).toMatchObject({ outcome: 'plan', lists: expect.arrayContaining([]) });
    if (plan.outcome !== 'plan') return;
    for (const list of plan.lists) expect([list.added, list.changed, list.broken]).toEqual([[], [], []]);
    expect(plan.lists.find(({ name }) => name === 'emailTemplates')?.skipped).toHaveLength(3);
  });

  test('an import adds, changes and sets aside what the plan said, keeps what it does not name, and can be undone', async () => {
    const own = await templates.add(aTemplate({ name: 'Eigen' }));
    const bundle = {
      emailTemplates: [
        { ...defaultTemplates[0], name: 'Anders' },
        aTemplate({ id: 'came', name: 'Nieuw' }),
        { id: 'broken', language: 'de' },
      ],
      version,
    };
    const plan = await file.plan(bundle);
    expect(plan).toMatchObject({
      lists: expect.arrayContaining([
        expect.objectContaining({
          name: 'emailTemplates',
          added: [{ id: 'came', name: 'Nieuw' }],
          changed: [{ id: 'welcome-nl', name: 'Anders', isOlder: false }],
          skipped: [],
          broken: [expect.objectContaining({ position: 3, reason: 'field_unreadable' })],
        }),
      ]),
    });
    expect(await names()).toEqual([...welcome, 'Eigen']);
    expect(await file.import(bundle)).toEqual({ outcome: 'done', change: expect.any(String) });
    expect(new Set(await names())).toEqual(new Set(['Anders', 'Eigen', 'Nieuw', welcome[1]]));
    expect(await templates.findById(own.id)).toMatchObject({ name: 'Eigen' });
    expect((await file.export()).broken).toEqual({ emailTemplates: [{ id: 'broken', language: 'de' }] });
    expect((await file.state()).broken).toEqual({ ...none, emailTemplates: 1 });
    expect(await undoLast()).toBe(true);
    expect(await names()).toEqual([...welcome, 'Eigen']);
    expect(await undoLast()).toBe(false);
  });

  test('the same import again changes nothing, sets nothing aside twice, and leaves the first one to be undone', async () => {
    const bundle = { emailTemplates: [aTemplate({ id: 'came' }), { id: 'broken', language: 'de' }], version };
    const first = await file.import(bundle);
    expect(await file.import(bundle)).toEqual({ outcome: 'done', change: null });
    expect((await file.state()).broken.emailTemplates).toBe(1);
    expect([(await file.state()).undo?.id]).toEqual([first.outcome === 'done' ? first.change : null]);
  });

  test('what was changed since an import is not lost by undoing it', async () => {
    await file.import({ emailTemplates: [aTemplate({ id: 'came', name: 'Nieuw' })], version });
    await templates.update('came', { name: 'Bewerkt' });
    expect(await undoLast()).toBe(false);
    expect(await templates.findById('came')).toMatchObject({ name: 'Bewerkt' });
  });

  test('clearing takes everything out of sight, gives back what a practice begins with, and can be undone', async () => {
    await templates.add(aTemplate({ name: 'Eigen' }));
    await templates.update('welcome-nl', { name: 'Anders' });
    const { counts, change } = await file.clear();
    expect([counts.emailTemplates, (await file.state()).undo?.id]).toEqual([3, change]);
    expect(await names()).toEqual(welcome);
    expect(await file.state()).toMatchObject({ removed: 1, undo: { kind: 'clear', by: 'admin' } });
    expect(await undoLast()).toBe(true);
    expect(await names()).toEqual(['Anders', welcome[1], 'Eigen']);
  });

  test('samples come and go, and leave what is real', async () => {
    const own = await templates.add(aTemplate({ name: 'Eigen' }));
    const { counts: added } = await file.addSamples();
    expect(added.emailTemplates).toBeGreaterThan(0);
    expect((await file.state()).samples.emailTemplates).toBe(added.emailTemplates);
    expect((await file.removeSamples()).counts.emailTemplates).toBe(added.emailTemplates);
    expect((await file.state()).samples).toEqual(none);
    expect(await templates.findById(own.id)).not.toBeNull();
    expect(await undoLast()).toBe(true);
    expect((await file.state()).samples.emailTemplates).toBe(added.emailTemplates);
  });

  test('samples of another moment stand in the place of those that are there', async () => {
    const { counts } = await file.addSamples();
    const before = await names();
    const { clock } = await shared.server();
    clock.now += 3_600_000;
    await file.addSamples();
    expect((await file.state()).samples).toEqual(counts);
    expect(await names()).toEqual(before);
    expect(await undoLast()).toBe(true);
    expect(await names()).toEqual(before);
    clock.now -= 3_600_000;
  });

  test.each([
    ['no export', { hello: 1 }, { code: 'bundle_unreadable' }],
    ['nothing', null, { code: 'bundle_unreadable' }],
    ['another version', { clients: [], version: '9.1' }, { code: 'bundle_version_unknown', version: '9.1' }],
  ])('%s is refused, planned or imported', async (_name, bundle, fault) => {
    expect(await file.plan(bundle)).toEqual({ outcome: 'refused', fault });
    expect(await file.import(bundle)).toEqual({ outcome: 'refused', fault });
    expect(await names()).toEqual(welcome);
  });
});
