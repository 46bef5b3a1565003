import { brandSamples, claims, retentionTerms } from '@fnc/domain';
import { expect, test } from 'vitest';
import { privacyNl } from '../../packages/ui/src/site/PrivacyPage/privacy.nl.data.ts';
import { launchBlockers, launchState } from './blockers.ts';
import { houseStatements } from './houseStatements.data.ts';
import { sendingBlockers } from './sendingPlace.ts';

const source = 'accession' as const;
const ready = {
  brandSamples: [],
  claims: { rate: { asOf: '2026-11-20', source, verified: true } },
  founderStory: { verified: true },
  testimonials: [{ id: 'pilot', initials: 'A. B.', verified: true }],
  houseStatements: [{ says: 'We keep nothing', confirm: 'that', confirmed: true }],
};
const linesOf = (state: Partial<typeof launchState>) =>
  launchBlockers({ ...ready, ...state }).map(({ blockers }) => blockers);

test('nothing stands in the way when everything is real, checked and confirmed', () => {
  expect(launchBlockers(ready)).toEqual([]);
});

test.each([
  ['a sample of the brand', { brandSamples: ['founder'] }, 'brand.founder'],
  [
    'an unverified claim, with who says so',
    { claims: { rate: { asOf: '2026-11-20', source, verified: false } } },
    'rate (Treaty of Accession 2003, 2026-11-20)',
  ],
  [
    'a testimonial that no client said',
    { testimonials: [{ id: 'pilot', initials: 'A. B.', verified: false }] },
    'pilot (A. B.)',
  ],
  ['the sample story', { founderStory: { verified: false } }, 'founderStory: packages/ui'],
  [
    'real mail with links that nobody can open',
    { sending: sendingBlockers({ SMTP_URL: 'smtps://user:secret@mail.example.nl', PORT: '4010' }) },
    'PUBLIC_URL (http://127.0.0.1:4010): Campaigns can’t be sent from here',
  ],
  [
    'a statement of the house',
    { houseStatements: [{ says: 'We keep nothing', confirm: 'that', confirmed: false }] },
    '“We keep nothing”: confirm that',
  ],
])('%s is listed', (_name, state, line) => {
  const groups = linesOf(state);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.[0]).toContain(line);
});

test.each([
  {},
  { SMTP_URL: '', PUBLIC_URL: 'http://127.0.0.1:4000' },
  { SMTP_URL: 'smtp://127.0.0.1:2525' },
  { SMTP_URL: 'smtps://mail.example.nl', PUBLIC_URL: 'https://www.example.nl' },
])('settings %o keep no campaign from leaving', (settings) => {
  expect(sendingBlockers(settings)).toEqual([]);
});

test('what goes out today is listed from the code itself', () => {
  const listed = launchBlockers(launchState).flatMap(({ blockers }) => blockers);
  const unverified = Object.entries(claims).filter(([, { verified }]) => !verified);
  for (const entry of brandSamples) expect(listed).toContain(`brand.${entry}`);
  for (const [name] of unverified) expect(listed.some((line) => line.startsWith(`${name} (`))).toBe(true);
});

test.each(houseStatements)('the privacy page says: $says', ({ says }) => {
  expect(JSON.stringify(privacyNl)).toContain(says);
});

test('what only the company can know about transfers, hashes and reports is asked for', () => {
  const listed = launchBlockers(launchState)
    .flatMap(({ blockers }) => blockers)
    .join('\n');
  for (const asked of [
    'the standard contractual clauses',
    `${retentionTerms.refusalMonths} months`,
    `${retentionTerms.erasedMonths} months`,
    'before an adviser has read and corrected it',
  ]) {
    expect(listed).toContain(asked);
  }
});

test('the list is in British English: an adviser, an email and a company', () => {
  const written = launchBlockers({ ...launchState, sending: ['x'] })
    .flatMap(({ title }) => title)
    .concat(houseStatements.map(({ confirm }) => confirm));
  expect(written.filter((line) => /advisor|e-mail|\bhouse\b|ization|ize\b/i.test(line))).toEqual([]);
});
