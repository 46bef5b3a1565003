import { languageOf } from '@fnc/domain';
import type { StoryLanguage } from './storyI18n.ts';

/** What the toolbars of Storybook turn. */
export interface StorySettings {
  language: StoryLanguage;
  /** `forced` shows the colours of the system, as far as a page can do so by itself. */
  theme: 'light' | 'dark' | 'forced';
  /** `reduced` stops what moves, as the preference of the system does. */
  motion: 'system' | 'reduced';
  /** Text at 100% or 200% of its size, as a reader's own setting does. */
  textSize: 'normal' | 'double';
}

export const firstSettings: StorySettings = { language: 'nl', theme: 'light', motion: 'system', textSize: 'normal' };

/** The settings among the globals of Storybook; what is missing has its first value. */
export function settingsFrom(globals: Readonly<Record<string, unknown>>): StorySettings {
  const chosen = Object.keys(firstSettings).flatMap((name) => (globals[name] ? [[name, globals[name]]] : []));
  return { ...firstSettings, ...Object.fromEntries(chosen) };
}

/** Turns the document: an app's root has the same attributes. */
export function applySettings(root: HTMLElement, { language, theme, motion, textSize }: StorySettings): void {
  root.lang = languageOf(language);
  root.dataset['theme'] = theme;
  root.toggleAttribute('data-reduced-motion', motion === 'reduced');
  root.style.fontSize = textSize === 'double' ? '200%' : '';
}
