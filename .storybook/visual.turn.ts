import { languageOf } from '@fnc/domain';
import { storyI18n, type StoryLanguage } from '@fnc/ui/testing';
import { commands, page } from 'vitest/browser';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

/** Changes the language of the running story, without a new render. `long` is Dutch, 1.4 times as long. */
export async function speak(language: StoryLanguage): Promise<void> {
  await storyI18n.changeLanguage(language);
  document.documentElement.lang = languageOf(language);
  await frame();
  await task();
}

/** Adds a style sheet to the page. */
function sheet(rule: string): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`*, *::before, *::after { ${rule} }`);
  document.adoptedStyleSheets.push(styles);
  return styles;
}

const atOnce = sheet('transition: none !important;');
atOnce.disabled = true;
sheet('caret-color: transparent !important;'); // a blinking caret would make pictures differ

/** Applies until the next `wear`. */
export function stopTransitions(stopped: boolean): void {
  atOnce.disabled = !stopped;
}

/**
 * Changes the theme without a new render, because colours are variables; without transitions, so that checks see the
 * end.
 */
export function wear(theme: 'light' | 'dark'): void {
  atOnce.disabled = false;
  document.documentElement.dataset['theme'] = theme;
  document.body.getBoundingClientRect(); // forces the browser to compute the new colours
  atOnce.disabled = true;
}

export async function widen(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  // Popups are positioned after the first frame.
  await frame();
  await frame();
}

/**
 * Sets the browser's own text size, in px. Chromium notifies listeners of media queries only when the window changes
 * too, so the window is widened and restored.
 */
export async function setTextSize(size: number): Promise<void> {
  await commands.setTextSize(size);
  const around = window.frameElement as HTMLElement;
  const { width } = around.style;
  around.style.width = `${window.innerWidth + 1}px`;
  document.body.getBoundingClientRect(); // forces a layout
  around.style.width = width;
  await frame();
  await frame();
}

/** Popups need some frames for their position: only a fault that persists counts. */
export async function settled(judge: () => readonly string[]): Promise<readonly string[]> {
  let faults = judge();
  for (let frames = 0; faults.length > 0 && frames < 30; frames += 1) {
    await frame();
    faults = judge();
  }
  return faults;
}

const measure = () => document.documentElement.scrollHeight;

/** Scroll height in px, once it is stable: a mail in a frame and an editor report their height late. */
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

/** Ends every animation; infinite ones are cancelled. */
export function standStill(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
