import { brand, defaultLanguage, type Language } from '@fnc/domain';
import { pathTo } from '../src/paths.ts';
import { light } from '@fnc/ui/tokens/themes.ts';

/** Path of a language's web app manifest. */
export const manifestPath = (language: Language): string =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/${language}/manifest.webmanifest`;

/** Data for installing the site on a home screen. It opens as a page with an address bar. */
export const manifest = (language: Language): string =>
  JSON.stringify({
    id: pathTo('home', language),
    name: `${brand.name} – ${brand.tagline[language]}`,
    short_name: brand.name,
    lang: language,
    start_url: pathTo('home', language),
    scope: '/',
    display: 'browser',
    background_color: light.page,
    theme_color: light.page,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
