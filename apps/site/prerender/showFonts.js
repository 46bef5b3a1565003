// Fetches the fonts when the first text is on the screen, in its metric-matched stand-ins: it does not wait for them, and
// the page itself has the whole connection. Who comes from another page of the site has them already.
const show = () => {
  document.querySelector('style[data-fonts]').media = 'all';
};
const [visit] = performance.getEntriesByType('navigation');

if (visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`)) show();
else {
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(show, 500));
}
