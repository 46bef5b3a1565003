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

/** Runs directly after the frame has been painted, before the page's own waiting tasks, which are no part of it. */
function afterPaint(task) {
  requestAnimationFrame(() => void scheduler.postTask(task, { priority: 'user-blocking' }));
}

const shown = ':active, [data-under-finger], html[data-waits] *, :is(input, select, textarea):focus';

let releasedAt = Number.NaN;

function pressed({ target, timeStamp }) {
  const control = target.closest('a, button, label, summary, input, textarea, select') ?? target;
  const look = () => {
    const now = performance.now();
    const isDone = window.isDone();
    if (Number.isNaN(seen.answered) && (isDone || control.matches(shown))) seen.answered = now - timeStamp;
    if (isDone) seen.done = now - releasedAt;
    else afterPaint(look);
  };
  afterPaint(look);
}

const once = { capture: true, once: true, passive: true };
addEventListener('pointerdown', pressed, once);
addEventListener('pointerup', ({ timeStamp }) => void (releasedAt = timeStamp), once);
