import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stableComponentIds } from '../../scripts/stable-component-ids.ts';
import { prerenderAll } from './prerender.ts';

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000';
const admin = process.env['ADMIN_URL'] ?? 'http://127.0.0.1:5174';

/** The admin's own server answers /admin/ and what is below it. */
const withSlash = (path: string) => path.replace(/^\/admin(?=\?|$)/, '/admin/');

export default defineConfig(({ isPreview }) => ({
  root: import.meta.dirname,
  // Preview serves the prerendered files, and does not fall back on the Dutch index.html for every path.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [react(), stableComponentIds()],
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
      await prerenderAll();
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: { outDir: '.ssr', emptyOutDir: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
}));
