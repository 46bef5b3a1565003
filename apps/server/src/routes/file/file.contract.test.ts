import { defaultTemplates } from '@fnc/domain';
import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiClientRepository,
  createApiQuestionnaireRepository,
  createApiReportRepository,
  createApiTemplateRepository,
} from '@fnc/domain/storage';
import { aCampaign, aClient, aQuestion, aReport, aNewTemplate, aTemplate } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

const version = '4.0';
const none = { clients: 0, globalQuestions: 0, emailCampaigns: 0, emailTemplates: 0 };

/** Records of three lists, all with the same id. */
const twins = (called: readonly string[]) => ({
  clients: called.map((name) => aClient({ id: 'twin', name })),
  emailCampaigns: called.map((name) => aCampaign({ id: 'twin', name })),
  emailTemplates: called.map((name) => aTemplate({ id: 'twin', name })),
  version,
});
const ofEach = (plan: readonly (readonly string[])[]) => [plan, plan, plan];

describe.each(engines)('the advisor’s file as a whole on $name', (engine) => {
  const shared = sharedServer(engine);
  let file: FileApiClient;
  let templates: ReturnType<typeof createApiTemplateRepository>;
  let clients: ReturnType<typeof createApiClientRepository>;
  let questionnaires: ReturnType<typeof createApiQuestionnaireRepository>;
  let reports: ReturnType<typeof createApiReportRepository>;
  let campaigns: ReturnType<typeof createApiCampaignRepository>;
  beforeEach(async () => {
    const client = await shared.emptied();
    file = createFileApiClient(client);
    templates = createApiTemplateRepository(client);
    clients = createApiClientRepository(client);
    questionnaires = createApiQuestionnaireRepository(client);
    reports = createApiReportRepository(client);
    campaigns = createApiCampaignRepository(client);
  });
  const names = async () => (await templates.list()).map(({ name }) => name);
  const welcome = defaultTemplates.map(({ name }) => name);
  const undoLast = async () => await file.undo((await file.state()).undo?.id ?? 'none');

  test('an export has the format of the specification, and importing it changes nothing', async () => {
    const added = await templates.add(aNewTemplate({ name: 'Eigen' }));
    const { lists, broken } = await file.export();
    const { version: _version, ...record } = added;
    expect([lists.emailTemplates, broken]).toEqual([[...defaultTemplates, record], {}]);
    const plan = await file.plan({ ...lists, version });
    expect(plan).toMatchObject({ outcome: 'plan', lists: expect.arrayContaining([]) });
    if (plan.outcome !== 'plan') return;
    for (const list of plan.lists) expect([list.added, list.changed, list.broken]).toEqual([[], [], []]);
    expect(plan.lists.find(({ name }) => name === 'emailTemplates')?.skipped).toHaveLength(3);
  });

  test('an import adds, changes and archives what its plan said, keeps the rest, and can be undone', async () => {
    const own = await templates.add(aNewTemplate({ name: 'Eigen' }));
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

  test('importing the same again changes and archives nothing; the first import can still be undone', async () => {
    const bundle = { emailTemplates: [aTemplate({ id: 'came' }), { id: 'broken', language: 'de' }], version };
    const first = await file.import(bundle);
    expect(await file.import(bundle)).toEqual({ outcome: 'done', change: null });
    expect((await file.state()).broken.emailTemplates).toBe(1);
    expect([(await file.state()).undo?.id]).toEqual([first.outcome === 'done' ? first.change : null]);
  });

  test('records with the same id are all kept, and planned as they are imported', async () => {
    const planned = async (called: readonly string[]) => {
      const plan = await file.plan(twins(called));
      if (plan.outcome !== 'plan') throw new Error(plan.outcome);
      return plan.lists
        .filter((list) => list.name !== 'globalQuestions')
        .map(({ added, changed, skipped }) => [added, changed, skipped].map((list) => list.map(({ name }) => name)));
    };
    expect(await planned(['Een', 'Twee'])).toEqual(ofEach([['Een', 'Twee'], [], []]));
    await file.import(twins(['Een', 'Twee']));
    expect(await names()).toEqual([...welcome, 'Een', 'Twee']);
    expect((await file.state()).counts).toEqual({ ...none, clients: 2, emailCampaigns: 2, emailTemplates: 4 });
    expect(await file.import(twins(['Een', 'Twee']))).toMatchObject({ change: null });
    expect(await planned(['Een', 'Twee'])).toEqual(ofEach([[], [], ['Een', 'Twee']]));
    expect(await planned(['Een', 'Anders', 'Drie'])).toEqual(ofEach([['Drie'], ['Anders'], ['Een']]));
  });

  test('undoing an import keeps later changes', async () => {
    await file.import({ emailTemplates: [aTemplate({ id: 'came', name: 'Nieuw' })], version });
    await templates.update('came', { name: 'Bewerkt' });
    expect(await undoLast()).toBe(false);
    expect(await templates.findById('came')).toMatchObject({ name: 'Bewerkt' });
  });

  /** Both editors store what was typed into them. */
  const ofBoth = async (seen: { readonly campaign: number; readonly template: number }) => [
    await campaigns.update('c', { subject: 'Hier' }, seen.campaign),
    await templates.update('t', { subject: 'Hier' }, seen.template),
  ];
  const versions = async () => ({
    campaign: (await campaigns.findById('c'))?.version ?? 0,
    template: (await templates.findById('t'))?.version ?? 0,
  });

  test('an import, and undoing it, notify the editors of the replaced records', async () => {
    const campaign = aCampaign({ id: 'c', subject: 'Toen' });
    const template = aTemplate({ id: 't', subject: 'Toen' });
    await file.import({ emailCampaigns: [campaign], emailTemplates: [template], version });
    const conflict = { outcome: 'conflict', fields: ['subject'] };
    const opened = await versions();
    const other = { subject: 'Van elders' };
    await file.import({
      emailCampaigns: [{ ...campaign, ...other }],
      emailTemplates: [{ ...template, ...other }],
      version,
    });
    expect(await ofBoth(opened)).toMatchObject([conflict, conflict]);
    const reopened = await versions();
    expect(await undoLast()).toBe(true);
    expect(await ofBoth(reopened)).toMatchObject([conflict, conflict]);
  });

  test('clearing removes everything, restores the initial records, and can be undone', async () => {
    await templates.add(aNewTemplate({ name: 'Eigen' }));
    await templates.update('welcome-nl', { name: 'Anders' });
    // A default template that was never changed is not cleared: it would be there again at once.
    const cleared = { ...none, emailTemplates: 2 };
    expect((await file.state()).clears).toEqual(cleared);
    const { counts, change } = await file.clear();
    expect([counts, (await file.state()).undo?.id]).toEqual([cleared, change]);
    expect((await file.state()).clears).toEqual(none);
    expect(await names()).toEqual(welcome);
    expect(await file.state()).toMatchObject({ removed: 1, undo: { kind: 'clear', by: 'admin' } });
    expect(await undoLast()).toBe(true);
    expect(await names()).toEqual(['Anders', welcome[1], 'Eigen']);
  });

  test('what was restored one by one since does not keep the rest from being undone, what was deleted again does', async () => {
    const real = { name: 'Echt', contactPerson: 'a', email: 'a@b.example', status: 'active' } as const;
    const [one, other] = [await clients.add(real), await clients.add(real)];
    const [mine, yours] = [await templates.add(aNewTemplate()), await templates.add(aNewTemplate())];
    await file.clear();
    await clients.restore(one.id);
    await templates.restore(mine.id);
    expect(await undoLast()).toBe(true);
    expect((await clients.list()).total).toBe(2);
    expect((await templates.list()).map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, yours.id]));

    await file.clear();
    await clients.restore(other.id);
    (await shared.server()).clock.now += 1000;
    await clients.remove(other.id);
    expect(await undoLast()).toBe(false);
  });

  test('clearing takes the unreadable records too, undoing it brings them back, and undoing an import drops its own', async () => {
    const bundle = { emailTemplates: [{ id: 'broken', language: 'de' }], version };
    const broken = async () => (await file.export()).broken;
    await file.import(bundle);
    expect(await file.state()).toMatchObject({ clears: none, broken: { ...none, emailTemplates: 1 } });
    expect((await file.clear()).counts).toEqual(none);
    expect(await broken()).toEqual({});
    expect(await undoLast()).toBe(true);
    expect(await broken()).toEqual({ emailTemplates: bundle.emailTemplates });
    await file.clear();
    await file.import(bundle);
    expect(await undoLast()).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('a sample question that a real client answered stays when the samples go', async () => {
    const { counts } = await file.addSamples();
    const asAsked = async () => (await questionnaires.questionsOf({ kind: 'global' }))?.questions ?? [];
    const questions = await asAsked();
    const [asked] = questions;
    const { id } = await clients.add({ name: 'Echt', contactPerson: 'a', email: 'a@b.example', status: 'active' });
    await questionnaires.saveAnswer(id, asked?.id ?? '', '2');
    expect((await file.removeSamples()).counts).toEqual({ ...counts, globalQuestions: counts.globalQuestions - 1 });
    expect(await asAsked()).toEqual([asked]);
    expect(await undoLast()).toBe(true);
    expect(await asAsked()).toEqual(questions);
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

  describe('clients and their records', () => {
    const asked = aQuestion({ id: 'q1' });
    const own = aQuestion({ id: 'own' });
    /** The format of an older browser. */
    const kompas = aClient({
      id: '1700000000000',
      name: 'Kompas',
      updatedAt: '2026-10-02T09:00:00.000Z',
      questions: [own],
      answers: [
        { questionId: 'q1', value: 'ja', updatedAt: '2026-10-01T09:00:00.000Z' },
        { questionId: 'own', value: '' },
      ],
      reports: [
        aReport({ id: '2', name: 'Tweede', content: '# Twee' }),
        aReport({ id: '1', name: 'Eerste', content: '# Een' }),
      ],
    });
    const bundle = { clients: [kompas], globalQuestions: [asked], version };
    const everybody = { kind: 'global' } as const;
    const stored = async (id = kompas.id) => {
      const { lists } = await file.export();
      return lists.clients.find((client) => (client as { id: string }).id === id);
    };

    test('are imported whole, exported unchanged, and importing them again changes nothing', async () => {
      expect(await file.import(bundle)).toEqual({ outcome: 'done', change: expect.any(String) });
      expect(await stored()).toEqual(kompas);
      expect((await file.export()).lists.globalQuestions).toEqual([asked]);
      expect((await clients.list()).clients).toMatchObject([{ questions: 2, answered: 1, reports: 2 }]);
      const plan = await file.plan({ ...(await file.export()).lists, version });
      if (plan.outcome !== 'plan') throw new Error(plan.outcome);
      for (const list of plan.lists) expect([list.name, list.added, list.changed]).toEqual([list.name, [], []]);
      const { undo } = await file.state();
      expect(await file.import(bundle)).toEqual({ outcome: 'done', change: null });
      expect((await file.state()).undo).toEqual(undo);
      expect(await undoLast()).toBe(true);
      expect((await file.state()).counts).toMatchObject({ clients: 0, globalQuestions: 0 });
      expect(await clients.findById(kompas.id)).toBeNull();
    });

    test('are all counted, however many there are', async () => {
      const answers = [{ questionId: asked.id, value: 'ja' }];
      const many = Array.from({ length: 1_001 }, (_, index) => aClient({ id: `many-${index}`, answers }));
      await file.import({ clients: many, globalQuestions: [asked], version });
      const { database } = await shared.server();
      const counted = await database.query
        .selectFrom('client')
        .where('asked', '=', 1)
        .where('answered', '=', 1)
        .select('id')
        .execute();
      expect(counted).toHaveLength(many.length);
    });

    test('without a time of change are the same the second time', async () => {
      const { updatedAt: _never, ...client } = aClient({ id: 'older', answers: [{ questionId: 'q', value: 'ja' }] });
      const older = { clients: [client], version };
      await file.import(older);
      const plan = await file.plan(older);
      expect(plan).toMatchObject({
        lists: expect.arrayContaining([expect.objectContaining({ name: 'clients', added: [], changed: [] })]),
      });
      expect(await file.import(older)).toEqual({ outcome: 'done', change: null });
      expect(await clients.findById('older')).toMatchObject({ version: 1, updatedAt: client.joinDate });
    });

    test('are replaced whole by one with the same id, and restored whole', async () => {
      await file.import(bundle);
      await file.import({
        clients: [{ ...kompas, notes: 'Belt', answers: [], reports: [aReport({ id: '1', name: 'Anders' })] }],
        version,
      });
      expect(await clients.findById(kompas.id)).toMatchObject({
        notes: 'Belt',
        answers: [],
        reports: [{ id: '1', name: 'Anders' }],
      });
      expect((await clients.list()).clients).toMatchObject([{ questions: 2, answered: 0, reports: 1 }]);
      expect(await undoLast()).toBe(true);
      expect(await stored()).toEqual(kompas);
      expect((await clients.list()).clients).toMatchObject([{ questions: 2, answered: 1, reports: 2 }]);
    });

    test('notify an editor of the replaced record', async () => {
      await file.import(bundle);
      const before = await clients.findById(kompas.id);
      await file.import({ clients: [{ ...kompas, notes: 'Van elders' }], version });
      expect(await clients.update(kompas.id, { notes: 'Van hier' }, before?.version)).toMatchObject({
        outcome: 'conflict',
        fields: ['notes'],
      });
    });

    test('notify an editor of a replaced report', async () => {
      await file.import(bundle);
      const [report] = kompas.reports;
      const found = await reports.findById(report?.id ?? '');
      const other = kompas.reports.map((one) => ({ ...one, content: 'Van elders' }));
      await file.import({ clients: [{ ...kompas, reports: other }], version });
      const mine = { content: 'Van hier' };
      expect(await reports.update(report?.id ?? '', mine, found?.report.version)).toMatchObject({
        outcome: 'conflict',
        fields: ['content'],
      });
    });

    test.each([
      ['a field', () => clients.update(kompas.id, { notes: 'Belt' })],
      ['an answer', () => questionnaires.saveAnswer(kompas.id, 'q1', 'nee')],
      ['a report', () => reports.update('1', { name: 'Anders' })],
      ['a question of everybody', () => questionnaires.saveQuestions(everybody, [])],
    ])('%s that was changed since is not lost by undoing the import', async (_what, change) => {
      await file.import(bundle);
      await change();
      expect(await undoLast()).toBe(false);
      expect(await clients.findById(kompas.id)).not.toBeNull();
    });

    test('with the same id, and reports with the same id, are all kept', async () => {
      const twin = aClient({ id: kompas.id, name: 'Tweeling', reports: [aReport({ id: '1', name: 'Van de ander' })] });
      for (let time = 0; time < 2; time += 1) {
        await file.import({ clients: [kompas, twin], version });
        const { clients: all } = await clients.list({ sort: 'name' });
        expect(all.map(({ client, reports: count }) => [client.name, count])).toEqual([
          ['Kompas', 2],
          ['Tweeling', 1],
        ]);
      }
      expect(await reports.findById('1')).toMatchObject({ report: { name: 'Eerste' }, client: { name: 'Kompas' } });
    });

    test('with a report of the specification that has no content are imported unchanged', async () => {
      const entry = { id: '7', name: 'Van toen', date: '2026-03-05', type: 'custom', status: 'completed' };
      await file.import({ clients: [{ ...kompas, reports: [entry] }], version });
      expect(await stored()).toMatchObject({ reports: [entry] });
      expect((await clients.findById(kompas.id))?.reports[0]).not.toHaveProperty('content');
    });

    test('are cleared with their questions, counted as removed, and restored', async () => {
      await file.import(bundle);
      expect((await file.clear()).counts).toMatchObject({ clients: 1, globalQuestions: 1 });
      expect(await file.state()).toMatchObject({ counts: { clients: 0, globalQuestions: 0 }, removed: 1 });
      expect(await undoLast()).toBe(true);
      expect(await stored()).toEqual(kompas);
      expect((await clients.list()).clients).toMatchObject([{ questions: 2, answered: 1 }]);
    });

    test('as samples exist once, however often they are added', async () => {
      await clients.add({ name: 'Echt', contactPerson: 'a', email: 'a@b.example', status: 'active' });
      const { counts: first } = await file.addSamples();
      const { counts: second } = await file.addSamples();
      expect([second.clients, second.globalQuestions]).toEqual([0, 0]);
      expect((await file.state()).samples).toMatchObject({
        clients: first.clients,
        globalQuestions: first.globalQuestions,
      });
      await file.removeSamples();
      expect((await clients.list()).clients.map(({ client }) => client.name)).toEqual(['Echt']);
    });
  });
});
