import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aTemplate } from '../testing/campaignFixtures.ts';
import { fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { codesOf } from '../testing/codesOf.ts';
import { defaultTemplates } from './defaultTemplates.data.ts';
import { duplicateTemplate } from './duplicateTemplate.ts';
import { templateFormSchema } from './emailTemplate.ts';
import { unknownPlaceholders, variablesOf } from './placeholders.ts';
import { createStoredTemplateRepository } from './storedTemplateRepository.ts';
import { describeTemplateRepository } from './templateRepository.contract.ts';

describeTemplateRepository('a key-value store', async () =>
  createStoredTemplateRepository({ store: createMemoryStore(), now: fixedNow }),
);

const open = (stored: Record<string, string>) => {
  const store = createMemoryStore(stored);
  return { store, templates: createStoredTemplateRepository({ store, now: fixedNow }) };
};

describe('templates in the browser', () => {
  test('nothing is stored by looking', async () => {
    const { store, templates } = open({});
    await templates.list();
    await templates.findById('welcome-nl');
    expect(store.getItem('email_templates')).toBeNull();
  });

  test('are a plain array under the key email_templates, the welcome templates with them', async () => {
    const { store, templates } = open({});
    await templates.add({ name: 'n', subject: 's', category: 'c', content: '{name}', language: 'en' });
    expect(JSON.parse(store.getItem('email_templates') ?? '')).toEqual([
      ...defaultTemplates,
      {
        id: String(Date.parse(fixedInstant)),
        name: 'n',
        subject: 's',
        category: 'c',
        variables: ['name'],
        content: '{name}',
        createdAt: fixedInstant,
        updatedAt: fixedInstant,
        language: 'en',
      },
    ]);
  });

  test('an empty list is a list: the welcome templates do not come back by themselves', async () => {
    expect(await open({ email_templates: '[]' }).templates.list()).toEqual([]);
  });
});

const readOlder = async (old: object) => (await open({ email_templates: JSON.stringify([old]) }).templates.list())[0];

describe('templates of an older version', () => {
  test.each([
    [
      'as specified',
      {
        id: 7,
        name: 'Welkom',
        subject: 's',
        category: 'welcome',
        variables: ['firstName'],
        content: 'c',
        createdAt: '2025-01-02T03:04:05Z',
      },
      { id: '7', language: 'nl', createdAt: '2025-01-02T03:04:05.000Z' },
    ],
    [
      'nothing but id and name',
      { id: '1735787045000', name: 'n' },
      { category: 'welcome', content: '', variables: [], createdAt: '2025-01-02T03:04:05.000Z' },
    ],
    ['fields of its own', { id: '1735787045000', name: 'n', colour: 'blue' }, { colour: 'blue' }],
  ])('%s', async (_name, old, expected) => {
    expect(await readOlder(old)).toMatchObject(expected);
  });

  test.each([
    ['no name', { id: '1735787045000' }],
    ['a language that is none', { id: '1735787045000', name: 'n', language: 'de' }],
  ])('%s is set aside as it was', async (_name, broken) => {
    const { store, templates } = open({ email_templates: JSON.stringify([broken, aTemplate()]) });
    expect(await templates.list()).toEqual([aTemplate()]);
    expect(JSON.parse(store.getItem('email_templates.broken') ?? '')).toEqual([broken]);
  });
});

const shape = (content: string) => content.replace(/>[^<]+</g, '><').replace(/href="[^"]+"/g, '');

describe('the welcome templates', () => {
  test.each(defaultTemplates.map((template) => [template.id, template] as const))(
    '%s is valid, offers the intake and fills in a first name and a profession',
    (_id, { variables, subject, content, ...template }) => {
      expect(templateFormSchema.safeParse({ ...template, subject, content }).success).toBe(true);
      expect(variablesOf(subject, content)).toEqual(variables);
      expect(variables).toEqual(['firstName', 'profession']);
      expect(unknownPlaceholders(subject + content)).toEqual([]);
      expect(content).toMatch(/gratis intake|free introductory call/);
      // a price that nobody is ever asked is no value
      expect(subject + content).not.toContain('150');
      expect(template.category).toBe('welcome');
    },
  );

  test('are each other’s twins', () => {
    const [nl, en] = defaultTemplates;
    expect([nl?.language, en?.language]).toEqual(['nl', 'en']);
    expect(shape(nl?.content ?? '')).toBe(shape(en?.content ?? ''));
  });
});

test('a copy has another name and nothing of its own yet', () => {
  const { name, subject, category, content, language } = aTemplate({ sample: true });
  expect(duplicateTemplate(aTemplate({ sample: true }))).toEqual({
    name: `${name} (Copy)`,
    subject,
    category,
    content,
    language,
  });
});

test.each([
  ['nothing', {}, { name: 'template_name_required', subject: 'subject_required', content: 'content_required' }],
  [
    'empty text',
    { name: ' ', subject: '\n', content: ' ' },
    { name: 'template_name_required', subject: 'subject_required', content: 'content_required' },
  ],
  [
    'a subject of 201 characters',
    { name: 'n', subject: 'x'.repeat(201), content: 'c' },
    { subject: 'subject_too_long' },
  ],
  [
    'content of 300,001 characters',
    { name: 'n', subject: 's', content: 'x'.repeat(300_001) },
    { content: 'content_too_long' },
  ],
  ['another language', { name: 'n', subject: 's', content: 'c', language: 'de' }, { language: 'language_unknown' }],
])('the editor refuses %s', (_name, form, codes) => {
  expect(codesOf(templateFormSchema.safeParse(form))).toEqual(codes);
});
