// Starts the app when the page is there and painted, or at the visitor's first touch: until then the page is read, and
// nothing competes with its text and fonts. The scripts come together and run one by one, with a breath between them.
// After that the parts below the fold are laid out, one by one too, and rest when they are far. Whatever cannot be fetched, the page stays.
const scripts = document.currentScript.dataset.scripts.split(' ');
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

/** Nobody gets to the rest of the page while a dialog that came open with it is; the app puts its own in its place. */
async function dialogLeft() {
  for (let dialog; (dialog = document.querySelector('dialog:modal')) !== null; await breath()) {
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  }
}

const parts = below.sheet.cssRules[0].cssRules[0].selectorText;

/** Parts that come near the window are laid out again by the browser; none is touched while it may be seen. */
const far = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) continue;
      target.dataset.far = '';
      far.unobserve(target);
    }
  },
  { rootMargin: '100%' },
);

function letFarPartsRest() {
  for (const part of document.querySelectorAll(parts)) far.observe(part);
}

/** In a window of another width every part has another height, which only laying it out tells. */
let width = innerWidth;
function layOutAgain() {
  if (innerWidth === width) return;
  width = innerWidth;
  for (const part of document.querySelectorAll('[data-far]')) {
    delete part.dataset.far;
    far.observe(part);
  }
}

/** Lays out what the page has not needed yet: the second section of each part of the page, the third, in the end the rest. */
async function layOutBelow() {
  if (!below.isConnected) return; // the visitor was quicker
  const [rule] = below.sheet.cssRules[0].cssRules;
  for (let next = 2; below.isConnected && hasSection(next); next += 1) {
    rule.selectorText = parts.replace(/n\+\d+/, `n+${next + 1}`);
    await frame();
    await idle();
  }
  below.remove();
}

const isAlive = () => document.documentElement.dataset.app === 'alive';

/** Lines at the foot of the page that came hidden with it (PageNotices.tsx). */
function say(notice) {
  for (const line of document.querySelectorAll('[data-notice]')) line.hidden = line.dataset.notice !== notice;
}

async function load() {
  for (const [index, url] of scripts.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
    if (index % 3 === 2) await breath();
  }
  for (const url of scripts) {
    await import(url);
    await breath();
  }
}

/** Settles in every case; what could not be fetched is asked for again at the next touch. */
async function tryLoading() {
  try {
    await load();
  } catch (error) {
    console.error(error);
    started = undefined;
  }
}

const start = () => (started ??= tryLoading());

/** Settles when the page answers, or will not; a connection may hang without a word. */
async function untilAlive() {
  const since = performance.now();
  const hopes = () => started !== undefined && performance.now() - since < longestWait;
  start();
  while (hopes() && !isAlive()) await breath();
}

/** Listens before the app, which keeps what happens to a part that is not alive yet from everybody behind it. */
const first = { capture: true };

/** What only the app can do waits for it, and shows that it waits; where the app does not come, the page says so. */
async function hold(event, again) {
  const { dataset } = document.documentElement;
  event.preventDefault();
  event.stopPropagation(); // else it is done twice by a part that has just come alive
  dataset.waits = ''; // what has the focus shows it
  await untilAlive();
  delete dataset.waits;
  again();
}

function holdClick(event) {
  const button = event.target.closest('button[type="button"]');
  if (button === null || isAlive()) return;
  if (button.matches('[commandfor],[data-close],[data-try-again],[data-dismiss]')) return;
  void hold(event, () => (isAlive() ? button.click() : say('failed')));
}

/** A plain form works without the app, but not without a connection. */
function holdForm(event) {
  if (isAlive()) return;
  const { target, submitter } = event;
  const send = () => {
    if (isAlive()) target.requestSubmit(submitter);
    else if (navigator.onLine) target.submit();
    else say('offline');
  };
  void hold(event, send);
}

/** Without a connection a link would take the page away for nothing. */
function stay(event) {
  const link = event.target.closest('a[href]');
  if (link === null || navigator.onLine || link.origin !== location.origin || event.defaultPrevented) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  say('offline');
}

function answerNotice({ target }) {
  if (target.closest('[data-dismiss],[data-try-again]')?.closest('[data-notice]') == null) return;
  say(undefined);
  // A browser may remember that it did not get a file: only the page anew asks for it again. What was typed is kept.
  if (target.closest('[data-try-again]') && navigator.onLine) location.reload();
}

/** The choice is kept before the page of that language is asked for. */
function keepLanguage({ target }) {
  const language = target.closest('a[hreflang]')?.hreflang;
  try {
    if (language) localStorage.setItem('i18nextLng', language);
  } catch {
    // The browser keeps nothing: the link itself says the language.
  }
}

/** A calculation that is printed before the app is there says on which day; from then on the app says so. */
function datePrint() {
  const line = document.querySelector('time[data-printed]');
  if (line === null) return;
  const day = new Date().toLocaleDateString(line.lang, { dateStyle: 'long' });
  line.textContent = line.dataset.printed.replace('{day}', day);
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
  letFarPartsRest();
}

/** Where a link within the page leads to is known once all before it is laid out; behind a dialog there is nowhere to go. */
function layOutAtOnce({ target, type }) {
  const leadsOn = type === 'keydown' || target.closest('a[href*="#"]:not([aria-haspopup])') !== null;
  if (leadsOn && document.querySelector('dialog:modal') === null) below.remove();
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { ...first, passive: true });
// Not at the press: what is pressed would move away from under the finger, and the click be lost.
for (const touch of ['click', 'keydown']) addEventListener(touch, layOutAtOnce, { ...first, passive: true });
addEventListener('resize', layOutAgain);
addEventListener('click', holdClick, first);
addEventListener('click', keepLanguage, first);
addEventListener('click', stay);
addEventListener('click', answerNotice);
addEventListener('submit', holdForm, first);
addEventListener('beforeprint', datePrint);
addEventListener('online', () => say(undefined));
addEventListener('load', startWhenRead);
