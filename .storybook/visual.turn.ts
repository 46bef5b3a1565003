import { languageOf } from '@fnc/domain';
import { storyI18n, type StoryLanguage } from '@fnc/ui/testing';
import { commands, page } from 'vitest/browser';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

/** The running story in another language: words need no second render. `long` is Dutch, 1.4 times as long. */
export async function speak(language: StoryLanguage): Promise<void> {
  await storyI18n.changeLanguage(language);
  document.documentElement.lang = languageOf(language);
  await frame();
  await task();
}

/** In force on every page of the suite. */
function sheet(rule: string): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`*, *::before, *::after { ${rule} }`);
  document.adoptedStyleSheets.push(styles);
  return styles;
}

const atOnce = sheet('transition: none !important;');
atOnce.disabled = true;
sheet('caret-color: transparent !important;'); // a blinking line has no place in a picture

/** Until the next `wear`. */
export function stopTransitions(stopped: boolean): void {
  atOnce.disabled = !stopped;
}

/** Colours are variables: nothing has to be rendered anew, and nothing may be judged half-way. */
export function wear(theme: 'light' | 'dark'): void {
  atOnce.disabled = false;
  document.documentElement.dataset['theme'] = theme;
  document.body.getBoundingClientRect(); // the browser computes the new colours now
  atOnce.disabled = true;
}

export async function widen(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  // Popups look for their place after the first frame.
  await frame();
  await frame();
}

/**
 * The browser's own text size, in px. Chromium tells who listens to a media query of it only when the window changes too,
 * so the window becomes wider and narrow again.
 */
export async function setTextSize(size: number): Promise<void> {
  await commands.setTextSize(size);
  const around = window.frameElement as HTMLElement;
  const { width } = around.style;
  around.style.width = `${window.innerWidth + 1}px`;
  document.body.getBoundingClientRect(); // laid out so
  around.style.width = width;
  await frame();
  await frame();
}

/** Popups look for their place for some frames: what is wrong counts when it stays wrong. */
export async function settled(judge: () => readonly string[]): Promise<readonly string[]> {
  let faults = judge();
  for (let frames = 0; faults.length > 0 && frames < 30; frames += 1) {
    await frame();
    faults = judge();
  }
  return faults;
}

const measure = () => document.documentElement.scrollHeight;

/** Of all there is to scroll, in px, once it stays the same: a mail within a frame and an editor tell their height late. */
export async function settledHeight(): Promise<number> {
  let height = measure();
  for (let frames = 0, alike = 0; alike < 10 && frames < 120; frames += 1) {
    await frame();
    await task();
    standStill();
    alike = measure() === height ? alike + 1 : 0;
    height = measure();
  }
  return height;
}

/** Every animation at its end, and those without one at their beginning. */
export function standStill(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
