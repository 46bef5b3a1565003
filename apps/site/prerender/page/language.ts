const key = 'i18nextLng';

/** `null` when nothing is stored or storage is blocked. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is blocked: the address of each page names its language.
  }
}
