export const fontFamily = {
  text: "Inter, 'Inter Fallback', system-ui, sans-serif",
  heading: "Fraunces, 'Fraunces Fallback Georgia', 'Fraunces Fallback Times', serif",
  code: "'JetBrains Mono', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

const heading = (weight: number, size: string, line: string, spacing = '0'): string =>
  `font: ${weight} ${size}/${line} ${fontFamily.heading}; letter-spacing: ${spacing}; text-wrap: balance;`;

/**
 * Whole declarations: `${type.h2}` inside a style. Those with `var()` follow the density of the page
 * (17 px text on the site, 14 px in the console).
 */
export const type = {
  h1: heading(430, 'clamp(2.5rem, 4.7vw, 4.25rem)', '1.06', '-0.022em'),
  h2: heading(440, 'clamp(2rem, 3.35vw, 3rem)', '1.125', '-0.014em'),
  h3: heading(500, '1.375rem', '1.3'),
  /** h1 of a console page. */
  pageTitle: heading(600, '1.5rem', '2rem'),
  dialogTitle: heading(600, '1.25rem', '1.75rem'),
  /** Section head in the console. */
  sectionTitle: `font: 600 1rem/1.5rem ${fontFamily.text};`,
  lead: `font: 400 clamp(1.0625rem, 1.45vw, 1.25rem)/1.6 ${fontFamily.text};`,
  text: `font: 400 var(--text-size)/var(--text-line) ${fontFamily.text};`,
  small: `font: 400 var(--small-size)/var(--small-line) ${fontFamily.text};`,
  meta: `font: 400 0.75rem/1rem ${fontFamily.text};`,
  label: `font: var(--label-weight) var(--label-size)/1.25rem ${fontFamily.text};`,
  field: `font: 400 var(--field-size)/1.5 ${fontFamily.text};`,
  button: `font: 600 var(--button-size)/1.25rem ${fontFamily.text};`,
  /** Figure in a strip of figures, console. */
  figure: `font: 600 1.375rem/1.75rem ${fontFamily.text}; font-variant-numeric: tabular-nums;`,
  /** Only for cells that hold figures: in running text Inter's tabular setting widens hyphens. */
  tabular: 'font-variant-numeric: tabular-nums;',
} as const;
