import { expect, test } from 'vitest';
import { composeAdvisor, composeConfirmation, composeGuide } from './compose.ts';

const publicUrl = 'https://www.fnc.example';
const name = 'Esmee Golfslag';
const email = 'esmee@golfslag.example';
const message = 'Kan het zo?';

test.each([
  ['nl', 'https://www.fnc.example/privacy'],
  ['en', 'https://www.fnc.example/en/privacy'],
] as const)('what a visitor gets in %s leads to the privacy statement in that language', (language, address) => {
  const mails = [
    composeGuide({ language, name, newsletter: false }, null, publicUrl),
    composeConfirmation({ language, name }, publicUrl),
  ];
  for (const { html, text } of mails) {
    expect(html).toContain(`href="${address}"`);
    expect(text.split(/\s/)).toContain(address);
  }
});

test('the advisor’s own mail does not', () => {
  const received = { leadId: 'lead-1', at: '2026-11-20T13:10:00.000Z' };
  const { html, text } = composeAdvisor({ visitorLanguage: 'nl', name, email, message }, received, publicUrl);
  expect(html + text).not.toContain('/privacy');
});
