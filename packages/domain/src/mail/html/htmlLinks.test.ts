import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../testing/anyText.ts';
import { brokenLinksOf, linksOf, replaceLinks } from './htmlLinks.ts';

const withLinks = (a: string, b: string) =>
  `<p title="https://a.example">https://a.example <a class=x href='${a}'>a</a> <a href=${b}>b</a> <a href="/c">c</a></p>`;

test.each([
  ['www.fnc.nl/prijzen', true],
  ['/contact', true],
  ['', true],
  ['#', true],
  ['htps://fnc.nl', true],
  ['https:/fnc.nl', true],
  ['http://', true],
  ['mailto:', true],
  ['jan@fnc.nl', true],
  ['javascript:1', true],
  ['https://fnc.nl', false],
  ['mailto:jan@fnc.nl', false],
  ['tel:+31612345678', false],
  ['#prijzen', false],
])('a link to "%s" leads nowhere: %s', (address, isBroken) => {
  const html = `<p><a href="${address}">a</a><a href=" ${address}">again</a><a name="prijzen">no link</a></p>`;
  expect(brokenLinksOf(html)).toEqual(isBroken ? [address] : []);
});

describe('the links of a mail', () => {
  test.each<[name: string, html: string, links: string[]]>([
    [
      'whole addresses',
      '<a href="https://a.example/x">a</a><a href=http://b.example>b</a>',
      ['https://a.example/x', 'http://b.example'],
    ],
    ['mailboxes', "<a href='mailto:post@a.example'>a</a>", ['mailto:post@a.example']],
    ['areas of a picture', '<map><area HREF="https://a.example"></map>', ['https://a.example']],
    ['each once', '<a href="https://a.example">a</a><a href=" https://a.example ">b</a>', ['https://a.example']],
    ['entities are characters', '<a href="https://a.example/?a=1&amp;b=&#50;">a</a>', ['https://a.example/?a=1&b=2']],
    ['the first of two', '<a href="https://a.example" href="https://b.example">a</a>', ['https://a.example']],
    [
      'nothing else',
      '<a href="/x">a</a><a href="#y">b</a><a href="javascript:1">c</a><a href="https://">d</a><a href="tel:1">e</a>',
      [],
    ],
    ['no address with a space', '<a href="https://a.example/ x">a</a>', []],
    [
      'nothing of comments, scripts and other elements',
      '<!--<a href="https://a.example">--><link href="https://b.example"><img src="https://c.example"><script><a href="https://d.example"></script>',
      [],
    ],
  ])('%s', (_name, html, links) => {
    expect(linksOf(html)).toEqual(links);
  });

  test('are replaced where they stand, and nothing else', () => {
    const html = withLinks('https://a.example/?a&amp;b', 'https://b.example');
    const replaced = replaceLinks(html, (address) => `https://t.example/?u="${address.length}"&x`);
    expect(replaced).toBe(
      withLinks('https://t.example/?u=&quot;22&quot;&amp;x', '"https://t.example/?u=&quot;17&quot;&amp;x"'),
    );
  });

  const html = fc
    .array(
      fc.oneof(
        anyText(),
        fc.constantFrom(
          '<a href="https://a.example/?x=1&amp;y=2">',
          "<a href='mailto:b@c.example'>",
          '</a>',
          '<a href=',
          '">',
          '<!--',
        ),
      ),
    )
    .map((parts) => parts.join(''));

  test('that are replaced by themselves stand in the same mail', () => {
    fc.assert(
      fc.property(html, (text) => {
        expect(linksOf(replaceLinks(text, (address) => address))).toEqual(linksOf(text));
        expect(replaceLinks(text.replaceAll('href', 'name'), () => 'x')).toBe(text.replaceAll('href', 'name'));
      }),
    );
  });

  test('that are replaced by something are that, whatever else stands there', () => {
    fc.assert(
      fc.property(html, (text) => {
        const replaced = replaceLinks(text, () => 'https://t.example/1');
        expect(linksOf(replaced)).toEqual(linksOf(text).length === 0 ? [] : ['https://t.example/1']);
      }),
    );
  });
});
