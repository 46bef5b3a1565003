import { expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { composeAdvisorBundle } from './advisorBundleMail.ts';

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
