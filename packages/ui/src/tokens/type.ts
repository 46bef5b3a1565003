import { inPercent, inRem } from './lists.ts';

export const fontFamily = {
  text: "Inter, 'Inter Fallback', system-ui, sans-serif",
  heading: "Fraunces, 'Fraunces Fallback Georgia', 'Fraunces Fallback Times', serif",
  code: "'JetBrains Mono', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** Both fonts are variable: `display` and `title` are for Fraunces, `strong` emphasises running text of the site. */
export const fontWeight = {
  regular: 400,
  display: 430,
  title: 440,
  medium: 500,
  strong: 550,
  semibold: 600,
  /** Emphasis within an article, whose text is larger. */
  article: 620,
  /** The object that a dialog is about to delete. */
  bold: 650,
} as const;

/**
 * Text sizes: `fontSize[15]` is 15 px at the usual text size, in rem so that it follows the reader's. Named ones follow
 * the density of the page, the window or the sheet of paper.
 */
export const fontSize = {
  ...inRem(1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 27, 28, 30, 32, 34, 36, 40, 46, 48, 56, 70, 116),
  text: 'var(--text-size)',
  small: 'var(--small-size)',
  hint: 'var(--hint-size)',
  label: 'var(--label-size)',
  field: 'var(--field-size)',
  button: 'var(--button-size)',
  /** Code within a line: its letters are wider than Inter's. */
  code: '0.875em',
  /** In the bar at the bottom of a phone: with larger text no larger than its longest label fits. */
  barLabel: 'min(0.75rem, 3.7vw)',
  h1: 'clamp(2.5rem, 4.7vw, 4.25rem)',
  h2: 'clamp(2rem, 3.35vw, 3rem)',
  lead: 'clamp(1.0625rem, 1.45vw, 1.25rem)',
  calculatorTitle: 'clamp(2.125rem, 4.2vw, 3.75rem)',
  landingTitle: 'clamp(2.5rem, 3.9vw, 3.5rem)',
  landingTitlePhone: 'clamp(1.5rem, 6.9vw, 2.75rem)',
  professionTitle: 'clamp(2.125rem, 4vw, 3.5rem)',
  articleTitle: 'clamp(2.125rem, 4vw, 3.375rem)',
  bannerTitle: 'clamp(2rem, 3.65vw, 3.25rem)',
  quote: 'clamp(1.75rem, 3.62vw, 3.25rem)',
  testimonial: 'clamp(1.4375rem, 2.36vw, 2.125rem)',
  sectionTitle: 'clamp(1.75rem, 2.4vw, 2.125rem)',
  textTitle: 'clamp(1.625rem, 2.4vw, 2rem)',
  printFoot: '8.5pt',
  printNote: '9pt',
  printTable: '9.5pt',
  printFacts: '10pt',
  printText: '10.5pt',
  printHead: '13pt',
  printTitle: '22pt',
  printArticleTitle: '24pt',
} as const;

/** Line heights: `lineHeight[24]` is 24 px at the usual text size; `lineHeight['150%']` is relative to its text. */
export const lineHeight = {
  ...inRem(1, 16, 17, 18, 20, 22, 23, 24, 26, 28, 29, 32, 33, 34, 36, 38, 52),
  ...inPercent(0, 100, 106, 107, 110, 112, 112.5, 114, 115.4, 120, 125, 129, 130, 135, 140, 150, 160, 165, 170),
} as const;

/** The `font` value for text without a style in `type`: `font: ${font('semibold', 15, 22)};`. */
export const font = (
  weight: keyof typeof fontWeight,
  size: keyof typeof fontSize,
  line: keyof typeof lineHeight,
  family: keyof typeof fontFamily = 'text',
): string => `${fontWeight[weight]} ${fontSize[size]}/${lineHeight[line]} ${fontFamily[family]}`;

const heading = (value: string, spacing = '0'): string =>
  `font: ${value}; letter-spacing: ${spacing}; text-wrap: balance;`;

/**
 * Whole declarations: `${type.h2}` inside a style. Those with `var()` follow the density of the page
 * (17 px text on the site, 14 px in the console).
 */
export const type = {
  h1: heading(font('display', 'h1', '106%', 'heading'), '-0.022em'),
  h2: heading(font('title', 'h2', '112.5%', 'heading'), '-0.014em'),
  h3: heading(font('medium', 22, '130%', 'heading')),
  /** h1 of a console page. */
  pageTitle: heading(font('semibold', 24, 32, 'heading')),
  dialogTitle: heading(font('semibold', 20, 28, 'heading')),
  /** Section heading in the console. */
  sectionTitle: `font: ${font('semibold', 16, 24)};`,
  lead: `font: ${font('regular', 'lead', '160%')};`,
  text: `font: 400 var(--text-size)/var(--text-line) ${fontFamily.text};`,
  small: `font: 400 var(--small-size)/var(--small-line) ${fontFamily.text};`,
  meta: `font: ${font('regular', 12, 16)};`,
  label: `font: var(--label-weight) var(--label-size)/1.25rem ${fontFamily.text};`,
  field: `font: ${font('regular', 'field', '150%')};`,
  button: `font: ${font('semibold', 'button', 20)};`,
  /** Number in a strip of tiles, console. */
  figure: `font: ${font('semibold', 22, 28)}; font-variant-numeric: tabular-nums;`,
  /** Only for cells with numbers: in running text Inter's tabular setting widens hyphens. */
  tabular: 'font-variant-numeric: tabular-nums;',
} as const;
