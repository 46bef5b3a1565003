// Starts the app when the page is there and painted, or at the visitor's first touch: until then the page is read, and
// nothing competes with its text and fonts. The scripts come together and run one by one, with a breath between them.
const { scripts } = document.currentScript.dataset;
const longestWait = 3000; // ms
let started;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The largest part of the page is on the screen; browsers that do not tell are not waited for. */
const painted = () =>
  new Promise((resolve) => {
    const type = 'largest-contentful-paint';
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
    else new PerformanceObserver(resolve).observe({ type, buffered: true });
    setTimeout(resolve, longestWait);
  });

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWait });
    else setTimeout(resolve);
  });

const isAlive = () => document.documentElement.dataset.app === 'alive';

async function load() {
  const urls = scripts.split(' ');
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
  for (const url of urls) {
    await import(url);
    await breath();
  }
}

const start = () => (started ??= load().catch(console.error));

/** Settles when the page answers, or will not. */
async function untilAlive() {
  await start();
  for (const since = performance.now(); !isAlive() && performance.now() - since < longestWait;) await breath();
}

/** What the app does without leaving the page waits for it, when it is on its way; if it fails, the browser does it. */
function hold(event, again) {
  if (isAlive() || event.defaultPrevented) return;
  event.preventDefault();
  const letGo = () => {
    removeEventListener('click', holdClick);
    removeEventListener('submit', holdForm);
    again();
  };
  void untilAlive().then(letGo);
}

function holdClick(event) {
  const link = event.target.closest('a[aria-haspopup="dialog"], a[data-menu]');
  const plain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  // The three bars lead to the foot of the page; a button takes their place when their menu can open.
  const live = () => (link.matches('[data-menu]') && document.querySelector('button[data-menu]')) || link;
  if (link && plain) hold(event, () => live().click());
}

function holdForm(event) {
  const { target, submitter } = event;
  hold(event, () => target.requestSubmit(submitter));
}

async function startWhenRead() {
  await painted();
  await frame();
  await frame();
  await idle();
  await start();
}

/** The app finds this when it comes: the page is wanted, not only read. */
function startTouched() {
  document.documentElement.dataset.touched = '';
  void start();
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, startTouched, { once: true, passive: true });
addEventListener('click', holdClick);
addEventListener('submit', holdForm);
addEventListener('load', startWhenRead);
