import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTemplates } from '../../templates/defaultTemplates.data.ts';
import { anyText } from '../../testing/anyText.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { textOfHtml } from './textOfHtml.ts';

describe('the text of HTML', () => {
  test.each<[name: string, html: string, text: string]>([
    ['words', 'Dag  Esmee,\n hier', 'Dag Esmee, hier'],
    ['words in marks', 'a<b>b</b> <i>c</i>d', 'ab cd'],
    ['paragraphs', '<p>een</p><p>twee</p>', 'een\n\ntwee'],
    ['blocks', '<div>een<div>twee</div></div>drie', 'een\ntwee\ndrie'],
    ['an empty paragraph', '<p>een</p><p> </p><p>&nbsp;</p><p>twee</p>', 'een\n\ntwee'],
    ['line breaks', 'een<br>twee<br/>\n drie<br><br>vier', 'een\ntwee\ndrie\n\nvier'],
    ['headings', '<h1>Titel <em>x</em></h1><h2>Kop</h2><h3>Klein</h3>t', 'Titel x\n=======\n\nKop\n---\n\nKlein\n\nt'],
    ['a heading of nothing', 'a<h1> </h1>t', 'a\n\nt'],
    ['a heading of nothing in an item', '<ul><li><h1></h1>t</li></ul>', '- t'],
    ['words below an inner list', '<ul><li>a<ul><li>b</li></ul>c</li></ul>', '- a\n  - b\n  c'],
    ['an ampersand in front of an equals sign', 'x &amp=y', 'x &amp=y'],
    ['an equals sign without a name', '<p = hidden>x</p>a', 'a'],
    ['a list', '<ul><li>een</li><li>twee</li></ul>na', '- een\n- twee\n\nna'],
    ['a numbered list', '<ol><li>een<li>twee</ol>', '1. een\n2. twee'],
    ['a list that starts later', '<ol start="9"><li>een</li><li>twee</li></ol>', '9. een\n10. twee'],
    ['a list that starts nowhere', '<ol start="x"><li>een</li></ol>', '1. een'],
    ['lists in lists', '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
    ['paragraphs in an item', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
    ['an item without a list', '<li>a</li>b', '- a\nb'],
    ['a quote', '<p>a</p><blockquote><p>b</p><p>c</p></blockquote>d', 'a\n\n> b\n>\n> c\n\nd'],
    ['a link', '<a href="https://a.example/x">Lees</a> verder', 'Lees (https://a.example/x) verder'],
    [
      'a link with marks and spaces',
      'x <a href="https://a.example"> <b>Lees</b> dit </a>y',
      'x Lees dit (https://a.example) y',
    ],
    ['an address as its own words', '<a href="https://a.example">https://a.example</a>', 'https://a.example'],
    ['a mailbox', '<a href="mailto:post@a.example?subject=Hoi">Mail ons</a>', 'Mail ons (post@a.example)'],
    ['a number', '<a href="tel:+31201234567">Bel ons</a>', 'Bel ons (+31201234567)'],
    ['a mailbox as its own words', '<a href="mailto:post@a.example">post@a.example</a>', 'post@a.example'],
    [
      'an address with an ampersand',
      '<a href="https://a.example/?a=1&amp;b=2&copy=3">x</a>',
      'x (https://a.example/?a=1&b=2&copy=3)',
    ],
    [
      'links that lead nowhere',
      '<a>a</a> <a href="#x">b</a> <a href="/c">c</a> <a href="javascript:d">d</a>',
      'a b c d',
    ],
    ['a picture that links', '<a href="https://a.example"><img src="x" alt="Kaart"></a>', 'Kaart (https://a.example)'],
    ['a picture without words that links', '<a href="https://a.example"><img src="x"></a>', 'https://a.example'],
    [
      'a link in a link',
      '<a href="https://a.example">a<a href="https://b.example">b</a>',
      'a (https://a.example)b (https://b.example)',
    ],
    ['a line across', 'a<hr>b', 'a\n--------------------\nb'],
    ['cells', '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>', 'a b\nc d'],
    ['words as they were typed', '<pre>a  b\n c</pre>d', 'a  b\n c\n\nd'],
    ['scripts and styles', 'a<style>p{}</style><script>x</SCRIPT >b<title>t</title><template>u</template>', 'ab'],
    ['comments', 'a<!-- x > y --><!doctype html><!-->b<?xml ?>c', 'abc'],
    ['what Outlook alone reads', '<!--[if mso]><table><tr><td>x<![endif]-->a', 'a'],
    ['what is hidden', '<div style="color:red; display : none">x<div>y</div></div><span hidden>z</span>a', 'a'],
    ['a hidden paragraph without an end', '<p style="display:none">x<p>a', 'a'],
    ['what is hidden in Outlook', '<span style="mso-hide:all">x</span>a', 'a'],
    ['characters that show nothing', 'a&zwnj;&nbsp;&shy;&#8203;b', 'a b'],
    ['entities', '&eacute;&Eacute;&euro;&#8364;&#x20ac;&#128;&apos;&lt;b&gt;&amp;amp;', "éÉ€€€€'<b>&amp;"],
    ['names that are not known', '&foo; &; & &constructor; AT&T &ampx', '&foo; &; & &constructor; AT&T &ampx'],
    ['names without a semicolon', 'a &amp b &lt c &copy d', 'a & b < c &copy d'],
    ['numbers of no character', '&#0;&#xD800;&#1114112;&#99999999999;', '\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['less-than signs', 'a < b, 1<2, <3 </ a', 'a < b, 1<2, <3 </ a'],
    ['a tag without an end', 'a <b', 'a'],
    ['attributes of all kinds', `<p a=1 b='>' c=">" d = e =f g>x</p>`, 'x'],
    ['ends without a beginning', '</li></ul></blockquote></a></h1></pre>a', 'a'],
    ['nothing', '', ''],
  ])('%s', (_name, html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  test('a text in HTML is that text', () => {
    const words = fc.array(
      anyText({ minLength: 1 }).map((text) => text.replace(/[\s\u00AD\u200B\u200C\u2060\uFEFF]|\u034F/g, '') || 'x'),
    );
    fc.assert(
      fc.property(words, (all) => {
        expect(textOfHtml(`<p>${escapeHtml(all.join(' '))}</p>`)).toBe(all.join(' '));
      }),
    );
  });

  const pieces = fc.array(
    fc.oneof(
      anyText(),
      fc.constantFrom('<', '>', '<!--', '-->', '"', '=', '</', '&', '<a href="https://a.example">', '</a>', '<style>'),
      fc.constantFrom(
        '<li>',
        '<ul>',
        '</ul>',
        '<ol>',
        '<blockquote>',
        '</blockquote>',
        '<h1>',
        '</h1>',
        '<pre>',
        '<p hidden>',
      ),
    ),
  );
  test('of anything there is a text, without empty lines in a row', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = textOfHtml(parts.join(''));
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/[^\S\n]\n|\n\n\n/);
      }),
      { numRuns: 400 },
    );
  });

  // Inputs that would take over a minute if time were quadratic in the length.
  test.each([
    '<',
    '<a',
    '<a ',
    '<a href="',
    '&',
    '&#',
    '<!--',
    '<li>',
    '<ul><li>',
    '<blockquote>a',
    '<h1>a',
    '</li>',
    '<p hidden>',
    '<style>',
    '<a href="https://a.example">b</a>',
    '<pre>\n',
  ])('300,000 characters of %j take no time', (part) => {
    expect(textOfHtml(part.repeat(Math.ceil(300_000 / part.length)))).toBeTypeOf('string');
  });

  test.each(defaultTemplates.map(({ id, content }) => [id, content] as const))('%s reads well', (_id, content) => {
    const text = textOfHtml(content);
    expect(text).toMatch(/^.+\n=+\n\n/);
    expect(text).toMatch(/\n(?:Een gratis intake|A free introductory call)\.\n/);
    expect(text).toMatch(/\n- /);
    expect(text).toMatch(/\(https:\/\/\S+\/contact\)/);
    expect(text).not.toMatch(/[<>]|&\w+;|style/);
  });
});
