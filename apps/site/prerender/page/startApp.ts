// Starts the app after the page is painted, or at the visitor's first input: until then nothing competes with the
// page's text. React, the largest script, is fetched while the fonts are, the others once those are shown; they run one
// by one, with a pause between them. Then the parts below the fold are laid out. If a fetch fails, the page stays as it
// is.
import { around, isAlive, isHydrated } from './app.ts';
import { layOutParts } from './belowTheFold.ts';
import { showFaults } from './emptyFields.ts';
import { dialogLeft, fontsShown, frame, idle, longestWait, nextTask, painted } from './moments.ts';
import { answerClick, say } from './notices.ts';
import { showPresses } from './press.ts';

const { scripts: first = '', later = '' } = document.currentScript?.dataset ?? {};
const scripts = first.split(' ');
let started: Promise<void> | undefined;

let fetched = 0;
const coming: Promise<unknown>[] = [];

/** Fetches a script without running it; settles when it came or failed. */
function preload(url: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
}

/** Fetches the first `count` scripts, those that were not fetched before, without running them. */
async function fetchScripts(count: number) {
  while (fetched < count) {
    coming.push(preload(scripts[fetched++] ?? ''));
    if (fetched % 3 === 0) await nextTask();
  }
}

/** The live forms' scripts come while the others run, so that a form that is sent soon need not wait for them. */
async function fetchForms() {
  await Promise.all(coming);
  for (const url of later.split(' ')) if (url !== '') void preload(url);
}

async function load() {
  await fetchScripts(scripts.length);
  for (const url of scripts) {
    await import(url);
    await nextTask();
  }
}

/** Always settles; a failed fetch is repeated at the next input. */
async function tryLoading() {
  try {
    await load();
  } catch (error) {
    console.error(error);
    started = undefined;
    fetched = 0;
  }
}

const start = () => (started ??= tryLoading());

/** Settles when the page answers or fails; a connection may hang without an error. */
async function untilAlive() {
  const since = performance.now();
  const hopes = () => started !== undefined && performance.now() - since < longestWait;
  void start();
  while (hopes() && !isAlive()) await nextTask();
}

/** What needs the app waits for it, and shows that; if the app does not load, the page says so. */
async function hold(event: Event, again: () => void) {
  const { dataset } = document.documentElement;
  event.preventDefault();
  event.stopPropagation(); // else a part hydrated meanwhile handles it too
  dataset['waits'] = ''; // styles show it at the focused element
  await untilAlive();
  delete dataset['waits'];
  again();
}

function holdClick(event: Event) {
  const button = around(event, 'button[type="button"]');
  if (button === null || isAlive()) return;
  if (button.matches('[commandfor],[data-close],[data-try-again],[data-dismiss]')) return;
  void hold(event, () => (isAlive() ? button.click() : say('failed')));
}

/**
 * A plain form works without the app, but not without a connection. What is certainly wrong is said before the live form
 * comes: where the app runs already, that of a section has still to be rendered, that of a dialog is drawn behind it.
 */
function holdForm(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  if (isAlive()) {
    if (!form.matches('[data-prerendered] > section form') || !showFaults(form)) return;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const values = () =>
    [...form.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value).join('\n');
  const hasFaults = showFaults(form);
  const sent = values();
  const send = () => {
    // Who mends a fault meanwhile sends it once more: the focus does not leave the field.
    if (hasFaults && values() !== sent) return;
    if (isAlive()) form.requestSubmit(submitter);
    else if (navigator.onLine) form.submit();
    else say('offline');
  };
  void hold(event, send);
}

/**
 * To handle one of these, React would first hydrate the whole page in one go, and nothing would show until then that
 * something was pressed. Until it is hydrated the browser and this script handle them; what they changed is read on
 * hydration.
 */
const gestures =
  'pointerover pointerout pointerdown gotpointercapture pointerup lostpointercapture touchstart touchend ' +
  'mousedown mouseup click keydown keypress keyup input change';

function keepFromReact(event: Event) {
  if (isHydrated()) return;
  event.stopPropagation();
  if (event.type === 'click') answerClick(event); // it does not come to the window again
}

/** Dates a calculation that is printed before the app has loaded; later the app does. */
function datePrint() {
  const line = document.querySelector<HTMLTimeElement>('time[data-printed]');
  if (line === null) return;
  const day = new Date().toLocaleDateString(line.lang, { dateStyle: 'long' });
  line.textContent = line.dataset['printed']?.replace('{day}', day) ?? '';
}

async function startWhenRead() {
  await painted();
  await fetchScripts(2); // React, and what it imports
  await fontsShown();
  await fetchScripts(scripts.length);
  void fetchForms();
  await frame();
  await frame();
  await idle();
  await start();
  await dialogLeft();
  await idle();
  await layOutParts();
}

/** Listens before the app, which stops events on parts that are not hydrated yet. */
const capturing = { capture: true };

showPresses();
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { ...capturing, passive: true });
addEventListener('click', holdClick, capturing);
addEventListener('submit', holdForm, capturing);
for (const gesture of gestures.split(' ')) {
  addEventListener(gesture, keepFromReact, { ...capturing, passive: gesture !== 'click' });
}
addEventListener('beforeprint', datePrint);
addEventListener('load', startWhenRead);
