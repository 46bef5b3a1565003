import { expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { articleClaims } from './articleClaims.data.ts';
import type { Claim } from './claim.ts';
import { citedSource } from './citedSource.ts';
import { claims } from './claims.data.ts';
import type { ClaimSource } from './claimSource.ts';
import { claimSources, type ClaimSourceId } from './claimSources.data.ts';

const all: [string, ClaimSource][] = Object.entries(claimSources);

test.each(all)('%s has a title in each language, of its own where it has two, and a safe address', (_id, source) => {
  const { title, url = 'https://' } = source;
  const titles = typeof title === 'string' ? [title] : languages.map((language) => title[language]);
  expect(titles).not.toContain('');
  expect(new Set(titles).size).toBe(titles.length);
  expect(url).toMatch(/^https:\/\//);
});

test('every source is that of a figure', () => {
  const used = new Set(Object.values<Claim>({ ...claims, ...articleClaims }).map(({ source }) => source));
  expect(Object.keys(claimSources).filter((id) => !used.has(id as ClaimSourceId))).toEqual([]);
});

test.each([
  ['prices', 'Onze eigen prijslijst', 'Our own price list'],
  [
    'corporateAct',
    'Wet op de vennootschapsbelasting 1969, artikel 22',
    'Dutch Corporate Income Tax Act 1969, article 22',
  ],
  [
    'treaty',
    'Belastingverdrag tussen Nederland en Cyprus, Trb. 2021, 80',
    'Netherlands–Cyprus tax treaty, Trb. 2021, 80',
  ],
  ['kpmg', 'KPMG, Flash Alert 2026-159', 'KPMG, Flash Alert 2026-159'],
] as const)('%s is cited in the language of the page', (id, dutch, english) => {
  expect(languages.map((language) => citedSource(id, language).title)).toEqual([dutch, english]);
});

test('an address is cited in every language, and only where there is one', () => {
  expect(citedSource('accession', 'nl').url).toBe(citedSource('accession', 'en').url);
  expect(citedSource('prices', 'nl')).toEqual({ title: 'Onze eigen prijslijst' });
});
