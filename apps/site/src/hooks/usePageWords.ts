import type { Language } from '@fnc/domain';
import { addWords, pageWords, type PageWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from './useAddress.ts';

const pending = new WeakMap<I18n, Map<string, Promise<void>>>();

/** React reads a promise's status, so a loaded one never suspends. */
const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function load(i18n: I18n, page: PageWords, language: Language): Promise<void> {
  const ofInstance = pending.get(i18n) ?? new Map<string, Promise<void>>();
  pending.set(i18n, ofInstance);
  const key = `${language} ${page}`;
  const known = ofInstance.get(key);
  if (known !== undefined) return known;
  const loading = i18n.hasResourceBundle(language, page) ? there : addWords(i18n, language, pageWords[page]);
  ofInstance.set(key, loading);
  return loading;
}

/** Suspends until this page's own words are loaded. */
export function usePageWords(page: PageWords): void {
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
  // Always called, with the same promise, because React replays a component that suspended in `use`.
  use(load(i18n, page, language));
}
