import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanIcons } from '../../scripts/lean-icons.ts';
import { stableComponentIds } from '../../scripts/stable-component-ids.ts';
import { prerenderAll } from './prerender.ts';

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000';
const admin = process.env['ADMIN_URL'] ?? 'http://127.0.0.1:5174';

/** Relative to this folder; the tests of the development build put it elsewhere. */
const dist = process.env['SITE_DIST'] ?? 'dist';

/** The admin's own server answers /admin/ and what is below it. */
const withSlash = (url: string) => url.replace(/^\/admin(?=\?|$)/, '/admin/');

/**
 * Each of them runs in a task of its own (prerender/startApp.js), so that none is long. The last is what every page with
 * header and footer needs, in one file: dozens of small ones are larger together.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'styles', test: /node_modules[\\/](styled-components|stylis|@emotion)[\\/]/, priority: 2 },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/, priority: 2 },
  { name: 'app', test: /[\\/]apps[\\/]site[\\/]src[\\/](App|routes|services)\.tsx?$/, priority: 2 },
  { name: 'frame', test: /[\\/]apps[\\/]site[\\/]src[\\/]pages[\\/](SiteFrame|PageHead|HomePage)\.tsx$/, priority: 1 },
];

export default defineConfig(({ isPreview }) => ({
  root: import.meta.dirname,
  // Preview serves the prerendered files, and does not fall back on the Dutch index.html for every path.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [react(), stableComponentIds(), leanIcons],
  define: { 'import.meta.env.VITE_BUILT_IN_YEAR': JSON.stringify(String(new Date().getFullYear())) },
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
