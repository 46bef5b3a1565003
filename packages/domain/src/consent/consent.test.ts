import { expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { consentRecordSchema, newsletterConsent } from './consent.ts';
import { newsletterWordings } from './newsletterWordings.data.ts';

/** Stored consents refer to these texts: add entries on top, never change one. */
test('the wordings that were ever used stand as they were', () => {
  expect(newsletterWordings).toContainEqual({
    version: '2026-11',
    texts: {
      nl: { label: 'Stuur mij ook de nieuwsbrief.', hint: 'Zonder vinkje krijg je de gids gewoon.' },
      en: { label: 'Send me the newsletter too.', hint: 'Without a tick you still get the guide.' },
    },
  });
});

test('every wording has a version of its own, newest first', () => {
  const versions = newsletterWordings.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort().toReversed());
});

test.each(languages)('the words in %s make a valid record', (language) => {
  const { version, wording, label, hint } = newsletterConsent(language);
  expect(wording).toBe(`${label} ${hint}`);
  const record = { version, wording, language, page: '/', at: '2026-11-20T13:10:00.000Z' };
  expect(consentRecordSchema.parse(record)).toEqual(record);
});
