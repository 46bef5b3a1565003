import { brand, type Language } from '@fnc/domain';
import { isHidden } from '../src/seo/siteHead.ts';
import { manifestPath } from './manifest.ts';
import { escaped, scriptJson, voidTag } from './markup.ts';
import { picturePath, type SeoPage } from './pages.ts';
import { pictureAlt } from './pictures/pictureWords.ts';
import { pictureSize } from './pictures/sheet.ts';
import type { Question } from './questions.ts';
import { structuredData } from './structuredData.ts';

const locales: Readonly<Record<Language, string>> = { nl: 'nl_NL', en: 'en_GB' };

function openGraph(base: string, page: SeoPage): readonly string[] {
  const picture = `${base}${picturePath(page.page, page.language)}`;
  const others = page.alternates.filter(({ language }) => language !== page.language);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', `${brand.name} – ${brand.tagline[page.language]}`],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', `${base}${page.canonical}`],
    ['og:locale', locales[page.language]],
    ...others.map(({ language }) => ['og:locale:alternate', locales[language]] as const),
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', pictureAlt(page)],
  ];
  return [
    ...properties.map(([property, content]) => voidTag('meta', { property, content })),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Everything a page says of itself in its head. */
export function headTags(base: string, page: SeoPage, questions: readonly Question[]): string {
  const alternates = [...page.alternates, { language: 'x-default', path: page.alternates[0]?.path ?? '/' }];
  const canonical = {
    rel: 'canonical',
    href: `${base}${page.canonical}`,
  };
  return [
    `<title>${escaped(page.title)}</title>`,
    voidTag('meta', { name: 'description', content: page.description }),
    voidTag('link', canonical),
    ...(isHidden(page.page) ? [voidTag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...alternates.map(({ language, path }) =>
      voidTag('link', { rel: 'alternate', hreflang: language, href: `${base}${path}` }),
    ),
    voidTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    voidTag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    voidTag('link', { rel: 'manifest', href: manifestPath(page.language) }),
    ...openGraph(base, page),
    `<script type="application/ld+json">${scriptJson(structuredData(base, page, questions))}</script>`,
  ].join('');
}
