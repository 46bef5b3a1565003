import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@fnc/domain';
import { expect, test } from 'vitest';
import { newsletterWordings } from '../../packages/domain/src/consent/newsletterWordings.data.ts';
import { mailTexts } from '../../packages/domain/src/mail/mailTexts.data.ts';
import { deliveryReasons } from '../../packages/domain/src/messages/deliveryReasons.data.ts';
import { mailFaultMessages } from '../../packages/domain/src/messages/mailFaultMessages.data.ts';
import { successMessages } from '../../packages/domain/src/messages/successMessages.data.ts';
import { sampleCampaigns, sampleTemplates } from '../../packages/domain/src/samples/sampleMails.data.ts';
import { defaultTemplates } from '../../packages/domain/src/templates/defaultTemplates.data.ts';
import { answerMailWords } from '../../packages/ui/src/admin/leads/answerMail.ts';
import { neverSaid } from '../../packages/ui/src/locales/neverSaid.data.ts';
import { allWords } from '../../packages/ui/src/testing/storyI18n.ts';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The body cells of one table of the glossary. */
function rowsOf(title: string): string[][] {
  const [, section = ''] = glossary.split(`## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map(cellsOf);
}

const wordsIn = (cell: string | undefined): string[] => (cell ?? '–').split(', ').filter((word) => word !== '–');
const said = rowsOf('Said one way');
const banned: Record<Language, string[]> = {
  nl: said.flatMap(([, , , never]) => wordsIn(never)),
  en: said.flatMap(([, , , , never]) => wordsIn(never)),
};

/** Sentences that the specification prescribes verbatim. */
const fixed = [
  'Client succesvol toegevoegd!',
  'Weet je zeker dat je deze client wilt verwijderen?',
  'Fout bij het verwijderen van de client',
  'Selecteer een client',
  'Geen client geselecteerd',
];

const leaves = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(leaves)
      : [];

const mailsIn = (language: Language) =>
  [...defaultTemplates, ...sampleTemplates, ...sampleCampaigns].filter((mail) => mail.language === language);

/** All texts of the product in a language, except the guide and the privacy page. */
const textsIn = (language: Language): string[] =>
  leaves([
    allWords[language],
    mailTexts[language],
    successMessages[language],
    deliveryReasons[language],
    mailFaultMessages[language],
    newsletterWordings.map((wording) => wording.texts[language]),
    answerMailWords[language],
    mailsIn(language),
  ]);

/** The banned words in a text, as whole words, ignoring case. */
function saidIn(text: string, language: Language): string[] {
  const free = fixed.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  return banned[language].filter((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(free);
  });
}

test.each(languages)('no text in %s says what the glossary never says', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(1000);
  const offences = texts.flatMap((text) => saidIn(text, language).map((word) => `${word}: ${text}`));
  expect(offences).toEqual([]);
});

/** The English lines of a documentation page: without code and columns headed as Dutch. */
function englishIn(page: string): string[] {
  let dutch: number[] = [];
  const prose = page.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`]*`/g, '');
  return prose.split('\n').map((line, index, lines) => {
    if (!line.startsWith('|')) return line;
    const cells = cellsOf(line);
    if (!lines[index - 1]?.startsWith('|')) {
      dutch = cells.flatMap((cell, column) => (cell === 'Dutch' ? [column] : []));
    }
    return cells.filter((_, column) => !dutch.includes(column)).join(' | ');
  });
}

test('no documentation page says in English what the glossary never says', () => {
  const folder = path.resolve(import.meta.dirname, '../../packages/ui/src');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThan(60);
  const offences = pages.flatMap((page) =>
    englishIn(readFileSync(path.join(folder, page), 'utf8')).flatMap((line) =>
      saidIn(line, 'en').map((word) => `${page} says “${word}”: ${line.trim()}`),
    ),
  );
  expect(offences).toEqual([]);
});

test('the English of a documentation page leaves out its code and its Dutch columns', () => {
  const table = '| Dutch | English |\n| ----- | ------- |\n| E-mail | A sum |';
  const page = `${table}\n\n\`\`\`\nimprint\n\`\`\`\nAn advisor, not an \`intake\``;
  expect(englishIn(page).flatMap((line) => saidIn(line, 'en'))).toEqual(['sum', 'advisor']);
});

test.each([
  ['nl', 'Deze client krijgt alleen de vragen voor iedereen.', ['client']],
  ['nl', 'Selecteer een client', []],
  ['nl', 'Dag {firstName|daar},', ['Dag {firstName']],
  ['nl', 'Plan een kennismakingsgesprek', ['kennismakingsgesprek']],
  ['en', 'An advisor sends you an e-mail', ['advisor', 'e-mail']],
  ['en', 'Your own sum', ['sum']],
  ['en', 'A summary by an adviser, by email', []],
] as const)('in %s, "%s" says %o', (language, text, words) => {
  expect(saidIn(text, language)).toEqual(words);
});

test('the glossary holds both languages and a meaning in every row, each term once', () => {
  for (const title of ['The product', 'Said one way', 'Tax and law']) {
    const rows = rowsOf(title);
    expect(rows.length, title).toBeGreaterThan(10);
    expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
    const [first] = rows;
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([first?.length]));
    const terms = rows.map(([dutch]) => dutch);
    expect(terms).toEqual([...new Set(terms)]);
  }
});

test.each(languages)('the glossary knows what is never promised in %s', (language) => {
  expect(neverSaid[language].map(({ word }) => word).filter((word) => !banned[language].includes(word))).toEqual([]);
});
