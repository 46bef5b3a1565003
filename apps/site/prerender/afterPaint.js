// Fetches what the page needs, but its first text does not: that text is on the screen, in the fonts' metric-matched
// stand-ins, before the fonts, the icons and the manifest have any of the connection.
const fonts = document.querySelector('style[data-fonts]');
const below = document.querySelector('style[data-below]');
const links = document.querySelector('noscript[data-links]');

const show = () => {
  fonts.media = 'all';
  fonts.dataset.fonts = 'shown';
};

/** The fonts come into use together and once they are there: the page is laid out once more, and not for each step. */
async function swap() {
  const faces = Array.from(
    fonts.sheet.cssRules,
    ({ style }) =>
      new FontFace(style.fontFamily.replaceAll('"', ''), style.getPropertyValue('src'), {
        weight: style.getPropertyValue('font-weight'),
        style: style.getPropertyValue('font-style'),
      }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  fonts.dataset.fonts = 'shown';
}

function finish(bringFonts) {
  bringFonts();
  links.outerHTML = links.textContent;
}
const afterPaint = () => finish(() => void swap().catch(show));

// Who comes from another page of the site has the fonts already.
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`)) finish(show);
else if (!PerformanceObserver.supportedEntryTypes.includes('paint')) addEventListener('load', afterPaint);
else {
  // The background of the page is painted before its first text.
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    afterPaint();
  }).observe({ type: 'paint', buffered: true });
}

// Where the address leads into the page, or the visitor comes back to a place in it, all of it is laid out at once: only
// then is it known where that is.
if (below && (location.hash !== '' || visit?.type !== 'navigate')) below.media = 'not all';
