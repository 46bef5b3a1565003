/**
 * The look of a mail. Mail programs know no CSS variables, so these repeat the brand's light colours; the dark ones take
 * over where the program supports `prefers-color-scheme`, and both pairs keep their contrast where it turns colours itself.
 */
export const mailColors = {
  page: '#FAF7F2',
  surface: '#FFFFFF',
  text: '#0C2233',
  quiet: '#44586A',
  heading: '#0F3A54',
  link: '#0F6A86',
  line: '#DCD3C4',
  tint: '#E3EFF2',
  action: '#C2410C',
  onAction: '#FFFFFF',
} as const;

const dark = {
  page: '#0A1722',
  surface: '#10222F',
  text: '#E8EEF1',
  quiet: '#9FB3C1',
  heading: '#B7CDDD',
  link: '#6FC3DA',
  line: '#20394A',
  tint: '#173545',
} as const;

/** For the `<style>` element; the classes stand beside the inlined light colours. */
export const mailDarkCss = `@media (prefers-color-scheme: dark) {
.page { background-color: ${dark.page} !important; }
.surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
.text { color: ${dark.text} !important; }
.quiet { color: ${dark.quiet} !important; }
.heading { color: ${dark.heading} !important; }
.link { color: ${dark.link} !important; }
.quote { background-color: ${dark.tint} !important; color: ${dark.text} !important; border-color: ${dark.link} !important; }
.line { border-color: ${dark.line} !important; }
}`;

export const mailFonts = {
  text: "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  heading: "Fraunces, Georgia, 'Times New Roman', serif",
} as const;
