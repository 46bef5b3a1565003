import { neverSaid } from '../packages/ui/src/locales/neverSaid.data.ts';
import { articleClaims, claims, euros, languages, ownerBurden } from '@fnc/domain';
import { createI18n, readingWords } from '@fnc/ui/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { figures } from '../guide/facts/figures.data.ts';
import { articleRecords } from './articles.data.ts';
import { factText, fingerprint, sumText } from './facts.ts';
import { readFrontMatter } from './frontMatter.ts';
import { calculatorHref, loadArticles, readArticles, readReviewed } from './loadArticles.ts';
import { readArticle, type KnowledgeArticle } from './readArticle.ts';
import { outdated, reliesOn, reviewMessage } from './review.ts';

let articles: readonly KnowledgeArticle[];
beforeAll(async () => {
  articles = await readArticles();
});

const find = (id: string, language: 'nl' | 'en') => {
  const found = articles.find((article) => article.id === id && article.language === language);
  if (found === undefined) throw new Error(`No article ${id}`);
  return found;
};

/** The parts that must be equal in both languages. */
const outline = ({ uses, headings, text, notes, published, checked }: KnowledgeArticle) => ({
  uses: uses.toSorted(),
  headings: headings.length,
  rows: text.match(/^\|/gm)?.length,
  quotes: text.match(/^> /gm)?.length,
  items: text.match(/^(?:- |\d\. )/gm)?.length,
  notes: notes.length,
  days: [published, checked],
});

const needsTerms = (use: string) => /^(?:owner:|sum:(?:breakEven|exit|ownerTurn))/.test(use);
const saysThem = ({ text, language }: KnowledgeArticle) =>
  (language === 'nl' ? /tarieven van 2026.*geen belastingadvies/is : /2026 rates.*not tax advice/is).test(text);

describe.each(articleRecords.map(({ id }) => id))('%s', (id) => {
  test('says the same in both languages: figures, chapters, tables, notes, days', () => {
    expect(outline(find(id, 'en'))).toEqual(outline(find(id, 'nl')));
  });

  test.each(languages)('%s: is as long as a long read, and its titles fit where they are shown', (language) => {
    const { text, title, short, description, headings, notes } = find(id, language);
    const words = text.replaceAll(/\[\d+\]\(note:\d+\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}.,’-]*/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(850);
    expect(words).toBeLessThanOrEqual(1_500);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(short.length).toBeLessThanOrEqual(40);
    expect(description.length).toBeGreaterThanOrEqual(100);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(headings.length).toBeGreaterThanOrEqual(6);
    expect(notes.length).toBeGreaterThanOrEqual(4);
  });

  test.each(languages)('%s: promises and presses nothing, and says whom to ask', (language) => {
    const said = JSON.stringify(find(id, language)).toLowerCase();
    expect(neverSaid[language].filter(({ word }) => said.includes(word))).toEqual([]);
    expect(said).toMatch(language === 'nl' ? /adviseur|accountant/ : /adviser|accountant/);
  });
});

test('a sum over company and owner, and a break-even, stand beside their rates and their limits', () => {
  const withSums = articles.filter(({ uses }) => uses.some(needsTerms));
  expect(withSums).toHaveLength(6);
  expect(withSums.filter((article) => !saysThem(article)).map(({ id, language }) => [id, language])).toEqual([]);
});

test('the figures named in the front matter are those of the text', async () => {
  const { readFile } = await import('node:fs/promises');
  for (const { id, language, uses } of articles) {
    const file = new URL(`content/${language}/${id}.md`, import.meta.url);
    const { front } = readFrontMatter(await readFile(file, 'utf8'), file.pathname);
    const used = uses.flatMap((use) => (use.startsWith('claim:') ? [use.slice('claim:'.length)] : []));
    expect([id, language, front.claims.split(', ')]).toEqual([id, language, used.toSorted()]);
  }
});

test('a link to the calculator in the text opens the sum of that article, as its button does', () => {
  const linked = articles.filter(({ text }) => /\]\(\/(?:en\/)?calculator/.test(text));
  expect(linked.length).toBeGreaterThanOrEqual(6);
  for (const { id, language, text } of linked) {
    const hrefs = [...text.matchAll(/\]\((\/(?:en\/)?calculator[^)]*)\)/g)].map(([, href]) => href);
    expect([id, language, new Set(hrefs)]).toEqual([id, language, new Set([calculatorHref(id, language)])]);
  }
});

