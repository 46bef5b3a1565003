import type { Language } from '@fnc/domain';
import type { InlineScript, InlineScripts } from './inlineScripts.ts';

/** One page, rendered. */
export interface PageParts {
  readonly language: Language;
  /** What it says of itself, and its styles. */
  readonly head: string;
  readonly body: string;
  /** Addresses of its scripts, in the order in which they run; none for a page that stays as it is. */
  readonly scripts: readonly string[];
  /** Its address names no language: the visitor's own is chosen before anything is painted. */
  readonly choosesLanguage: boolean;
}

export interface ShellParts {
  /** index.html as Vite built it. */
  readonly template: string;
  /** `@font-face` and what else the build has as a style sheet. */
  readonly css: string;
  readonly inline: InlineScripts;
}

const scriptTag = ({ code }: InlineScript, attributes = '') => `<script${attributes}>${code}</script>`;

const face = /@font-face\s*\{[^}]*\}/g;
const isFetched = (rule: string) => rule.includes('url(');

/** The fonts, off until a script turns them on; without scripts they are on. */
function fontTags(css: string, showFonts: InlineScript): string {
  const faces = (css.match(face) ?? []).filter(isFetched).join('');
  if (faces === '') throw new Error('The build has no fonts.');
  const off = `<style data-fonts media="not all">${faces}</style>`;
  return `${off}${scriptTag(showFonts)}<noscript><style>${faces}</style></noscript>`;
}

/** Answers how a page becomes a document that needs nothing but its fonts to be painted. */
export function pageShell({ template, css, inline }: ShellParts): (page: PageParts) => string {
  const bare = template
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  const fonts = fontTags(css, inline.showFonts);
  const otherCss = css.replaceAll(face, (rule) => (isFetched(rule) ? '' : rule));

  return ({ language, head, body, scripts, choosesLanguage }) => {
    const first = choosesLanguage ? scriptTag(inline.chooseLanguage) : '';
    const start = scripts.length === 0 ? '' : scriptTag(inline.startApp, ` data-scripts="${scripts.join(' ')}"`);
    return bare
      .replace('<html lang="nl">', `<html lang="${language}">`)
      .replace('<!--app-head-->', () => [first, head, `<style>${otherCss}</style>`, fonts].join(''))
      .replace('<!--app-body-->', () => body)
      .replace('</body>', () => `${start}</body>`);
  };
}
