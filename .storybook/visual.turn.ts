import { storyI18n } from '@fnc/ui/testing';
import { page } from 'vitest/browser';

/** Until what the last change asked for has been drawn: popups look for their place in the first frame. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The running story in another language: words need no second render. `long` is Dutch, 1.4 times as long. */
export async function speak(language: 'nl' | 'en' | 'long'): Promise<void> {
  await storyI18n.changeLanguage(language);
  document.documentElement.lang = language === 'en' ? 'en' : 'nl';
  await painted();
}

/** Colours are variables: nothing has to be rendered anew. */
export function wear(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
}

export async function widen(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await painted();
}

/** A blinking line has no place in a picture. */
export function hideCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { caret-color: transparent !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Every animation at its end, and those without one at their beginning. */
export function standStill(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
