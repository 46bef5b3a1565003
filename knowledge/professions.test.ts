import { claims, euros, ownerRules } from '@fnc/domain';
import { expect, test } from 'vitest';
import { readingDocuments } from '../apps/site/reading/documents.ts';
import { professions as wordsEn } from '../packages/ui/src/locales/en/professions.ts';
import { professions as wordsNl } from '../packages/ui/src/locales/nl/professions.ts';
import { articleRecords } from './articles.data.ts';
import { isFactName } from './facts.ts';
import { professionRecords } from './professions.data.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const words = { nl: wordsNl, en: wordsEn };
const named = (value: unknown) => [...JSON.stringify(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

test.each(professionRecords)(
  '$id: each rule says the figure that its record names, in both languages',
  ({ id, rules }) => {
    for (const language of ['nl', 'en'] as const) {
      const said = words[language][id].rules;
      for (const [index, ordinal] of ordinals.entries()) expect(named(said[ordinal])).toContain(rules[index]);
    }
  },
);

test.each(professionRecords)('$id: every figure of its words is known, and the same in both languages', ({ id }) => {
  const names = named(words.nl[id]);
  expect(named(words.en[id]).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => name !== 'breakEven' && !isFactName(name))).toEqual([]);
});

test.each(professionRecords)(
  '$id: its profit is one at which the model holds, and its articles are there',
  (record) => {
    expect(euros(record.profit)).toBeGreaterThanOrEqual(ownerRules.leastProfit);
    const ids = new Set(articleRecords.map(({ id }) => id));
    expect(record.articles.filter((article) => !ids.has(article))).toEqual([]);
  },
);

test('the page of a profession carries its own amounts with their rates and limits', async () => {
  const documents = await readingDocuments();
  const pages = documents.flatMap(({ page, language }) => (page.kind === 'profession' ? [{ page, language }] : []));
  expect(pages).toHaveLength(2 * professionRecords.length);
  const consultants = pages.find(({ page }) => page.path === '/voor/consultants')?.page.profession;
  expect(consultants?.routes.map(({ burden }) => burden.replaceAll('\u00A0', ' '))).toEqual([
    '€ 60.485',
    '€ 55.123',
    '€ 55.751',
    '€ 30.347',
  ]);
  for (const { page, language } of pages) {
    expect(page.profession.terms).toContain(language === 'nl' ? 'tarieven van 2026' : '2026 rates');
    expect(page.profession.terms).toContain(language === 'nl' ? 'geen belastingadvies' : 'not tax advice');
    expect(page.calculatorHref).toContain(language === 'nl' ? 'tarief=2026' : 'rates=2026');
    expect(page.profession.notes.map(({ asOf }) => asOf)).toEqual(Array(4).fill(claims.cyprusDays.asOf));
    expect(JSON.stringify(page.profession.values)).not.toContain('{{');
  }
});
