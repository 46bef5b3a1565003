import type { Plugin } from 'vite';

const prefixes = /[\\/]stylis[\\/]src[\\/]Prefixer\.js/;

/**
 * Leaves stylis' table of vendor prefixes out of builds. styled-components adds prefixes only with
 * `enableVendorPrefixes`, and no browser of the target needs them, but the table is 3 kB of every page.
 */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  transform: {
    filter: { id: [prefixes, /[\\/](apps|packages)[\\/].*\.tsx?$/] },
    handler(code, id) {
      if (prefixes.test(id)) return { code: 'export const prefix = (value) => value;', map: null };
      if (code.includes('enableVendorPrefixes'))
        this.error(`${id}: scripts/lean-styles.ts takes the prefixes out of builds.`);
      return null;
    },
  },
};
