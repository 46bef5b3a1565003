import { expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { composePasswordChangedMail, composeAdvisorBundle } from './advisorMails.ts';

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

const message = (changes: object = {}) => ({
  name: 'Ruben Zeeman',
  email: 'ruben@zeeman.example',
  message: 'Kan ik in Nederland blijven wonen?',
  receivedAt: '2026-11-20T13:10:00.000Z',
  leadUrl: 'https://www.fnc.example/admin/leads/1',
  ...changes,
});

test.each(languages)('one mail in %s names everybody, with what they wrote and where to answer', (language) => {
  const leadUrl = 'https://www.fnc.example/admin/leads/2';
  const { subject, html, text } = composeAdvisorBundle(language, [
    message(),
    message({ name: 'Ute <b>Uit</b>', leadUrl }),
  ]);
  expect(subject).toBe(language === 'nl' ? '2 nieuwe berichten' : '2 new messages');
  for (const part of [html, text]) {
    expect(part).toContain('Ruben Zeeman');
    expect(part).toContain('ruben@zeeman.example');
    expect(part).toContain('Kan ik in Nederland blijven wonen?');
    expect(part).toContain('https://www.fnc.example/admin/leads/1');
    expect(part).toContain(leadUrl);
    expect(part).not.toMatch(/undefined|\{\{/);
  }
  expect(html).toContain('Ute &lt;b&gt;Uit');
});

test('a long message is cut to a line, and no character in half', () => {
  const { text } = composeAdvisorBundle('nl', [message({ message: `${'a'.repeat(159)}🚢🚢\nnieuwe regel` })]);
  expect(text).toContain(`“${'a'.repeat(159)}…”`);
  expect(text).not.toContain('nieuwe regel');
});
