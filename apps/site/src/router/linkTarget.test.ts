import { expect, test } from 'vitest';
import { linkTarget } from './linkTarget.ts';

const at = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'https://fnc.example');
  return { pathname, search, hash };
};

test.each([
  ['a page', '/calculator', '/', { by: 'browser' }],
  ['a page in the other language', '/en/privacy', '/privacy', { by: 'browser' }],
  ['a section of another page', '/#faq', '/privacy', { by: 'browser' }],
  ['a section of this page', '/#faq', '/', { by: 'browser' }],
  ['this page', '/', '/', { by: 'top' }],
  ['this page with a slash', '/en/', '/en', { by: 'top' }],
  ['this page with another query', '/', '/?notfound=%2Fx', { by: 'browser' }],
  ['the calculator, from a sum', '/calculator', '/calculator?omzet=1', { by: 'top' }],
  ['another sum, from a sum', '/calculator?omzet=2', '/calculator?omzet=1', { by: 'browser' }],
  ['the contact form', '/contact#contact-form', '/', { by: 'app', to: '/#contact' }],
  ['the contact form, in English', '/en/contact', '/en/privacy', { by: 'app', to: '/en/privacy#contact' }],
  ['the contact anchor', '/privacy#contact', '/privacy', { by: 'app', to: '/privacy#contact' }],
  ['the contact form, from a sum', '/contact', '/calculator?omzet=1', { by: 'app', to: '/calculator?omzet=1#contact' }],
  ['the contact form, from a page without one', '/contact', '/linkedin', { by: 'browser' }],
  ['a file', '/guide/cyprus-gids.pdf', '/', { by: 'browser' }],
  ['the back office', '/admin', '/', { by: 'browser' }],
  ['a dead link', '/nergens', '/', { by: 'browser' }],
] as const)('%s', (_what, link, from, target) => {
  expect(linkTarget(at(link), at(from))).toEqual(target);
});
