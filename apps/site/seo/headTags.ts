import { brand, regions, type Language } from '@fnc/domain';
import { pictureSize } from '@fnc/ui/art/SharePicture/sheet.ts';
import { manifestPath } from './manifest.ts';
import { escaped, scriptJson, voidTag } from './markup.ts';
import { picturePath, type SeoPage } from './pages.ts';
import { pictureAlt } from './pictures/pictureWords.ts';
import type { Question } from './questions.ts';
import { structuredData } from './structuredData.ts';

/** A region in Open Graph's form: `nl_NL`. */
const localeOf = (language: Language): string => regions[language].replace('-', '_');

/** The head data of any document: a page of the app, or a static one. */
export interface DocumentHead {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The path of this document, also where its content has another canonical one. */
  readonly path: string;
  /** Canonical path of the content. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: Language; readonly path: string }[];
  readonly hidden: boolean;
  readonly type: 'website' | 'article';
  readonly picture: { readonly path: string; readonly alt: string };
  /** Tags of its kind. */
  readonly more?: readonly string[];
  /** Structured data. */
  readonly data: unknown;
}

function openGraph(base: string, page: DocumentHead): readonly string[] {
  const picture = `${base}${page.picture.path}`;
  const others = page.alternates.filter(({ language }) => language !== page.language);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', page.type],
    ['og:site_name', `${brand.name} – ${brand.tagline[page.language]}`],
    ['og:title', page.title],
    ['og:description', page.description],
    // Its own, because a share of a landing page shows that page's title and picture.
    ['og:url', `${base}${page.path}`],
    ['og:locale', localeOf(page.language)],
    ...others.map(({ language }) => ['og:locale:alternate', localeOf(language)] as const),
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', page.picture.alt],
  ];
  return [
    ...properties.map(([property, content]) => voidTag('meta', { property, content })),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** The head of a document as HTML. */
export function documentHead(base: string, page: DocumentHead): string {
  const alternates = [...page.alternates, { language: 'x-default', path: page.alternates[0]?.path ?? '/' }];
  const canonical = {
    rel: 'canonical',
    href: `${base}${page.canonical}`,
  };
  return [
    `<title>${escaped(page.title)}</title>`,
    voidTag('meta', { name: 'description', content: page.description }),
    voidTag('link', canonical),
    ...(page.hidden ? [voidTag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...alternates.map(({ language, path }) =>
      voidTag('link', { rel: 'alternate', hreflang: language, href: `${base}${path}` }),
    ),
    voidTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    voidTag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    voidTag('link', { rel: 'manifest', href: manifestPath(page.language) }),
    ...(page.more ?? []),
    ...openGraph(base, page),
    `<script type="application/ld+json">${scriptJson(page.data)}</script>`,
  ].join('');
}

/** All tags of a page's head. */
export const headTags = (base: string, page: SeoPage, questions: readonly Question[]): string =>
  documentHead(base, {
    ...page,
    path: page.record.path[page.language],
    hidden: page.record.search === 'hidden',
    type: 'website',
    picture: { path: picturePath(page.page, page.language), alt: pictureAlt(page) },
    data: structuredData(base, page, questions),
  });
