import { expect, test } from 'vitest';
import { publicPages, type PublicPages } from '../pages/pages.data.ts';
import { languages } from '../shared/language.ts';
import {
  filterSources,
  knownLeadSources,
  leadSourceLabel,
  leadSources,
  leadStatuses,
  leadStatusLabel,
  professionLabel,
  professions,
  sourcesOf,
} from './leadVocabulary.ts';

test('the lists are the specified ones, in their order', () => {
  expect(leadStatuses).toEqual(['new', 'contacted', 'qualified', 'converted', 'rejected']);
  expect(leadSources).toEqual(['general', 'linkedin', 'facebook', 'website']);
  expect(knownLeadSources).toEqual(['general', 'linkedin', 'facebook', 'website', 'calculator']);
});

test('a landing page brings its source', () => {
  const telegram = { ...publicPages.linkedin, source: 'telegram' };
  const pages = { ...publicPages, telegram } as PublicPages;
  expect(filterSources(pages)).toEqual(['general', 'linkedin', 'facebook', 'telegram', 'website']);
  expect(sourcesOf(pages)).toContain('telegram');
});

test('professions carry the specified labels', () => {
  expect(Object.fromEntries(professions.map((profession) => [profession, professionLabel(profession, 'nl')]))).toEqual({
    schipper: 'Schipper',
    kapitein: 'Kapitein',
    stuurman: 'Stuurman',
    werktuigkundige: 'Digital nomad',
    bootsman: 'Internationale freelancer',
    matroos: 'Matroos',
    'offshore-worker': 'Offshore worker',
    'maritime-pilot': 'Internationale Consultant',
    anders: 'Anders',
  });
});

test.each(languages)('no two labels in %s are the same', (language) => {
  for (const labels of [
    professions.map((profession) => professionLabel(profession, language)),
    leadStatuses.map((status) => leadStatusLabel(status, language)),
    leadSources.map((source) => leadSourceLabel(source, language)),
  ]) {
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test.each(['beurs', 'constructor', ''])('a source of the data’s own, %j, is shown as it is', (source) => {
  expect(leadSourceLabel(source, 'nl')).toBe(source);
});
