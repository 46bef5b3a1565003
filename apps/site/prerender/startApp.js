// Starts the app when the page is there and painted, or at the visitor's first touch: until then the page is read, and
// nothing competes with its text and fonts. The scripts come together and run one by one, with a breath between them; those
// of a form that is open run at the first touch.
// After that the parts below the fold are laid out, one by one too.
const { scripts, touchScripts = '' } = document.currentScript.dataset;
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

/** The fonts are in use, or the page does without. */
const fontsShown = () =>
  new Promise((resolve) => {
    const fonts = document.querySelector('style[data-fonts="waiting"]');
    if (fonts === null) resolve();
    else new MutationObserver(resolve).observe(fonts, { attributes: true });
    setTimeout(resolve, longestWait);
  });

const below = document.querySelector('style[data-below]');

const hasSection = (number) => document.querySelector(`:is(main,main>div)>section:nth-of-type(${number})`) !== null;

/** Nobody gets to the rest of the page while the dialog that came with it is open. */
const dialogLeft = () =>
  new Promise((resolve) => {
    const dialog = document.querySelector('dialog:modal');
    if (dialog === null) resolve();
    else dialog.addEventListener('close', resolve, { once: true });
  });

/** Lays out what the page has not needed yet: the second section of each part of the page, the third, in the end the rest. */
async function layOutBelow() {
  if (!below.isConnected) return; // the visitor was quicker
  const [rule] = below.sheet.cssRules[0].cssRules;
  for (let next = 2; below.isConnected && hasSection(next); next += 1) {
    rule.selectorText = rule.selectorText.replace(/n\+\d+/, `n+${next + 1}`);
    await frame();
    await idle();
  }
  below.remove();
}

const isAlive = () => document.documentElement.dataset.app === 'alive';

const urlsIn = (list) => list.split(' ').filter(Boolean);

async function run(urls) {
  for (const url of urls) {
    await import(url);
    await breath();
  }
}

async function load() {
  const urls = urlsIn(scripts);
  for (const [index, url] of [...urls, ...urlsIn(touchScripts)].entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
    if (index % 3 === 2) await breath();
  }
  await run(urls);
}

const start = () => (started ??= load().catch(console.error));

async function startWhole() {
  await start();
  await run(urlsIn(touchScripts)).catch(console.error);
}

/** Settles when the page answers, or will not. */
async function untilAlive() {
  await startWhole();
  for (const since = performance.now(); !isAlive() && performance.now() - since < longestWait;) await breath();
}

/** Listens before the app, which keeps what happens to a part that is not alive yet from everybody behind it. */
const first = { capture: true };

/** What the app does without leaving the page waits for it, when it is on its way; if it fails, the browser does it. */
function hold(event, again) {
  if (isAlive()) return;
  event.preventDefault();
  event.stopPropagation(); // else it is done twice by a part that has just come alive
  const letGo = () => {
    removeEventListener('click', holdClick, first);
    removeEventListener('submit', holdForm, first);
    again();
  };
  void untilAlive().then(letGo);
}

function holdClick(event) {
  const link = event.target.closest('a[aria-haspopup="dialog"], a[data-menu], button[type="button"]');
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
  await fontsShown();
  await frame();
  await frame();
  await idle();
  await start();
  await dialogLeft();
  await idle();
  await layOutBelow();
}

/** The app finds this when it comes: the page is wanted, not only read. */
function startTouched() {
  document.documentElement.dataset.touched = '';
  void startWhole();
}

/** Wherever the visitor goes now, all of it is there; behind a dialog there is nowhere to go. */
function layOutAtOnce() {
  if (document.querySelector('dialog:modal') === null) below.remove();
}

for (const touch of ['pointerdown', 'keydown']) {
  addEventListener(touch, startTouched, { ...first, once: true, passive: true });
  addEventListener(touch, layOutAtOnce, { ...first, passive: true });
}
addEventListener('click', holdClick, first);
addEventListener('submit', holdForm, first);
addEventListener('load', startWhenRead);
