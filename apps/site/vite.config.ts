import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dark, light } from '@fnc/ui/tokens/themes.ts';
import { leanI18next } from '../../scripts/lean-i18next.ts';
import { leanIcons } from '../../scripts/lean-icons.ts';
import { leanStyles } from '../../scripts/lean-styles.ts';
import { stableComponentIds } from '../../scripts/stable-component-ids.ts';
import { prerenderAll } from './prerender.ts';

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000';
const admin = process.env['ADMIN_URL'] ?? 'http://127.0.0.1:5174';

/** Relative to this folder; the tests of the development build put it elsewhere. */
const dist = process.env['SITE_DIST'] ?? 'dist';

/** The admin's own server answers /admin/ and what is below it. */
const withSlash = (url: string) => url.replace(/^\/admin(?=\?|$)/, '/admin/');

const [ui, domain, site, modules] = ['packages/ui/src', 'packages/domain/src', 'apps/site/src', 'node_modules'];
const within = (...folders: readonly string[]) => new RegExp(`/(?:${folders.join('|')})[/.]`);

/**
 * Each of them runs in a task of its own (prerender/page/startApp.ts), so that none is long. What comes together is one file: dozens of
 * small ones are larger, and on a phone each is a wait of its own.
 */
const chunks = [
  { name: 'react', test: within(`${modules}/(?:react|react-dom|scheduler)`, `${site}/reactDom`), priority: 3 },
  { name: 'styles', test: within(`${modules}/(?:styled-components|stylis|@emotion)`), priority: 2 },
  { name: 'i18n', test: within(`${modules}/(?:i18next|react-i18next)`), priority: 2 },
  { name: 'app', test: within(`${site}/(?:App|routes|services)`), priority: 2 },
  // Every page with header and footer.
  { name: 'frame', test: within(`${site}/pages/(?:SiteFrame|PageHead)`), priority: 1 },
  // What the calculator and the forms have in common.
  {
    name: 'fields',
    test: within(
      `${ui}/components/(?:Field|Heading|Section)`,
      `${ui}/components/Link/TextButton`,
      `${ui}/art/CourseLine`,
      `${ui}/locales/figures`,
      `${site}/hooks/useSending`,
      `${domain}/claims/corporateTaxClaims`,
      `${domain}/shared/result`,
    ),
    priority: 1,
  },
  // Any form, with what judges it.
  {
    name: 'forms',
    test: within(
      `${modules}/(?:react-hook-form|@hookform|zod)`,
      `${ui}/forms`,
      `${ui}/components/(?:Alert|FormErrorSummary|TextField)`,
      `${ui}/site/forms`,
      `${ui}/art/CheckSeal`,
      `${domain}/(?:contact|guide|unsubscribe)`,
      `${domain}/leads/(?:leadVocabulary|profession)`,
      `${domain}/shared/(?:time/instant|schemas/textSchemas)`,
    ),
    priority: 1,
  },
  // What makes a sum, for the calculator and its chart.
  {
    name: 'sum',
    test: within(`${domain}/calculator`, `${domain}/claims/claims`, `${ui}/components/Text`),
    priority: 1,
  },
  // The contact form in its dialog, and on the home page.
  {
    name: 'contact',
    test: within(
      `${ui}/site/Contact(?:Dialog|Form)`,
      `${ui}/components/(?:Dialog|TextArea)`,
      `${ui}/art/(?:BayChart|Chart)`,
      `${site}/pages/SiteContactDialog`,
    ),
    priority: 1,
  },
];

export default defineConfig(({ isPreview }) => ({
  root: import.meta.dirname,
  // Preview serves the prerendered files, and does not fall back on the Dutch index.html for every path.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [react(), stableComponentIds(), leanI18next, leanIcons, leanStyles],
  define: {
    'import.meta.env.VITE_BUILT_IN_YEAR': JSON.stringify(String(new Date().getFullYear())),
    // Read by index.html.
    'import.meta.env.VITE_PAGE_LIGHT': JSON.stringify(light.page),
    'import.meta.env.VITE_PAGE_DARK': JSON.stringify(dark.page),
  },
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  server: {
    // One origin for site, admin and API, as in production.
    proxy: { '/api': server, '/healthz': server, '/admin': { target: admin, ws: true, rewrite: withSlash } },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The site is built for the browser and for prerendering.');
      await builder.build(client);
      await builder.build(ssr);
      const folder = (environment: typeof client) => path.resolve(import.meta.dirname, environment.config.build.outDir);
      await prerenderAll({ dist: folder(client), ssr: folder(ssr) });
    },
  },
  environments: {
    client: {
      build: {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: { outDir: `${dist}.ssr`, emptyOutDir: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
}));
