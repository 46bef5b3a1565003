import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { anyText } from '../testing/anyText.ts';
import { fillPage, mark, markEnd, markUnless, markWhere } from './pageTemplate.ts';

const where = (name: string, inner: string) => `${markWhere(name)}${inner}${markEnd(name)}`;
const unless = (name: string, inner: string) => `${markUnless(name)}${inner}${markEnd(name)}`;

test.each([
  // name                      template                                          values                    → page
  ['a value', `<p>${mark('a')}</p>`, { a: 'x' }, '<p>x</p>'],
  ['a value that is not there', `<p>${mark('a')}</p>`, {}, '<p></p>'],
  ['a value of the prototype', `<p>${mark('constructor')}</p>`, {}, '<p></p>'],
  ['what stays', where('a', 'yes') + unless('a', 'no'), { a: 'x' }, 'yes'],
  ['what goes', where('a', 'yes') + unless('a', 'no'), { a: '' }, 'no'],
  ['one in another', where('a', `1${where('b', mark('b'))}${unless('b', '-')}`), { a: 'x', b: '2' }, '12'],
  ['lines', where('a', '\n1\n'), { a: 'x' }, '\n1\n'],
  ['text that looks alike', '[x] [[ a ]] {{a}}', { a: '1' }, '[x] [[ a ]] {{a}}'],
  ['a dollar sign', mark('a'), { a: '$& $1' }, '$&amp; $1'],
])('%s', (_name, template, values, page) => {
  expect(fillPage(template, values)).toBe(page);
});

/** Characters with a meaning in HTML or in the marks. */
const nasty = fc.stringMatching(/^[<>&"'$[\]a!. ]*$/);

describe('what a visitor typed', () => {
  const template = `<input value="${mark('a')}">${where('a.error', `<b>${mark('a.error')}</b>`)}<p>${mark('b')}</p>`;

  test.each([
    ['a tag', '<script>alert(1)</script>'],
    ['the end of an attribute', '" autofocus onfocus="alert(1)'],
    ['a mark', mark('b')],
    ['a condition', where('b', 'x')],
    ['half a condition', markEnd('a.error')],
  ])('%s stays text', (_name, typed) => {
    expect(fillPage(template, { a: typed, b: 'secret' })).toBe(`<input value="${escapeHtml(typed)}"><p>secret</p>`);
  });

  test('is all that a page gains, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), nasty), fc.oneof(anyText(), nasty), (a, b) => {
        expect(fillPage(`<i title="${mark('a')}">${mark('b')}</i>`, { a, b })).toBe(
          `<i title="${escapeHtml(a)}">${escapeHtml(b)}</i>`,
        );
      }),
    );
  });
});
