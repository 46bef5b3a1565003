import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlTokens } from '../mail/html/htmlTokens.ts';
import { anyText } from '../testing/anyText.ts';
import {
  fillPlaceholders,
  parsePlaceholders,
  placeholderNames,
  placeholderValues,
  samplePlaceholderValues,
  unknownPlaceholders,
  variablesOf,
  type PlaceholderValues,
} from './placeholders.ts';

const esmee: PlaceholderValues = { firstName: 'Esmee', name: 'Esmee Golfslag', profession: 'Kapitein' };
const nobody: PlaceholderValues = { firstName: '', name: ' ', profession: '' };

describe('placeholders of a text', () => {
  test.each<[text: string, found: string[]]>([
    // text                                   raw:name:fallback:known
    ['Dag {firstName},', ['{firstName}:firstName:–:known']],
    ['{name} {profession}', ['{name}:name:–:known', '{profession}:profession:–:known']],
    ['{firstName|daar}', ['{firstName|daar}:firstName:daar:known']],
    ['{firstName|}', ['{firstName|}:firstName::known']],
    [
      '{profession|wie je ook bent: lezer}',
      ['{profession|wie je ook bent: lezer}:profession:wie je ook bent: lezer:known'],
    ],
    ['{voornaam}', ['{voornaam}:voornaam:–:unknown']],
    ['{firstname}', ['{firstname}:firstname:–:unknown']],
    ['{email|post@fnc.example}', ['{email|post@fnc.example}:email:post@fnc.example:unknown']],
    ['{constructor}{toString}', ['{constructor}:constructor:–:unknown', '{toString}:toString:–:unknown']],
    ['{{firstName}}', ['{{firstName}}:firstName:–:unknown']],
    ['{{firstName|daar}}', ['{{firstName|daar}}:firstName:daar:unknown']],
    // white space is ignored
    ['{ firstName }', ['{ firstName }:firstName:–:known']],
    ['{firstName | daar}', ['{firstName | daar}:firstName:daar:known']],
    ['{\n name\u00a0|\tbeste lezer }', ['{\n name\u00a0|\tbeste lezer }:name:beste lezer:known']],
    ['{&nbsp;firstName&nbsp;}', ['{&nbsp;firstName&nbsp;}:firstName:–:known']],
    // other notations are neither fields nor plain text
    ['{first_name}', ['{first_name}:first_name:–:unknown']],
    ['{first name|daar}', ['{first name|daar}:first name:daar:unknown']],
    ['{first-name} {contact.name}', ['{first-name}:first-name:–:unknown', '{contact.name}:contact.name:–:unknown']],
    ['{prénom} {имя}', ['{prénom}:prénom:–:unknown', '{имя}:имя:–:unknown']],
    ['{FIRSTNAME}', ['{FIRSTNAME}:FIRSTNAME:–:unknown']],
    ['{{ firstName }}', ['{{ firstName }}:firstName:–:unknown']],
    ['{{{firstName}}}', ['{{{firstName}}}:firstName:–:unknown']],
    ['{{firstName}', ['{{firstName}:firstName:–:unknown']],
    ['{firstName}}', ['{firstName}}:firstName:–:unknown']],
    ['{firstName: daar}', ['{firstName: daar}:firstName:daar:unknown']],
    ['{first_name, daar}', ['{first_name, daar}:first_name:daar:unknown']],
    ['{firstName||daar}', ['{firstName||daar}:firstName:|daar:unknown']],
    ['{firstName()}', ['{firstName()}:firstName:–:unknown']],
    ['{<b>firstName</b>}', ['{<b>firstName</b>}:firstName:–:unknown']],
    ['Dag {firstName, welkom', ['{firstName:firstName:–:unknown']],
    ['Dag {{ name en {profession}', ['{{ name:name:–:unknown', '{profession}:profession:–:known']],
    // text
    ['{1} {} { } {"name": 1} {\'name\'}', []],
    ['{color: red} a{b:c} @media x{p{margin:0}}', []],
    ['{"a":{"firstName":"x"},"b":[{"name":1}]}', []],
    ['<script type="application/ld+json">{"@type":"Event","name":"x"}</script>', []],
    ['&#123;firstName&#125; &#123;first_name}', []],
    ['{een zin tussen accolades die langer is dan een naam}', []],
    ['<style>p{color}b{name}</style>{name}', ['{name}:name:–:known']],
    ['<STYLE media="x">{name}</Style >{name}<style>{name}', ['{name}:name:–:known']],
    ['<styled>{name}</styled>', ['{name}:name:–:known']],
    ['<a href="https://a.example/?n={firstName}">x</a>', ['{firstName}:firstName:–:known']],
  ])('%s', (text, found) => {
    const shown = parsePlaceholders(text).map(
      ({ raw, name, fallback, known }) => `${raw}:${name}:${fallback ?? '–'}:${known ? 'known' : 'unknown'}`,
    );
    expect(shown).toEqual(found);
  });

  test.each([
    ['styles that never close', '<style ', 1],
    ['styles inside styles', '<style><style>', 0],
    ['half placeholders', '{name|', 500_001],
    ['braces that never close', '{', 1],
    ['half tags in braces', '{<', 1],
    ['tags in one pair of braces', '<b>', 1],
  ])('in three million characters of %s are found at once', (_name, part, found) => {
    const text = `{x:${part.repeat(3_000_000 / part.length)}{name}`;
    expect(parsePlaceholders(text)).toHaveLength(found);
  });

  test('stand where they say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText(), fc.constantFrom('{name}', '{x|y}', '{{a}}', '<style>', '}'))),
        (parts) => {
          const text = parts.join('');
          for (const { raw, start, end } of parsePlaceholders(text)) expect(text.slice(start, end)).toBe(raw);
        },
      ),
    );
  });

  test('the unknown ones are told apart', () => {
    expect(unknownPlaceholders('{name} {naam} {{name}}').map(({ raw }) => raw)).toEqual(['{naam}', '{{name}}']);
    expect(unknownPlaceholders('{firstName|daar}')).toEqual([]);
  });

  test('the variables of a template are the known ones, once, in a fixed order', () => {
    expect(variablesOf('{profession} {naam}', '{firstName} {profession} {{name}}')).toEqual([
      'firstName',
      'profession',
    ]);
  });
});

