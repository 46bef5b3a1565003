import type { PageKind } from '@fnc/domain';
import { media } from '@fnc/ui/tokens/scale.ts';

/** In rem, without the part's own padding: on a phone, on a tablet, from a desktop on; the mean of both languages. */
type Heights = readonly [phone: number, tablet: number, desktop: number];

const footer: Heights = [49, 60, 30];

/**
 * The heights of the parts below the fold, by selector, for as long as the browser has not laid them out: a jump of a
 * script or of the scroll bar ends where it is aimed. e2e/speed.e2e.ts compares them with the pages.
 */
const heights: Readonly<Record<PageKind, Readonly<Record<string, Heights>>>> = {
  home: {
    '#why-cyprus': [66, 80, 68],
    '#principle': [19, 25, 29],
    '#for-who': [26, 63, 43],
    '#mission-story': [35, 83, 53],
    '#cases': [41, 56, 33],
    '#steps': [64, 64, 44],
    '#testimonials': [30, 40, 33],
    '#faq': [47, 64, 53],
    '#next': [15, 56, 28],
    '#contact-form': [36, 48, 27],
    footer,
  },
  calculator: {
    '#break-even': [45, 40, 25],
    '#calculation': [89, 73, 41],
    '#next': [25, 19, 9],
    footer,
  },
  landing: {
    '#contents': [59, 57, 32],
    '#questions': [42, 33, 25],
    '#sample': [42, 24, 33],
    '#last-call': [35, 25, 16],
    footer: [11, 6, 6],
  },
  privacy: { footer },
  unsubscribe: { footer },
  confirm: { footer },
};

const windows = [
  (css: string) => css,
  ...[media.fromTablet, media.fromDesktop].map((at) => (css: string) => `${at}{${css}}`),
];

/** The style rules that give each of these parts its `--height`. */
export const reservedHeights = (kind: PageKind): string =>
  windows
    .map((inWindow, index) =>
      inWindow(
        Object.entries(heights[kind])
          .map(([part, of]) => `${part}{--height:${of[index]}rem}`)
          .join(''),
      ),
    )
    .join('');
