// Fetches the fonts after the first text: that is already shown in fallback fonts with the same metrics, before the fonts
// use the connection.
import { showThisYear } from './year.ts';

const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
const below = document.querySelector<HTMLStyleElement>('style[data-below]');

function show(): void {
  if (fonts === null) return;
  fonts.media = 'all';
  fonts.dataset['fonts'] = 'shown';
}

/** All fonts are applied together once they are loaded, so that the page is laid out only once more. */
async function swap(): Promise<void> {
  if (fonts === null) return;
  const faces = Array.from(fonts.sheet?.cssRules ?? [], (rule) => {
    const { style } = rule as CSSFontFaceRule;
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      style: value('font-style'),
    });
  });
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  fonts.dataset['fonts'] = 'shown';
}

const afterPaint = () => void swap().catch(show);

// A visitor from another page of the site has the fonts already.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`)) show();
else if (!PerformanceObserver.supportedEntryTypes.includes('paint')) addEventListener('load', afterPaint);
else {
  // The browser paints the page's background before its first text.
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    afterPaint();
  }).observe({ type: 'paint', buffered: true });
}

addEventListener('DOMContentLoaded', showThisYear);

// An anchor, or a return to a scroll position, needs the whole layout at once: only then is the target's position known.
if (below !== null && (location.hash !== '' || visit?.type !== 'navigate')) below.media = 'not all';