const tags = (html: string) =>
  [...htmlTokens(html)].flatMap((token) =>
    token.kind === 'text'
      ? []
      : [token.kind === 'open' ? `<${token.name} ${[...token.attributes.keys()].join(' ')}>` : `</${token.name}>`],
  );

describe('filling in', () => {
  test.each<[name: string, text: string, values: PlaceholderValues, html: string, line: string]>([
    ['values', 'Dag {firstName}, {profession}', esmee, 'Dag Esmee, Kapitein', 'Dag Esmee, Kapitein'],
    ['no value: the fallback', 'Beste {firstName|lezer},', nobody, 'Beste lezer,', 'Beste lezer,'],
    ['white space is no value', '[{name|x}]', nobody, '[x]', '[x]'],
    ['no value and no fallback: nothing', 'Dag {firstName},', nobody, 'Dag ,', 'Dag ,'],
    ['an empty fallback: nothing', '[{firstName|}]', nobody, '[]', '[]'],
    ['a value beats its fallback', '{firstName|daar}', esmee, 'Esmee', 'Esmee'],
    ['unknown ones stay', '{naam} {{name}}', esmee, '{naam} {{name}}', '{naam} {{name}}'],
    [
      'CSS stays',
      '<style>b{name}</style>{name}',
      esmee,
      '<style>b{name}</style>Esmee Golfslag',
      '<style>b{name}</style>Esmee Golfslag',
    ],
    [
      'a value is escaped in HTML',
      '{name}',
      { ...esmee, name: `<b>"J' & co</b>` },
      '&lt;b&gt;&quot;J&#39; &amp; co&lt;/b&gt;',
      `<b>"J' & co</b>`,
    ],
    [
      'a placeholder inside a value is text',
      '{name}|{profession}',
      { ...esmee, name: '{profession}' },
      '&#123;profession&#125;|Kapitein',
      '(profession)|Kapitein',
    ],
    [
      'line breaks leave a subject',
      '{name}',
      { ...esmee, name: 'Jan\r\nBcc: x@y.example' },
      'Jan\r\nBcc: x@y.example',
      'Jan Bcc: x@y.example',
    ],
    ['replacement patterns are text', '{name}', { ...esmee, name: "$& $1 $'" }, '$&amp; $1 $&#39;', "$& $1 $'"],
    [
      'a fallback is written as it stands',
      '{firstName|beste <b>lezer</b>}',
      nobody,
      'beste <b>lezer</b>',
      'beste <b>lezer</b>',
    ],
  ])('%s', (_name, text, values, html, line) => {
    expect(fillPlaceholders(text, values, 'html')).toBe(html);
    expect(fillPlaceholders(text, values, 'text')).toBe(line);
  });

  test('a subject is one line, whatever stood in it', () => {
    expect(fillPlaceholders(' Dag\n {firstName|a\r\nb} ', nobody, 'text')).toBe('Dag a b');
  });

  const values = fc.record({ firstName: anyText(), name: anyText(), profession: anyText() });
  const hostile = fc.constantFrom(
    '{name}',
    '{firstName|x}',
    '<script>',
    '"><img src=x>',
    '</style>',
    '{{name}}',
    '$&',
    '&#123;',
  );
  const hostileValues = fc.record({ firstName: hostile, name: hostile, profession: hostile });
  const literal = anyText().map((text) => text.replace(/[{}<]/g, ''));
  const known = fc.constantFrom(...placeholderNames);
  const css = fc.constantFrom('<style>b{name}</style>', '<style>@media x{a{name}}</style>');

  test('is one pass: each piece of a template becomes what it alone becomes', () => {
    const pieces = fc.array(
      fc.oneof(
        literal,
        css,
        fc.constantFrom('{naam}', '{{name}}'),
        known.map((name) => `{${name}}`),
      ),
    );
    fc.assert(
      fc.property(pieces, fc.oneof(values, hostileValues), (parts, filling) => {
        const alone = parts.map((part) => fillPlaceholders(part, filling, 'html'));
        expect(fillPlaceholders(parts.join(''), filling, 'html')).toBe(alone.join(''));
      }),
    );
  });

  test.each(['html', 'text'] as const)('nothing of a value can be filled in again in %s', (kind) => {
    const templates = fc
      .array(
        fc.oneof(
          literal,
          known.map((name) => `{${name}}`),
        ),
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(templates, fc.oneof(values, hostileValues), (template, filling) => {
        expect(parsePlaceholders(fillPlaceholders(template, filling, kind))).toEqual([]);
      }),
    );
  });

  test('HTML never gains or loses a tag or an attribute by a value', () => {
    const part = fc.oneof(
      literal,
      known.map((name) => `<p>{${name}}</p>`),
      known.map((name) => `<a title="{${name}}" href='x{${name}|y}'>{${name}}</a>`),
    );
    fc.assert(
      fc.property(fc.array(part), fc.oneof(values, hostileValues), (parts, filling) => {
        const template = parts.join('');
        expect(tags(fillPlaceholders(template, filling, 'html'))).toEqual(
          tags(fillPlaceholders(template, esmee, 'html')),
        );
      }),
    );
  });
});

describe('the values of a lead', () => {
  test.each([
    [
      'a Dutch one',
      { name: ' Esmee  Golfslag ', profession: 'schipper', language: 'nl' },
      ['Esmee', 'Esmee  Golfslag', 'Schipper'],
    ],
    ['an English one', { name: 'Jan', profession: 'schipper', language: 'en' }, ['Jan', 'Jan', 'Skipper']],
    ['without a profession', { name: 'Jan', language: 'nl' }, ['Jan', 'Jan', '']],
    ['without a name', { name: ' ', language: 'nl' }, ['', '', '']],
  ] as const)('%s', (_name, lead, [firstName, name, profession]) => {
    expect(placeholderValues({ profession: undefined, ...lead })).toEqual({ firstName, name, profession });
  });

  test.each(['nl', 'en'] as const)('the sample in %s has all of them', (language) => {
    expect(Object.values(samplePlaceholderValues(language)).every((value) => value !== '')).toBe(true);
  });
});
