import type { Plugin } from 'vite';

const library = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js/;

/** Its class that fetches words from a server. Without one, other parts ask it only for these two. */
const connector = /^class Connector extends EventEmitter \{.*?^\}$/ms;
const withoutServer = 'class Connector extends EventEmitter { backend = null; state = {}; }';

/** The default of `{{count, number}}` and the like. */
const formatter = /^ +formatter = Formatter;$/m;

const formatted = /\{\{-?\s*[\w.]+\s*,/;

/**
 * Leaves out of builds what i18next can do and this product does not ask for: fetching words from a server (they are
 * chunks of the build) and formats inside a sentence (`locales/createI18n.ts` writes every number, `dates.ts` the dates).
 */
export const leanI18next: Plugin = {
  name: 'lean-i18next',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  transform: {
    filter: { id: [library, /[\\/]packages[\\/]ui[\\/]src[\\/]locales[\\/].*\.ts$/] },
    handler(code, id) {
      if (!library.test(id)) {
        if (formatted.test(code))
          this.error(`${id}: scripts/lean-i18next.ts takes formats in sentences out of builds.`);
        return null;
      }
      if (!connector.test(code) || !formatter.test(code)) {
        this.error('scripts/lean-i18next.ts does not know this version of i18next: look what it may leave out.');
      }
      return { code: code.replace(connector, withoutServer).replace(formatter, ''), map: null };
    },
  },
};
