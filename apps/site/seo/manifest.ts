import { brand, defaultLanguage, type Language } from '@fnc/domain';
import { pathTo } from '../src/paths.ts';
import { light } from '@fnc/ui/tokens/themes.ts';

/** Where the web app manifest of a language is served. */
export const manifestPath = (language: Language): string =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/${language}/manifest.webmanifest`;

/** What a browser shows when the site is put on a home screen. It opens as a page with its address, as a site should. */
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
