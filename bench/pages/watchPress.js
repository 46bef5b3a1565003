// Runs in the measured page before its scripts and records measurements in `window.interaction`. The measuring
// program sets `window.isDone`.
const seen = { lcp: Number.NaN, answered: Number.NaN, done: Number.NaN };
window.interaction = seen;
window.print = () => {
  document.documentElement.dataset.printed = '';
};

new PerformanceObserver((paints) => {
  for (const { startTime } of paints.getEntries()) seen.lcp = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });

const shown = ':active, html[data-waits] *, :is(input, select, textarea):focus';

let releasedAt = Number.NaN;

function pressed({ target, timeStamp }) {
  const control = target.closest('a, button, label, summary, input, textarea, select') ?? target;
  // Reads what a frame will show, and takes its time when the next frame begins: up to 16 ms after it was painted. A task
  // after the paint would come later: while a finger is down, Chromium lets tasks wait for frames.
  const look = () => {
    const isDone = window.isDone();
    // The label around a choice shows that it is pressed, not the choice.
    const isAnswered = isDone || control.matches(shown) || target.closest('[data-under-finger]') !== null;
    requestAnimationFrame(() => {
      const now = performance.now();
      if (isAnswered && Number.isNaN(seen.answered)) seen.answered = now - timeStamp;
      if (isDone && !Number.isNaN(releasedAt)) seen.done = now - releasedAt;
      else look();
    });
  };
  requestAnimationFrame(look);
}

const once = { capture: true, once: true, passive: true };
addEventListener('pointerdown', pressed, once);
addEventListener('pointerup', ({ timeStamp }) => void (releasedAt = timeStamp), once);
