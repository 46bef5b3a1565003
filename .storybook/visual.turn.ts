import { storyI18n } from '@fnc/ui/testing';
import { page } from 'vitest/browser';

/** Until the browser has drawn what the last change asked for, twice: popups look for their place in the first frame. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The running story in another language: words need no second render. `long` is Dutch, 1.4 times as long. */
export async function speak(language: 'nl' | 'en' | 'long'): Promise<void> {
  await storyI18n.changeLanguage(language);
  document.documentElement.lang = language === 'en' ? 'en' : 'nl';
  await painted();
}

export async function wear(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await painted();
}

export async function widen(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await painted();
}
