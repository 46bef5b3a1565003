import { describe, expect, test } from 'vitest';
import { aTemplate } from '../testing/campaignFixtures.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { codesOf } from '../testing/codesOf.ts';
import { defaultTemplates } from './defaultTemplates.data.ts';
import { duplicateTemplate } from './emailTemplate.ts';
import { templateFormSchema } from './emailTemplate.ts';
import { unknownPlaceholders, variablesOf } from './placeholders.ts';
import { createMemoryTemplateRepository } from './memoryTemplateRepository.ts';
import { storedTemplateSchema } from './storedTemplate.ts';
import { describeTemplateRepository } from './templateRepository.contract.ts';

describeTemplateRepository('memory', async () => createMemoryTemplateRepository(fixedNow));

const read = (stored: unknown) => storedTemplateSchema.safeParse(stored);

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
  ])('%s', (_name, old, expected) => {
    expect(read(old).data).toMatchObject(expected);
  });

  test.each([
    ['no name', { id: '1735787045000' }],
    ['a language that is none', { id: '1735787045000', name: 'n', language: 'de' }],
  ])('%s cannot be read', (_name, broken) => {
    expect(read(broken).success).toBe(false);
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
      // The introductory call is free, so no price may appear in the mail.
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