/** By how much Cyprus is cheaper for an owner who stays in the Netherlands, in cents. */
const lead = (profit: number) =>
  ownerBurden('dutchCompany', euros(profit)).total - ownerBurden('cyprusOwnerInNl', euros(profit)).total;

test('the owner model turns in favour of Cyprus at the profit that the article on box 2 names', () => {
  const turn = Number(sumText('sum', 'ownerTurn', 'en').replaceAll(/\D/g, ''));
  expect(lead(turn)).toBeGreaterThan(0);
  expect(lead(turn - 1_000)).toBeLessThanOrEqual(0);
});

test('each article leads to two others, which are there', () => {
  const ids = new Set(articleRecords.map(({ id }) => id));
  for (const { id, next } of articleRecords) {
    expect(next.filter((other) => other === id || !ids.has(other))).toEqual([]);
    expect(new Set(next).size).toBe(2);
  }
});

describe('a figure that changed', () => {
  test('nothing changed since the articles were read', async () => {
    expect(reviewMessage(outdated(articles, await readReviewed()))).toBe('');
    expect(await loadArticles()).toHaveLength(2 * articleRecords.length);
  });

  test('marks every article that names it, and says what to do', async () => {
    const reviewed = await readReviewed();
    const before = Object.fromEntries(
      Object.entries(reviewed).map(([id, facts]) => [
        id,
        'claim:customarySalary' in facts ? { ...facts, 'claim:customarySalary': '57000 euro' } : facts,
      ]),
    );
    const changes = outdated(articles, before);
    expect(changes).toEqual([
      { article: 'box-two', placeholder: 'claim:customarySalary', was: '57000 euro', is: '58000 euro' },
    ]);
    const message = reviewMessage(changes);
    expect(message).toContain('box-two: {claim:customarySalary} was 57000 euro, is 58000 euro');
    expect(message).toContain('npm run knowledge:reviewed -- box-two');
  });

  test('an article that nobody has read, or that names a new figure, is marked too', () => {
    const ids = new Set(outdated(articles, {}).map(({ article }) => article));
    expect([...ids]).toEqual(articleRecords.map(({ id }) => id));
    const { 'claim:cyprusDays': _gone, ...others } = reliesOn(articles, 'sixty-days');
    const reviewed = Object.fromEntries(articleRecords.map(({ id }) => [id, reliesOn(articles, id)]));
    expect(outdated(articles, { ...reviewed, 'sixty-days': others })).toEqual([
      { article: 'sixty-days', placeholder: 'claim:cyprusDays', was: undefined, is: fingerprint('claim:cyprusDays') },
    ]);
  });

  test('is one by its value or its condition, and not by having been looked up again', () => {
    expect(fingerprint('claim:cyprusDays')).toBe('60 days, sixtyDayTest');
    expect(fingerprint('claim:setUpCost')).toBe('2000–3000 euro, quotedBeforehand');
    expect(fingerprint('owner:dutchCompany:150000')).toMatch(/^\d{5} euro$/);
  });
});

