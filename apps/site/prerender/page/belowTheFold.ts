// The parts of the page below the fold: laid out one by one after the app has started, and skipped again when they are far.
import { around } from './app.ts';
import { frame, idle } from './moments.ts';

/** The style that keeps those parts from being laid out (pageShell.ts). */
const below = document.querySelector<HTMLStyleElement>('style[data-below]');

/** The rule in it that names them. */
function rule(): CSSStyleRule | null {
  const [media] = below?.sheet?.cssRules ?? [];
  const [first] = (media as CSSMediaRule | undefined)?.cssRules ?? [];
  return (first as CSSStyleRule | undefined) ?? null;
}

const parts = rule()?.selectorText ?? '';

const hasSection = (number: number) =>
  document.querySelector(`:is(main,main>div)>section:nth-of-type(${number})`) !== null;

/** The browser lays out parts near the window itself; this never changes a part that may be visible. */
const far = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting || !(target instanceof HTMLElement)) continue;
      target.dataset['far'] = '';
      far.unobserve(target);
    }
  },
  { rootMargin: '100%' },
);

/** Lays out hidden content: the second section of each part of the page, the third, and finally the rest. */
async function layOutBelow() {
  const named = rule();
  if (below === null || named === null || !below.isConnected) return; // everything is laid out already
  for (let next = 2; below.isConnected && hasSection(next); next += 1) {
    named.selectorText = parts.replace(/n\+\d+/, `n+${next + 1}`);
    await frame();
    await idle();
  }
  below.remove();
}

/** Lays out the parts one by one, and then lets those far away rest. */
export async function layOutParts(): Promise<void> {
  await layOutBelow();
  for (const part of document.querySelectorAll(parts)) far.observe(part);
}

/** After a change of the window's width every part has a new height, which only layout can measure. */
let width = innerWidth;
function layOutAgain() {
  if (innerWidth === width) return;
  width = innerWidth;
  for (const part of document.querySelectorAll<HTMLElement>('[data-far]')) {
    delete part.dataset['far'];
    far.observe(part);
  }
}

/** The target of an anchor is known once everything before it is laid out; an open dialog has no anchors. */
function layOutAtOnce(event: Event) {
  const leadsOn = event.type === 'keydown' || around(event, 'a[href*="#"]:not([aria-haspopup])') !== null;
  if (leadsOn && document.querySelector('dialog:modal') === null) below?.remove();
}

// Not on press: the pressed element would move from under the finger, and the click would be lost.
for (const touch of ['click', 'keydown']) addEventListener(touch, layOutAtOnce, { capture: true, passive: true });
addEventListener('resize', layOutAgain);
