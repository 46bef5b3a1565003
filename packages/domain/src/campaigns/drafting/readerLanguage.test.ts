import { expect, test } from 'vitest';
import { readerLanguage } from './readerLanguage.ts';

const [dutch, english] = [{ language: 'nl' }, { language: 'en' }] as const;
const templates = [{ id: 'welcome', language: 'en' }] as const;

test.each([
  // what                            template   recipients                   language
  ['the template’s', 'welcome', [dutch, dutch], 'en'],
  ['that of most recipients', null, [english, dutch, english], 'en'],
  ['that of the recipients when the template is gone', 'gone', [english], 'en'],
  ['the console’s when there is neither', null, [], 'nl'],
] as const)('the imaginary reader has %s', (_what, template, recipients, language) => {
  expect(readerLanguage(templates, template, recipients, 'nl')).toBe(language);
});
