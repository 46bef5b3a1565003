import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brand, languages, type Language } from '@fnc/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { llms } from '../../apps/site/seo/llms.ts';
import { seoPages, type SeoPage } from '../../apps/site/seo/pages.ts';
import { newsletterWordings } from '../../packages/domain/src/consent/newsletterWordings.data.ts';
import { mailTexts } from '../../packages/domain/src/mail/mailTexts.data.ts';
import { sampleCampaigns } from '../../packages/domain/src/samples/sampleMails.data.ts';
import { defaultTemplates } from '../../packages/domain/src/templates/defaultTemplates.data.ts';
import { answerMailWords } from '../../packages/ui/src/admin/leads/answerMail.ts';
import { privacyEn } from '../../packages/ui/src/site/PrivacyPage/privacy.en.data.ts';
import { privacyNl } from '../../packages/ui/src/site/PrivacyPage/privacy.nl.data.ts';
import { allWords } from '../../packages/ui/src/testing/storyI18n.ts';
import { savingFigures, type Standing } from './savingFigures.data.ts';

type Texts = readonly (readonly [key: string, text: string])[];

const leaves = (words: unknown, key: string): Texts => {
  if (typeof words === 'string') return [[key, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => leaves(value, `${key}.${name}`));
};

const privacy = { nl: privacyNl, en: privacyEn };

let pages: readonly SeoPage[];
beforeAll(async () => {
  pages = await seoPages();
});

/** All texts in a language for visitors and recipients of mails, except the guide. */
function textsIn(language: Language): Texts {
  const inLanguage = (mail: { language: Language }) => mail.language === language;
  const shown = { brand: brand.tagline[language], privacy: privacy[language] };
  const mails = {
    mail: mailTexts[language],
    newsletter: newsletterWordings.map(({ texts }) => texts[language]),
    templates: defaultTemplates.filter(inLanguage),
    campaigns: sampleCampaigns.filter(inLanguage),
    answerMail: answerMailWords[language],
  };
  const told = llms('https://fnc.test', pages, { nl: [], en: [] }).split('\n');
  return [
    ...Object.entries(allWords[language])
      .filter(([namespace]) => namespace !== 'admin')
      .flatMap(([namespace, words]) => leaves(words, namespace)),
    ...leaves(shown, 'page'),
    ...leaves(mails, 'mails'),
    ...told.map((line) => ['llms.txt', line] as const),
  ];
}

const savingWord: Record<Language, RegExp> = {
  nl: /bespaar|bespar|voordeel|voordelig|scheelt|schelen|verschil(?!l)|lever(?:t|en)\b.*\bop\b|oplever|overhou|overblij|houd.*\bover\b|duurder|goedkoper/i,
  en: /\bsav(?:e|es|ed|ings?)\b|benefit|advantage|difference|better off|left over|is left|cheaper|dearer|costs? you|keep more/i,
};
/** A label for an amount next to it. */
const label = /^(?:verschil|besparing|voordeel|difference|savings?|benefit)(?: (?:per|a) (?:jaar|year))?$/i;
/** Placeholders for the result of a calculation. */
const outcome = /\{\{(?:amount|savings?|difference|share|percentage|fiveYears)\}\}/;
/** Placeholders that are never an amount. */
const plain =
  /\{\{(?:brand|tagline|domain|founder|name|title|email|entity|rates|label|years?|until|since|day|days|residence|pages?|first|second|minutes|hours|message)\}\}/g;
const figure = /€|\d\s?%|procent|per ?cent|\{\{/i;

const quotesSaving = (text: string, language: Language): boolean =>
  label.test(text) ||
  outcome.test(text) ||
  (savingWord[language].test(text) && figure.test(text.replaceAll(plain, '')));

const mend =
  'Say its rate set and its disclaimer in the text or beside it, and add the key to scripts/glossary/savingFigures.data.ts';

test.each(languages)('in %s every text that quotes a saving is on the list', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(700);
  const unlisted = texts
    .filter(([key, text]) => quotesSaving(text, language) && !Object.hasOwn(savingFigures, key))
    .map(([key, text]) => `${key} quotes a saving: “${text}”. ${mend}.`);
  expect(unlisted).toEqual([]);
});

test('every entry of the list is a text that quotes a saving', () => {
  const quoting = new Set(
    languages.flatMap((language) =>
      textsIn(language)
        .filter(([, text]) => quotesSaving(text, language))
        .map(([key]) => key),
    ),
  );
  const gone = Object.keys(savingFigures)
    .filter((key) => !quoting.has(key))
    .map((key) => `${key} quotes no saving any more: take it out of scripts/glossary/savingFigures.data.ts.`);
  expect(gone).toEqual([]);
});

test.each([
  ['nl', 'Bespaar tot € 20.000 per jaar.', true],
  ['nl', 'Gemiddeld 18% voordeel', true],
  ['nl', 'Zo houd je {{left}} over', true],
  ['nl', 'Bereken je besparing – {{brand}}', false],
  ['en', 'Save up to €20,000 a year.', true],
  ['en', 'You keep {{amount}}', true],
  ['en', 'Couldn’t save: {{message}}', false],
] as const)('in %s, “%s” quotes a saving: %s', (language, text, quotes) => {
  expect(quotesSaving(text, language)).toBe(quotes);
});

const folders = ['packages/ui/src/site', 'apps/site/src'].map((name) =>
  path.resolve(import.meta.dirname, '../..', name),
);
const components = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test|styles)\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') })),
);
const codeOf = (name: string): string => components.find(({ file }) => file === name)?.code ?? '';

/** Whether code contains a key: by its first two names, because the rest may be computed. */
const saysKey = (code: string, key: string): boolean => {
  const [namespace, ...names] = key.split('.');
  return new RegExp(`['\`](?:${namespace}:)?${names.slice(0, 2).join('\\.')}['\`.]`).test(code);
};

const names: Record<'set' | 'disclaimer', Record<Language, RegExp>> = {
  set: { nl: /\{\{(?:rates|years?)\}\}|tarieven van \d{4}/, en: /\{\{(?:rates|years?)\}\}|\d{4} rates/ },
  disclaimer: { nl: /geen belastingadvies/, en: /not tax advice/ },
};

const standings = Object.entries(savingFigures).filter((entry): entry is [string, Standing] => 'saidIn' in entry[1]);

describe.each(standings)('%s', (key, { saidIn, beside, within = saidIn, ...proofs }) => {
  test('is said in its one place, with the other text beside it', () => {
    expect(components.filter(({ code }) => saysKey(code, key)).map(({ file }) => file)).toEqual([saidIn]);
    for (const file of [saidIn, beside].filter((name) => name !== within)) {
      const { name } = path.parse(file);
      expect(codeOf(within)).toContain(name.startsWith('use') ? `${name}(` : `<${name} `);
    }
  });

  test.each(['set', 'disclaimer'] as const)('has its %s there, in both languages', (what) => {
    const proof = proofs[what] === 'text' ? key : proofs[what];
    expect(saysKey(codeOf(beside), proof)).toBe(true);
    for (const language of languages) {
      const texts = textsIn(language).filter(([name]) => name === proof || name.startsWith(`${proof}.`));
      expect(texts).not.toEqual([]);
      expect(texts.filter(([, text]) => !names[what][language].test(text))).toEqual([]);
    }
  });
});