describe('the notation', () => {
  const front =
    'slug: s\ntitle: t\nshort: s\ndescription: d\npublished: 2026-11-23\nchecked: 2026-11-23\nclaims: cyprusDays';
  const read = async (text: string, head = front) =>
    readArticle(
      { id: 'x', language: 'nl', file: 'x.md', source: `---\n${head}\n---\n\n${text}\n` },
      {
        i18n: await createI18n('nl', readingWords),
        hrefOf: (target) => {
          if (target !== 'page:home') throw new Error(`${target} leads nowhere`);
          return '/';
        },
      },
    );

  test('figures are written for the language; the first of each carries the number of its source', async () => {
    const { text, notes } = await read(
      '{claim:setUpCost}, {claim:cyprusDays} en {claim:setUpCost}. [Terug](page:home)\n\n## Kop\n\nX',
    );
    expect(text).toContain('€\u00A02.000\u00A0tot\u00A0€\u00A03.000[1](note:1), 60[2](note:2) en €\u00A02.000');
    expect(text).toContain('[Terug](/)');
    expect(notes.map(({ number, source }) => [number, source.title])).toEqual([
      [1, 'Onze eigen prijslijst'],
      [2, 'IBCCS, Cypriotische belastinghervorming 2026'],
    ]);
  });

  test.each([
    ['a figure that nobody knows', '{claim:cyprusDagen}', 'x.md: unknown figure {claim:cyprusDagen}'],
    ['a sum that nobody knows', '{sum:everything}', 'Unknown sum {sum:everything}'],
    ['a route that the model lacks', '{owner:offshore:150000}', 'Unknown sum {owner:offshore:150000}'],
    ['a part that the route lacks', '{owner:dutchCompany:150000:gesy}', 'that route has no such part'],
    ['braces of another kind', '{figure}', 'something in braces was not understood'],
    ['a link to nowhere', '[x](article:other)', 'article:other leads nowhere'],
  ])('%s stops the build', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test.each([
    ['an unknown line', `${front}\nauthor: me`, 'is no line of the front matter'],
    ['a missing line', front.replace('short: s\n', ''), 'the front matter lacks short'],
  ])('%s in the front matter stops the build', async (_what, head, message) => {
    await expect(read('Text', head)).rejects.toThrow(message);
  });
});

test.each([
  ['nlBox2LowUpTo', articleClaims.dutchBoxTwoThreshold.value],
  ['nlSalary', articleClaims.customarySalary.value],
  ['nlCorporateLowUpTo', articleClaims.dutchCorporateThreshold.value],
  ['nlBox1Top', articleClaims.dutchBoxOneTop.value],
  ['nlRecoveryYears', articleClaims.recoveryYears.value],
  ['cySdcNonDom', articleClaims.sdcNonDom.value],
  ['cySdcDomiciled', articleClaims.sdcDomiciled.value],
  ['cySdcDomiciledBefore', articleClaims.sdcDomiciledBefore.value],
  ['cyNonDomExtension', articleClaims.nonDomExtension.value],
  ['cyGesyIncomeCap', articleClaims.gesyIncomeCap.value],
  ['cyGesyMax', articleClaims.gesyMost.value],
  ['cyBand0', articleClaims.cyprusIncomeFree.value],
  ['cyBandTop', articleClaims.cyprusIncomeTop.value],
  ['cyBand30', articleClaims.cyprusIncomeTopFrom.value],
  ['cySocial', articleClaims.cyprusSocialInsurance.value],
  ['cySocialCap', articleClaims.cyprusSocialCap.value],
  ['cyLossYears', articleClaims.lossYears.value],
  ['cyIpDeduction', articleClaims.ipBoxDeduction.value],
  ['cyIpRate', articleClaims.ipBoxRate.value],
  ['cyIpRateBefore', articleClaims.ipBoxRateBefore.value],
  ['cyLevyUntil2023', articleClaims.annualLevyBefore.value],
  ['cyVat', articleClaims.cyprusVat.value],
  ['cyVatThreshold', articleClaims.cyprusVatThreshold.value],
  ['cyHe32', articleClaims.annualReturn.value],
  ['cyHe32Penalty', articleClaims.annualReturnPenalty.value],
  ['cyAuditFrom', articleClaims.auditCost.value.from],
  ['cyAuditTo', articleClaims.auditCost.value.to],
  ['cyReviewFrom', articleClaims.reviewCost.value.from],
  ['cyReviewTo', articleClaims.reviewCost.value.to],
  ['cyFeesFrom', articleClaims.registrarFees.value.from],
  ['cyFeesTo', articleClaims.registrarFees.value.to],
  ['yearly', articleClaims.yearlyCost.value],
  ['marketSetUpFrom', articleClaims.marketSetUp.value.from],
  ['marketSetUpTo', articleClaims.marketSetUp.value.to],
  ['marketYearFrom', articleClaims.marketYear.value.from],
  ['marketYearTo', articleClaims.marketYear.value.to],
] as const)('the guide prints the same %s', (figure, value) => {
  expect(figures[figure].value).toBe(value);
});

test('no name stands for two figures, and sums are whole euros', () => {
  expect(Object.keys(articleClaims).filter((name) => Object.hasOwn(claims, name))).toEqual([]);
  expect(sumText('sum', 'exitClaim', 'nl')).toBe('€\u00A082.945');
  expect(sumText('owner', 'cyprusOwnerInNl:150000', 'en')).toBe('€55,751');
  expect(factText('monthlyCost', 'en')).toBe('€450');
});
