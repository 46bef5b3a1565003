import { brand, fillPage } from '@fnc/domain';
import { expect, test } from 'vitest';
import { renderAnswers } from '../entry-server.tsx';

const pages = new Map((await renderAnswers()).map(({ file, head, body }) => [file, { head, body }]));
const filled = (file: string, values: Record<string, string> = {}) => fillPage(pages.get(file)?.body ?? '', values);

test('a page a form and outcome, in both languages', () => {
  expect([...pages.keys()].sort()).toEqual(
    [
      'confirm',
      'confirmed',
      'contact',
      'contact-sent',
      'guide',
      'guide-requested',
      'resubscribe',
      'resubscribed',
      'unsubscribe',
      'unsubscribe-link-sent',
      'unsubscribed',
    ]
      .flatMap((page) => [`${page}.en.html`, `${page}.nl.html`])
      .sort(),
  );
});

test.each([...pages.keys()])('%s: a title, no search engine, no script, and no mark left once it is filled', (file) => {
  const { head = '', body = '' } = pages.get(file) ?? {};
  expect(head).toMatch(new RegExp(`<title>.{5,} – ${brand.name}</title>`));
  expect(head).toContain('content="noindex"');
  expect(body).not.toContain('<script');
  for (const values of [{}, { error: 'x', issues: 'x', 'email.error': 'x', email: 'x', newsletter: 'on' }]) {
    expect(fillPage(body, values)).not.toContain('[[');
  }
});

test('one button goes on with the token of the link, and without one there is none', () => {
  for (const [page, call] of [
    ['confirm', '/api/confirm-newsletter'],
    ['resubscribe', '/api/resubscribe'],
    ['unsubscribed', '/api/resubscribe'],
  ]) {
    const html = filled(`${page}.en.html`, { token: '1."a', language: 'en' });
    expect(html).toMatch(new RegExp(`<form[^>]* action="${call}" method="post"`));
    expect(html).toMatch(/<input[^>]*name="token"[^>]*value="1\.&quot;a"/);
    expect(filled(`${page}.en.html`)).not.toContain('<form');
  }
});

test('only who ticked the newsletter reads that it has to be confirmed', () => {
  expect(filled('guide-requested.nl.html', { newsletter: 'on' })).toContain('nog één klik nodig');
  expect(filled('guide-requested.nl.html')).not.toContain('nog één klik');
});

test('a fault stands beside its field, and only there', () => {
  const html = filled('contact.nl.html', { email: 'noor@', issues: 'yes', 'email.error': 'Dit klopt niet' });
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="noor@"|value="noor@"[^>]*aria-invalid="true"/);
  expect(html.match(/Dit klopt niet/g)).toHaveLength(1);
  expect(html).toContain('<a href="#email">');
  expect(html).not.toContain('<a href="#name">');
});

test('what was chosen stays chosen', () => {
  const html = filled('guide.en.html', { profession: 'kapitein', professionLabel: 'Captain', newsletter: 'on' });
  expect(html).toMatch(/<option value="kapitein" selected="">Captain<\/option>/);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""|checked=""[^>]*type="checkbox"/);
  expect(filled('guide.en.html')).not.toContain('checked=""');
});

test('what was typed cannot leave its place', () => {
  const typed = `"><script>alert(1)</script></textarea>[[email]]`;
  const html = filled('contact.nl.html', { name: typed, message: typed, email: 'secret' });
  expect(html).not.toContain('<script>');
  expect(html.match(/\[\[email\]\]/g)).toHaveLength(2);
});
