import { media } from './scale.ts';
import { fontFamily } from './type.ts';

export const reset = `
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { accent-color: var(--color-link); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  min-height: 100dvh;
  background: var(--color-page);
  color: var(--color-text);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
body, [data-density]:not(html) { font: 400 var(--text-size)/var(--text-line) ${fontFamily.text}; }
[data-density='console'] body { background: var(--color-surface); }
[data-theme], [data-band] { color: var(--color-text); }
[data-band] { background: var(--color-page); }
h1, h2, h3, h4, h5, h6 { font: inherit; text-wrap: balance; }
p { text-wrap: pretty; }
ul, ol { padding: 0; list-style: none; }
img, svg, video, canvas { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { padding: 0; border: 0; background: none; cursor: pointer; }
table { border-collapse: collapse; border-spacing: 0; }
th { text-align: start; font-weight: inherit; }
a { color: inherit; }
code, kbd, samp, pre { font-family: ${fontFamily.code}; font-size: 0.9em; }
:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
html:has(dialog:modal) { overflow: hidden; }
html[data-waits] { cursor: progress; }
html[data-waits] button:focus { opacity: 0.6; }
html[data-scrolls]:has(dialog:modal) { scrollbar-gutter: stable; }
[hidden] { display: none !important; }
${media.wordTooWide} {
  body { hyphens: auto; overflow-wrap: anywhere; }
  code, kbd, a[href^='mailto:'], a[href^='tel:'] { hyphens: manual; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
  }
}
`;
