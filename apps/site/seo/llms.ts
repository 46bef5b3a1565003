import { brand, claims, guidePath, languages, type Claim, type Day, type Language } from '@fnc/domain';
import { formatDay, formatEuros, formatShare } from '@fnc/ui/locales';
import { listedPages, type SeoPage } from './pages.ts';
import type { Question } from './questions.ts';

/** The newest date of a figure in the copy. */
export const newestFigure = (): Day =>
  Object.values<Claim>(claims)
    .map(({ asOf }) => asOf)
    .reduce((newest, day) => (day > newest ? day : newest));

function facts({ language, i18n }: SeoPage): readonly string[] {
  const t = i18n.getFixedT(language, 'seo');
  const share = (claim: { value: number }) => formatShare(claim.value, language);
  const euro = (value: number) => formatEuros(value, language);
  return [
    t('llms.rate', {
      sinceYear: claims.cyprusCorporateTaxChange.value,
      rate: share(claims.cyprusCorporateTax2026),
      before: share(claims.cyprusCorporateTaxBrochure),
    }),
    t('llms.dutchRate', { low: share(claims.dutchCorporateTaxLow), high: share(claims.dutchCorporateTaxHigh) }),
    t('llms.dividend', {
      withholding: share(claims.dividendWithholdingToNonResidents),
      low: share(claims.dutchBoxTwoLow),
      high: share(claims.dutchBoxTwoHigh),
    }),
    t('llms.residence', { days: claims.cyprusDays.value, residence: claims.residenceDays.value }),
    t('llms.costs', {
      from: euro(claims.setUpCost.value.from),
      to: euro(claims.setUpCost.value.to),
      monthly: euro(claims.monthlyCost.value),
    }),
    t('llms.intake', { minutes: claims.intakeMinutes.value, hours: claims.answerHours.value }),
  ];
}

type LinkedPage = Pick<SeoPage, 'language' | 'canonical' | 'title' | 'description'>;

function section(
  base: string,
  pages: readonly SeoPage[],
  questions: readonly Question[],
  reading: readonly LinkedPage[],
): readonly string[] {
  const [first] = pages;
  if (first === undefined) return [];
  const { language, i18n } = first;
  const t = i18n.getFixedT(language, 'seo');
  return [
    `## ${t('llms.language')}: ${t('llms.pages')}`,
    '',
    ...pages.map(({ canonical, title, description }) => `- [${title}](${base}${canonical}): ${description}`),
    ...reading.map(({ canonical, title, description }) => `- [${title}](${base}${canonical}): ${description}`),
    `- [${t('llms.file')}](${base}${guidePath(language)})`,
    '',
    `## ${t('llms.language')}: ${t('llms.facts')}`,
    '',
    ...facts(first).map((fact) => `- ${fact}`),
    `- ${t('llms.asOf', { day: formatDay(newestFigure(), language) })}`,
    '',
    ...(questions.length === 0
      ? []
      : [
          `## ${t('llms.language')}: ${t('llms.questions')}`,
          '',
          ...questions.map(({ question, answer }) => `- **${question}** ${answer}`),
          '',
        ]),
  ];
}

/**
 * The site for language models, after llmstxt.org: the service, its pages, its figures with their conditions, and the
 * home page's questions, in both languages.
 */
export function llms(
  base: string,
  pages: readonly SeoPage[],
  questions: Readonly<Record<Language, readonly Question[]>>,
  reading: readonly LinkedPage[] = [],
): string {
  const listed = listedPages(pages);
  const summaries = languages.map((language) => {
    const t = listed.find((page) => page.language === language)?.i18n.getFixedT(language, 'seo');
    return t === undefined ? '' : `> ${t('llms.summary', { brand: brand.name, tagline: brand.tagline[language] })}`;
  });
  return [
    `# ${brand.name}: ${languages.map((language) => brand.tagline[language]).join(' / ')}`,
    '',
    summaries.join('\n>\n'),
    '',
    ...languages.flatMap((language) =>
      section(
        base,
        listed.filter((page) => page.language === language),
        questions[language],
        reading.filter((page) => page.language === language),
      ),
    ),
  ].join('\n');
}
