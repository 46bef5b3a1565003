import {
  citedSource,
  languages,
  nextLanguage,
  defaultCalculatorState,
  euros,
  ownerBurden,
  ownerRules,
  printCalculatorState,
  type Day,
  type Language,
} from '@fnc/domain';
import { addWords, createI18n, formatDay, formatEuros, readingWords, regionOf, seoWords } from '@fnc/ui/locales';
import { facts, factText, routes, writtenFacts } from '../../../knowledge/facts.ts';
import { calculatorHref, loadArticles, recordOf } from '../../../knowledge/loadArticles.ts';
import { professionRecords, type ProfessionRecord } from '../../../knowledge/professions.data.ts';
import type { KnowledgeArticle } from '../../../knowledge/readArticle.ts';
import type { Drawing, Translation } from '../seo/pictures/pictureWords.ts';
import { pathTo } from '../src/paths.ts';
import type { ReadingPage } from '../src/reading/readingPage.ts';
import { knowledgePath, professionPaths } from '../src/readingPaths.ts';

/** A static page, with its head. */
export interface ReadingDocument extends Translation {
  readonly page: ReadingPage;
  /** Name of its picture, equal in both languages. */
  readonly id: string;
  readonly title: string;
  /** The title for narrow places. */
  readonly short: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: Language; readonly path: string }[];
  /** Day of its last change. */
  readonly day: Day;
  readonly drawing: Drawing;
  readonly note: string;
}

const articlePath = ({ language, slug }: KnowledgeArticle): string => `${knowledgePath(language)}/${slug}`;

const linkTo = (article: KnowledgeArticle) => ({
  title: article.title,
  description: article.description,
  href: articlePath(article),
});

const inBoth = (pathIn: (language: Language) => string) =>
  languages.map((language) => ({ language, path: pathIn(language) }));

function articleDocument(
  translation: Translation,
  article: KnowledgeArticle,
  all: readonly KnowledgeArticle[],
): ReadingDocument {
  const find = (id: string, language: Language): KnowledgeArticle => {
    const found = all.find((each) => each.id === id && each.language === language);
    if (found === undefined) throw new Error(`There is no article ${id} in ${language}.`);
    return found;
  };
  const { language, id } = article;
  const { drawing, next } = recordOf(id);
  const alternates = inBoth((each) => articlePath(find(id, each)));
  const path = articlePath(article);
  return {
    ...translation,
    id: `knowledge-${id}`,
    title: article.title,
    short: article.short,
    description: article.description,
    canonical: path,
    alternates,
    day: article.checked,
    drawing,
    note: translation.i18n.getFixedT(language, 'reading')('article.minutes', { minutes: article.minutes }),
    page: {
      kind: 'article',
      language,
      path,
      otherPath: alternates.find((each) => each.language !== language)?.path ?? '/',
      article,
      elsewhere: find(id, nextLanguage(language)).headings,
      calculatorHref: calculatorHref(id, language),
      next: next.map((other) => linkTo(find(other, language))),
    },
  };
}

function indexDocument(translation: Translation, articles: readonly KnowledgeArticle[]): ReadingDocument {
  const { language, i18n } = translation;
  const t = i18n.getFixedT(language, 'reading');
  const alternates = inBoth(knowledgePath);
  return {
    ...translation,
    id: 'knowledge',
    title: t('index.title'),
    short: t('index.short'),
    description: t('index.description'),
    canonical: knowledgePath(language),
    alternates,
    day: articles.map(({ checked }) => checked).reduce((newest, day) => (day > newest ? day : newest)),
    drawing: 'compass',
    note: t('name'),
    page: {
      kind: 'index',
      language,
      path: knowledgePath(language),
      otherPath: alternates.find((each) => each.language !== language)?.path ?? '/',
      articles: articles.map((article) => ({
        ...linkTo(article),
        checked: article.checked,
        minutes: article.minutes,
      })),
    },
  };
}

/** What remains of a profit by each route, formatted for a language. */
function routeFigures(profit: number, language: Language) {
  return routes.map((route) => {
    const burden = Math.round(ownerBurden(route, euros(profit)).total / 100);
    const share = (burden / profit).toLocaleString(regionOf(language), { style: 'percent', maximumFractionDigits: 0 });
    return { route, burden: formatEuros(burden, language), kept: formatEuros(profit - burden, language), share };
  });
}

function professionDocument(
  translation: Translation,
  record: ProfessionRecord,
  articles: readonly KnowledgeArticle[],
): ReadingDocument {
  const { language, i18n } = translation;
  const { id, profit, entity, home, rules, drawing } = record;
  const t = i18n.getFixedT(language, 'reading');
  const values = writtenFacts(language);
  const alternates = inBoth((each) => professionPaths(each)[id]);
  const path = professionPaths(language)[id];
  const day = formatDay(ownerRules.asOf, language);
  const state = { ...defaultCalculatorState, revenue: euros(profit), entity, home, rateSet: '2026' } as const;
  return {
    ...translation,
    id: `for-${id}`,
    title: t(`professions.${id}.title`),
    short: t(`professions.${id}.short`),
    description: t(`professions.${id}.description`),
    canonical: path,
    alternates,
    day: rules.map((name) => facts[name].asOf).reduce((newest, each) => (each > newest ? each : newest)),
    drawing,
    note: t(`professions.${id}.name`),
    page: {
      kind: 'profession',
      language,
      path,
      otherPath: alternates.find((each) => each.language !== language)?.path ?? '/',
      calculatorHref: `${pathTo('calculator', language)}?${printCalculatorState(state, language)}`,
      profession: {
        id,
        profit: formatEuros(profit, language),
        routes: routeFigures(profit, language),
        terms: t('ownerTerms', { day, costs: values.yearlyCost }),
        values,
        notes: rules.map((name) => ({
          value: factText(name, language),
          name: t(`facts.${name}`),
          asOf: facts[name].asOf,
          source: citedSource(facts[name].source, language),
        })),
        articles: record.articles.flatMap((article) => articles.filter((each) => each.id === article).map(linkTo)),
      },
    },
  };
}

/** Every static page, in both languages. Rejects when a figure has changed and was not reviewed. */
export async function readingDocuments(): Promise<readonly ReadingDocument[]> {
  const articles = await loadArticles();
  const documents: ReadingDocument[] = [];
  for (const language of languages) {
    const i18n = await createI18n(language, seoWords);
    await addWords(i18n, language, readingWords);
    const own = articles.filter((article) => article.language === language);
    const translation = { language, i18n };
    documents.push(
      indexDocument(translation, own),
      ...own.map((article) => articleDocument(translation, article, articles)),
      ...professionRecords.map((record) => professionDocument(translation, record, own)),
    );
  }
  return documents;
}
