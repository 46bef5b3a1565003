import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stableComponentIds } from '../../scripts/stable-component-ids.ts';

const port = Number(process.env['ADMIN_PORT'] ?? 5174);
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000';

/** The console, served under /admin. In development the site's server passes /admin on to this one. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), stableComponentIds()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // Opened through another server's address, the page still finds its own for reloading.
    hmr: { clientPort: port },
    proxy: { '/api': server },
  },
  build: { outDir: 'dist', target: 'baseline-widely-available' },
});
