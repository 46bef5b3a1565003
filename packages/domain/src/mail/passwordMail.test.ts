import { expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { composePasswordChangedMail } from './passwordMail.ts';

const changedAt = '2026-11-20T13:10:00.000Z';

test.each(languages)('a changed password is told in %s: who and when, and no link to follow', (language) => {
  const { subject, html, text } = composePasswordChangedMail({ language, username: 'marit', changedAt });
  expect(subject).toBe(language === 'nl' ? 'Je wachtwoord is gewijzigd' : 'Your password has been changed');
  expect(text).toContain('marit');
  expect(text).toContain(language === 'nl' ? '20 november 2026 om 14:10' : '20 November 2026 at 14:10');
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).not.toMatch(/<a\b/);
  expect(subject + html + text).not.toMatch(/undefined|\{\{/);
});

test('a user name is text, also in HTML', () => {
  const { html } = composePasswordChangedMail({ language: 'en', username: '<b>marit</b>', changedAt });
  expect(html).not.toContain('<b>marit');
});
