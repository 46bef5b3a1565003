import { defaultTemplates } from '@fnc/domain';
import { createFileApiClient } from '@fnc/domain/api';
import { createApiChangeHistory, createApiClientRepository, createApiTemplateRepository } from '@fnc/domain/storage';
import { aClient, aTemplate } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

describe.each(engines)('what the log says of an import on $name', (engine) => {
  const shared = sharedServer(engine);
  async function setUp() {
    const client = await shared.emptied();
    const file = createFileApiClient(client);
    const history = createApiChangeHistory(client);
    return {
      file,
      templates: createApiTemplateRepository(client),
      clients: createApiClientRepository(client),
      undoLast: async () => await file.undo((await file.state()).undo?.id ?? 'none'),
      /** Of clients and templates, newest first. */
      logged: async () =>
        (await history.page()).changes
          .filter(({ noun }) => noun === 'client' || noun === 'template')
          .map(({ kind, name }) => `${kind} ${name}`),
    };
  }

  test('a deleted record that it brings back is restored, and removed again by the undo', async () => {
    const { file, clients, templates, undoLast, logged } = await setUp();
    const bundle = {
      clients: [aClient({ id: 'c', name: 'Kompas' })],
      emailTemplates: [aTemplate({ id: 't', name: 'Brief' })],
      version: '4.0',
    };
    await file.import(bundle);
    await clients.remove('c');
    await templates.remove('t');
    const before = (await logged()).length;
    await file.import(bundle);
    const newest = async (count: number) => (await logged()).slice(0, count).toSorted();
    expect(await newest(2)).toEqual(['restored Brief', 'restored Kompas']);
    expect(await undoLast()).toBe(true);
    expect(await newest(2)).toEqual(['removed Brief', 'removed Kompas']);
    expect(await logged()).toHaveLength(before + 4);
  });

  test('what it adds is added, and removed by the undo; what clearing removes is restored by its undo', async () => {
    const { file, undoLast, logged } = await setUp();
    const bundle = {
      clients: [aClient({ id: 'c', name: 'Kompas' })],
      emailTemplates: [aTemplate({ id: 't', name: 'Brief' })],
      version: '4.0',
    };
    const newest = async () => (await logged()).slice(0, 2).toSorted();
    await file.import(bundle);
    expect(await newest()).toEqual(['added Brief', 'added Kompas']);
    await file.clear();
    expect(await newest()).toEqual(['removed Brief', 'removed Kompas']);
    expect(await undoLast()).toBe(true);
    expect(await newest()).toEqual(['restored Brief', 'restored Kompas']);
    await file.import({ ...bundle, clients: [aClient({ id: 'd', name: 'Anker' })] });
    expect((await logged())[0]).toBe('added Anker');
    expect(await undoLast()).toBe(true);
    // Nothing is left of it that has a name.
    expect((await logged()).slice(0, 2)).toEqual(['removed null', 'added null']);
  });

  test('a record of which only the time of change differs is none', async () => {
    const { file, templates, logged } = await setUp();
    const [first] = defaultTemplates;
    if (first === undefined) throw new Error('There is no template');
    const [before, log] = [await templates.findById(first.id), await logged()];
    const later = { ...first, updatedAt: '2026-11-30T09:00:00.000Z' };
    expect(await file.import({ emailTemplates: [later], version: '4.0' })).toMatchObject({ change: null });
    expect(await templates.findById(first.id)).toEqual(before);
    expect(await logged()).toEqual(log);
  });
});
