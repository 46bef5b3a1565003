import { beforeEach, describe, expect, test } from 'vitest';
import { saved, unknownIds } from '../testing/saved.ts';
import { defaultTemplates } from './defaultTemplates.data.ts';
import type { NewTemplate, TemplateRepository } from './templateRepository.ts';

const form = (changes: Partial<NewTemplate> = {}): NewTemplate => ({
  name: 'Nieuwsbrief',
  subject: 'Beste {firstName|lezer}',
  category: 'newsletter',
  content: '<p>Als {profession}</p>',
  language: 'nl',
  ...changes,
});

/** The behaviour of every template store. */
export function describeTemplateRepository(adapter: string, create: () => Promise<TemplateRepository>): void {
  describe(`templates in ${adapter}`, () => {
    let templates: TemplateRepository;
    beforeEach(async () => {
      templates = await create();
    });
    const names = async () => (await templates.list()).map(({ name }) => name);
    const welcome = defaultTemplates.map(({ name }) => name);

    test('the welcome templates stand there from the beginning', async () => {
      expect(await templates.list()).toMatchObject(defaultTemplates);
      expect(await templates.findById('welcome-en')).toMatchObject({ language: 'en' });
    });

    test('a template comes back as it was added, behind those, with its variables', async () => {
      const added = await templates.add(form());
      expect(added).toMatchObject({ ...form(), variables: ['firstName', 'profession'] });
      expect(await templates.findById(added.id)).toEqual(added);
      expect(await templates.list()).toMatchObject([...defaultTemplates, added]);
    });

    test('each has an id of its own', async () => {
      for (const name of ['b', 'a', 'c']) await templates.add(form({ name }));
      expect(await names()).toEqual([...welcome, 'b', 'a', 'c']);
      expect(new Set((await templates.list()).map(({ id }) => id)).size).toBe(5);
    });

    test('a template that is added again with its id is there once, as it is now', async () => {
      const id = '018f2f00-0000-4000-8000-00000000000c';
      const added = await templates.add(form({ id }));
      expect(added.id).toBe(id);
      const changed = await saved(templates.update(id, { name: 'Later' }));
      expect(await templates.add(form({ id }))).toEqual(changed);
      expect(await names()).toEqual([...welcome, 'Later']);
      await templates.remove(id);
      expect((await templates.add(form({ id }))).id, 'the id of a removed template is not used again').not.toBe(id);
    });

    test('only what is given changes, and the variables with it', async () => {
      const { id, createdAt } = await templates.add(form());
      const changed = await saved(templates.update(id, { content: '<p>{name}</p>' }));
      expect(changed).toMatchObject({
        ...form(),
        content: '<p>{name}</p>',
        variables: ['firstName', 'name'],
        createdAt,
      });
      expect(await templates.findById(id)).toEqual(changed);
      expect(await saved(templates.update(id, { subject: 'Dag' }))).toMatchObject({ variables: ['name'] });
    });

    test('two changes of different fields both stand, each made from the same version', async () => {
      const { id, version } = await templates.add(form());
      await templates.update(id, { name: 'Anders' }, version);
      expect(await saved(templates.update(id, { subject: 'Dag' }, version))).toMatchObject({
        name: 'Anders',
        subject: 'Dag',
      });
    });

    test('of two changes of one field the first stands, and the second is told', async () => {
      const { id, version } = await templates.add(form());
      const first = await saved(templates.update(id, { name: 'Eerste', category: 'update' }, version));
      const second = { name: 'Tweede', subject: 'Dag' };
      expect(await templates.update(id, second, version)).toEqual({
        outcome: 'conflict',
        theirs: first,
        fields: ['name'],
      });
      expect(await templates.findById(id)).toEqual(first);
      // The same value, or the current version, is no conflict.
      expect(await saved(templates.update(id, { name: 'Eerste' }, version))).toMatchObject({ name: 'Eerste' });
      expect(await saved(templates.update(id, second, first.version))).toMatchObject(second);
      expect(await saved(templates.update(id, { name: 'Zonder' }))).toMatchObject({ name: 'Zonder' });
    });

    test('a welcome template can be changed, removed and brought back like any other', async () => {
      await templates.update('welcome-nl', { name: 'Anders' });
      expect(await names()).toEqual(['Anders', welcome[1]]);
      expect(await templates.remove('welcome-nl')).toBe(true);
      expect(await names()).toEqual([welcome[1]]);
      expect(await templates.restore('welcome-nl')).toMatchObject({ name: 'Anders' });
      expect(await names()).toEqual(['Anders', welcome[1]]);
    });

    test('without any template there is none', async () => {
      for (const { id } of defaultTemplates) await templates.remove(id);
      expect(await templates.list()).toEqual([]);
    });

    test('a removed template is gone from everywhere, once', async () => {
      const { id } = await templates.add(form());
      expect(await templates.remove(id)).toBe(true);
      expect(await templates.findById(id)).toBeNull();
      expect(await templates.update(id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await templates.remove(id)).toBe(false);
      expect(await names()).toEqual(welcome);
    });

    test('only what was removed can be restored, and only once', async () => {
      const { id } = await templates.add(form());
      expect(await templates.restore(id)).toBeNull();
      await templates.remove(id);
      await templates.restore(id);
      expect(await templates.restore(id)).toBeNull();
      expect(await names()).toEqual([...welcome, 'Nieuwsbrief']);
    });

    test.each(unknownIds)('there is no template %j', async (id) => {
      expect(await templates.findById(id)).toBeNull();
      expect(await templates.update(id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await templates.remove(id)).toBe(false);
      expect(await templates.restore(id)).toBeNull();
      expect(await names()).toEqual(welcome);
    });
  });
}
