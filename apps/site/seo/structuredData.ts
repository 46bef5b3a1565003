import { brand, claims, guidePath, languages, regions } from '@fnc/domain';
import { pathTo, type PageId } from '../src/paths.ts';
import { picturePath, type SeoPage } from './pages.ts';
import type { Translation } from './pictures/pictureWords.ts';
import type { Question } from './questions.ts';

export type Thing = Readonly<Record<string, unknown>>;

/** The postal address as fields when it has the Dutch form, otherwise as lines; both are valid. */
export function postalAddress([street = '', ...rest]: readonly string[]): Thing | string {
  const [, postalCode, addressLocality] = /^(\d{4} ?[A-Z]{2}) (.+)$/.exec(rest[0] ?? '') ?? [];
  if (postalCode === undefined || addressLocality === undefined) return [street, ...rest].join(', ');
  return { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality, addressCountry: 'NL' };
}

export function organisation(base: string, { language, i18n }: Translation): Thing {
  const t = i18n.getFixedT(language, 'seo');
  return {
    '@type': 'ProfessionalService',
    '@id': `${base}/#organisation`,
    name: brand.tagline[language],
    alternateName: brand.name,
    description: t('organisation.description'),
    url: `${base}/`,
    logo: `${base}/icons/icon-512.png`,
    image: `${base}${picturePath('home', language)}`,
    email: brand.sender.email,
    telephone: brand.phoneHref.replace('tel:', ''),
    address: postalAddress(brand.address[language]),
    founder: { '@type': 'Person', name: brand.founder },
    vatID: brand.registration.vat,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: brand.registration.kvk },
    areaServed: (['netherlands', 'cyprus'] as const).map((name) => ({
      '@type': 'Country',
      name: t(`organisation.${name}`),
    })),
    knowsAbout: Object.values(t('organisation.knowsAbout', { returnObjects: true })),
    knowsLanguage: languages,
  };
}

export const website = (base: string, { language }: Pick<Translation, 'language'>): Thing => ({
  '@type': 'WebSite',
  '@id': `${base}/#website`,
  url: `${base}/`,
  name: brand.name,
  alternateName: brand.tagline[language],
  inLanguage: Object.values(regions),
  publisher: { '@id': `${base}/#organisation` },
});

const pageTypes: Partial<Record<PageId, string>> = { contact: 'ContactPage' };

function webPage(base: string, page: SeoPage): Thing {
  const url = `${base}${page.canonical}`;
  return {
    '@type': pageTypes[page.page] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: regions[page.language],
    isPartOf: { '@id': `${base}/#website` },
    about: { '@id': `${base}/#organisation` },
    primaryImageOfPage: `${base}${picturePath(page.page, page.language)}`,
  };
}

/** The breadcrumbs from the home page to a page. */
export const trailTo = (trail: readonly { readonly name: string; readonly item: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});

function breadcrumbs(base: string, page: SeoPage): Thing {
  const t = page.i18n.getFixedT(page.language, 'seo');
  return trailTo([
    { name: t('names.home'), item: `${base}${pathTo('home', page.language)}` },
    { name: t(`names.${page.main}`), item: `${base}${page.canonical}` },
  ]);
}

export const faq = (
  base: string,
  page: Pick<SeoPage, 'canonical' | 'language'>,
  questions: readonly Question[],
): Thing => ({
  '@type': 'FAQPage',
  '@id': `${base}${page.canonical}#faq`,
  inLanguage: regions[page.language],
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const free: Thing = { '@type': 'Offer', price: '0', priceCurrency: 'EUR' };

function calculator(base: string, page: SeoPage): Thing {
  return {
    '@type': 'WebApplication',
    name: page.i18n.getFixedT(page.language, 'seo')('names.calculator'),
    url: `${base}${page.canonical}`,
    description: page.description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: regions[page.language],
    isAccessibleForFree: true,
    offers: free,
    publisher: { '@id': `${base}/#organisation` },
  };
}

function guide(base: string, page: SeoPage): Thing {
  return {
    '@type': 'Book',
    name: page.i18n.getFixedT(page.language, 'seo')('names.guide'),
    url: `${base}${page.canonical}`,
    bookFormat: 'https://schema.org/EBook',
    numberOfPages: claims.guidePages.value,
    inLanguage: regions[page.language],
    isAccessibleForFree: true,
    offers: free,
    author: { '@id': `${base}/#organisation` },
    publisher: { '@id': `${base}/#organisation` },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: `${base}${guidePath(page.language)}`,
      encodingFormat: 'application/pdf',
    },
  };
}

/**
 * A page's schema.org data, as one JSON-LD graph.
 *
 * @param base address of the site, without a slash at the end
 * @param questions those the page shows
 */
export function structuredData(base: string, page: SeoPage, questions: readonly Question[]): Thing {
  const things = [organisation(base, page), website(base, page), webPage(base, page)];
  if (page.main !== 'home') things.push(breadcrumbs(base, page));
  if (questions.length > 0) things.push(faq(base, page, questions));
  if (page.record.kind === 'calculator') things.push(calculator(base, page));
  if (page.record.kind === 'landing') things.push(guide(base, page));
  return { '@context': 'https://schema.org', '@graph': things };
}
