import { describe, expect, test } from 'vitest';
import { reportOutline, reportSectionTitles } from './reportOutline.ts';
import { reportTypes } from './reportVocabulary.ts';

test.each([
  ['cyprus-feasibility', 8],
  ['tax-optimization', 6],
  ['business-setup', 7],
  ['compliance-guide', 6],
])('%s has %i sections', (type, count) => {
  expect(reportOutline(type)).toHaveLength(count);
});

describe.each(reportTypes)('%s', (type) => {
  test.each(['nl', 'en'] as const)('no two sections have the same title (%s)', (language) => {
    const titles = reportSectionTitles(type, language);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('begins with the summary', () => {
    expect([reportSectionTitles(type, 'nl')[0], reportSectionTitles(type, 'en')[0]]).toEqual([
      'Samenvatting',
      'Summary',
    ]);
  });
});

test('a type that is not known has the sections of the feasibility report', () => {
  for (const type of ['malta', '', 'constructor']) {
    expect(reportOutline(type)).toBe(reportOutline('cyprus-feasibility'));
  }
});
