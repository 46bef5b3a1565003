import { expect, test } from 'vitest';
import { sampleReportText } from '../testing/sampleReport.data.ts';
import { blocksOf } from './blocks.ts';

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
