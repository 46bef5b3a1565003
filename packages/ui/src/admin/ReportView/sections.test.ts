import { describe, expect, test } from 'vitest';
import { sampleReportSoFar, sampleReportText } from '../testing/sampleReport.data.ts';
import {
  blocksOf,
  headingLevelFor,
  headingsOf,
  numberOf,
  opensWithTitle,
  sectionFinder,
  sectionProgress,
  wordCount,
} from './sections.ts';

const outline = ['Samenvatting', 'Fiscale woonplaats', 'Substance: 60 dagen en kantoor', 'Risico’s en voorwaarden'];

describe('the section of a heading', () => {
  test.each([
    ['Samenvatting', 0],
    ['1. Samenvatting', 0],
    ['**2. Fiscale Woonplaats**', 1],
    ['4) RISICO’S EN VOORWAARDEN', 3],
    // if the title differs, the number decides; if the number differs, the title decides
    ['3. Wat er op Cyprus moet zijn', 2],
    ['7. Samenvatting', 0],
    // a heading that is still being written
    ['2. Fis', 1],
    ['Haalbaarheid van een vennootschap', -1],
    ['60 dagen', -1],
    ['9. Bijlagen', -1],
    ['0. Vooraf', -1],
  ])('%s', (heading, index) => {
    expect(sectionFinder(outline)(heading)).toBe(index);
  });
});

test('before the first heading no section has begun', () => {
  expect(sectionProgress(outline, '# Haalbaarheid\n\nInleiding')).toEqual({
    begun: [false, false, false, false],
    current: -1,
  });
});

test('a section that the writer skipped is not ticked', () => {
  expect(sectionProgress(outline, '## 1. Samenvatting\n\nKort.\n\n## 3. Substance\n\nNodig')).toEqual({
    begun: [true, false, true, false],
    current: 2,
  });
});

test('headings are read outside code, at every depth', () => {
  expect(headingsOf('# A\n```\n## geen\n```\n### B\n#geen\n##')).toEqual([
    { depth: 1, text: 'A' },
    { depth: 3, text: 'B' },
  ]);
  expect(headingsOf(sampleReportSoFar)).toHaveLength(5);
});

test.each([
  ['# Titel\n\n## Deel', 2, 2],
  ['## Deel', 2, 1],
  ['### Diep', 2, 1],
  ['## Deel', 3, 2],
  ['Geen kop', 3, 3],
] as const)('the level of a single # in %j, where the first heading shall be h%i', (text, wanted, level) => {
  expect(headingLevelFor(text, wanted)).toBe(level);
});

test.each([
  ['4. Vennootschap', { number: 4, words: 'Vennootschap' }],
  ['12) Plan', { number: 12, words: 'Plan' }],
  ['Plan voor 12 maanden', { number: null, words: 'Plan voor 12 maanden' }],
  ['5.', { number: null, words: '5.' }],
])('the number of %s', (title, parts) => {
  expect(numberOf(title)).toEqual(parts);
});

test.each([
  ['', 0],
  ['| --- | ---: |', 0],
  ['Omzet: € 150.000 per jaar', 4],
  ['risico’s en voor-en nadelen', 4],
])('words in %j', (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test.each([
  [sampleReportText, true],
  ['## Eerst een kop', false],
  ['', false],
])('whether the text has a title of its own (%#)', (text, own) => {
  expect(opensWithTitle(text)).toBe(own);
});

const textsOf = (markdown: string) => blocksOf(markdown).map(({ text }) => text);

test('a block begins at each section, and a title stays with the section below it', () => {
  expect(textsOf('# Titel\n\n## 1. Een\n\nTekst\n\n## 2. Twee\n\nMeer')).toEqual([
    '# Titel\n\n## 1. Een\n\nTekst\n',
    '## 2. Twee\n\nMeer',
  ]);
});

test('a heading inside a code block opens nothing', () => {
  expect(textsOf('Tekst\n\n```\n## geen kop\n```\n\n## Kop')).toEqual(['Tekst\n\n```\n## geen kop\n```\n', '## Kop']);
});

test.each([
  ['', ['']],
  ['Eén regel', ['Eén regel']],
  ['Tekst\n##', ['Tekst\n##']],
])('%j is one block', (text, blocks) => {
  expect(textsOf(text)).toEqual(blocks);
});

test('a block knows where it begins', () => {
  for (const { start, text } of blocksOf(sampleReportText))
    expect(sampleReportText.slice(start).startsWith(text)).toBe(true);
  expect(blocksOf('Tekst\n## Een\nMeer\n## Twee').map(({ start }) => start)).toEqual([0, 6, 18]);
});

test('together the blocks are the text', () => {
  expect(textsOf(sampleReportText).join('\n')).toBe(sampleReportText);
});

test('however far a report is written, only its last block still changes', () => {
  const whole = blocksOf(sampleReportText);
  expect(whole).toHaveLength(8);
  for (let end = 0; end <= sampleReportText.length; end++) {
    const finished = blocksOf(sampleReportText.slice(0, end)).slice(0, -1);
    expect(finished).toEqual(whole.slice(0, finished.length));
  }
});
