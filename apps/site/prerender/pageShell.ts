import type { Language, PageKind } from '@fnc/domain';
import { color } from '@fnc/ui/tokens/color.ts';
import { media } from '@fnc/ui/tokens/scale.ts';
import type { InlineScript, InlineScripts } from './inlineScripts.ts';
import { reservedHeights } from './reservedHeights.ts';

/** One page, rendered. */
export interface PageParts {
  /** `null` for a static page, which is laid out at once. */
  readonly kind: PageKind | null;
  readonly language: Language;
  /** Its head and styles. */
  readonly head: string;
  readonly body: string;
  /** Invisible parts for the page's own scripts, outside the app's. */
  readonly extras?: string;
  /** Its script files, in execution order; none for a static page. */
  readonly scripts: readonly string[];
  /** Those of its live forms, fetched ahead while the others run. */
  readonly laterScripts: readonly string[];
  /** The address opens the dialog at the start of the body, before the first paint. */
  readonly opensDialog: boolean;
  /** A page with its own address, not the answer to a form: its language is stored for the next visit. */
  readonly keepsLanguage: boolean;
  /** The query holds the page's state: the language links keep it, and it is marked until the app reads it. */
  readonly keepsQuery: boolean;
}

export interface ShellParts {
  /** index.html, built by Vite. */
  readonly template: string;
  /** `@font-face` and the build's other style sheets. */
  readonly css: string;
  readonly inline: InlineScripts;
}

const scriptTag = ({ code }: InlineScript, attributes = '') => `<script${attributes}>${code}</script>`;

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

const face = /@font-face\s*\{[^}]*\}/g;
const isFetched = (rule: string) => rule.includes('url(');

/** The fonts, disabled until a script enables them; without scripts they are enabled. */
function fontTags(css: string): string {
  const faces = (css.match(face) ?? []).filter(isFetched).join('');
  if (faces === '') throw new Error('The build has no fonts.');
  return `<style data-fonts="waiting" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`;
}

/** Below the fold in almost every window; page/belowTheFold.ts raises the number as it lays them out. */
const below = ':is(main,main>div)>section:nth-of-type(n+2),main>div~div>section,footer';

/** On a phone the open dialog covers the whole page behind it. */
const behind = `${media.phone}{:has(>dialog:modal)~*{content-visibility:hidden}}`;

/**
 * The browser skips the parts below the fold until they are near, or a script lays them out one by one. Later it skips
 * far parts, which keep their height, so that opening a dialog does not lay out invisible content.
 */
const belowTags = (kind: PageKind): string =>
  [
    `<style data-below>@media screen and (scripting:enabled){${below}{content-visibility:auto}${behind}}</style>`,
    `<style data-far-parts>${reservedHeights(kind)}`,
    `@media screen{${below}{contain-intrinsic-size:auto var(--height)}[data-far]{content-visibility:auto}}</style>`,
  ].join('');

const overlay = (colour: string) => `{box-shadow:inset 0 0 0 100vmax ${colour}}`;
const pressed = '[data-under-finger]';

/** An overlay on what a finger presses (page/press.ts): of the colour of its words; a main button has its pressed colour. */
const pressedTag = [
  `<style>${pressed}${overlay('color-mix(in srgb,currentColor 10%,transparent)')}`,
  `${pressed}[data-variant=primary]${overlay(color('actionPressed'))}</style>`,
].join('');

/** Makes a page a document that needs only its fonts to be painted. */
export function pageShell({ template, css, inline }: ShellParts): (page: PageParts) => string {
  const bare = template
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  const [start = '', end = ''] = bare.split('<!--app-head-->');
  const fonts = fontTags(css);
  const openDialog = scriptTag(inline.openDialog);
  const otherCss = css.replaceAll(face, (rule) => (isFetched(rule) ? '' : rule));

  return (page) => {
    const { kind, language, head, body, extras = '', scripts, laterScripts, opensDialog, keepsLanguage } = page;
    const keepsQuery = page.keepsQuery ? ' data-keeps-query' : '';
    const markState = page.keepsQuery ? scriptTag(inline.markState) : '';
    const first = (keepsLanguage ? scriptTag(inline.settleLanguage) : '') + markState;
    const afterPaint = scriptTag(inline.afterPaint);
    const dialogs = keepsLanguage ? scriptTag(inline.dialogs) : '';
    const files = ` data-scripts="${addresses(scripts)}" data-later="${addresses(laterScripts)}"`;
    const startApp = kind === null ? '' : scriptTag(inline.startApp, files);
    const menus = kind === null && keepsLanguage ? scriptTag(inline.menus) : '';
    const styles = [`<style>${otherCss}</style>`, kind === null ? '' : belowTags(kind) + pressedTag, fonts];
    const parts = [start, first, head, ...styles, afterPaint, end];
    return parts
      .join('')
      .replace('<html lang="nl">', `<html lang="${language}"${keepsQuery}>`)
      .replace('<!--app-body-->', () =>
        // The dialog can be closed before the rest of the page has loaded.
        opensDialog ? body.replace('</dialog>', `</dialog>${dialogs}${openDialog}`) : body,
      )
      .replace('</body>', () => `${opensDialog ? '' : dialogs}${menus}${extras}${startApp}</body>`);
  };
}
