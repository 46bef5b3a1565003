import type { Language } from '@fnc/domain';
import { media } from '@fnc/ui/tokens/scale.ts';
import type { InlineScript, InlineScripts } from './inlineScripts.ts';

/** One page, rendered. */
export interface PageParts {
  readonly language: Language;
  /** What it says of itself, and its styles. */
  readonly head: string;
  readonly body: string;
  /** The files of its scripts, in the order in which they run; none for a page that stays as it is. */
  readonly scripts: readonly string[];
  /** The address asks for the dialog that stands first in the body: it is open before the first paint. */
  readonly opensDialog: boolean;
  /** A page with an address of its own, and not the answer to a form: its language is kept for the next visit. */
  readonly keepsLanguage: boolean;
}

export interface ShellParts {
  /** index.html as Vite built it. */
  readonly template: string;
  /** `@font-face` and what else the build has as a style sheet. */
  readonly css: string;
  readonly inline: InlineScripts;
}

const scriptTag = ({ code }: InlineScript, attributes = '') => `<script${attributes}>${code}</script>`;

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

const face = /@font-face\s*\{[^}]*\}/g;
const isFetched = (rule: string) => rule.includes('url(');

/** The fonts, off until a script turns them on; without scripts they are on. */
function fontTags(css: string): string {
  const faces = (css.match(face) ?? []).filter(isFetched).join('');
  if (faces === '') throw new Error('The build has no fonts.');
  return `<style data-fonts="waiting" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`;
}

const iconsAndManifest = /\s*<link rel="(?:icon|manifest)"[^>]*>/g;

/** Browsers fetch icons and manifest before they paint. A script gives them back after that; without scripts they stay. */
function linksLater(head: string): string {
  const links = (head.match(iconsAndManifest) ?? []).map((link) => link.trim()).join('');
  return `${head.replaceAll(iconsAndManifest, '')}<noscript data-links>${links}</noscript>`;
}

/** What is below the fold of nearly every window; the number is counted up while it is laid out (page/belowTheFold.ts). */
const below = ':is(main,main>div)>section:nth-of-type(n+2),main>div~div>section,footer';

/** On a phone the dialog that came open covers all of the page behind it. */
const behind = `${media.phone}{:has(>dialog:modal)~*{content-visibility:hidden}}`;

/**
 * Until a script has laid them out one by one, the parts below the fold wait for somebody to come near them. After that those
 * far away rest, each with the height it had: what nobody sees costs nothing when a dialog opens.
 */
const belowTags = [
  `<style data-below>@media screen and (scripting:enabled){${below}{content-visibility:auto}${behind}}</style>`,
  `<style data-far-parts>@media screen{${below}{contain-intrinsic-size:auto 50rem}[data-far]{content-visibility:auto}}</style>`,
].join('');

/** Answers how a page becomes a document that needs nothing but its fonts to be painted. */
export function pageShell({ template, css, inline }: ShellParts): (page: PageParts) => string {
  const bare = template
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  const [start = '', end = ''] = bare.split('<!--app-head-->');
  const fonts = fontTags(css);
  const openDialog = scriptTag(inline.openDialog);
  const otherCss = css.replaceAll(face, (rule) => (isFetched(rule) ? '' : rule));

  return ({ language, head, body, scripts, opensDialog, keepsLanguage }) => {
    const first = keepsLanguage ? scriptTag(inline.settleLanguage) : '';
    const afterPaint = scriptTag(inline.afterPaint);
    const isLive = scripts.length > 0;
    const dialogs = keepsLanguage ? scriptTag(inline.dialogs) : '';
    const startApp = isLive ? scriptTag(inline.startApp, ` data-scripts="${addresses(scripts)}"`) : '';
    const styles = [`<style>${otherCss}</style>`, isLive ? belowTags : '', fonts];
    const parts = [linksLater([start, first, head].join('')), ...styles, afterPaint, end];
    return parts
      .join('')
      .replace('<html lang="nl">', `<html lang="${language}">`)
      .replace('<!--app-body-->', () =>
        // What is open can be left at once, before the rest of the page has come.
        opensDialog ? body.replace('</dialog>', `</dialog>${dialogs}${openDialog}`) : body,
      )
      .replace('</body>', () => `${opensDialog ? '' : dialogs}${startApp}</body>`);
  };
}
