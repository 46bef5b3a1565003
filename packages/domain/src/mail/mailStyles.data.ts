import { mailDarkColors as dark } from './mailColors.data.ts';

/**
 * For the `<style>` element, in addition to the inlined light colours. The dark colours apply where a mail program
 * supports `prefers-color-scheme`; where it inverts colours itself, both pairs keep their contrast.
 */
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
