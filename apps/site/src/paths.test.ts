import { describe, expect, test } from 'vitest';
import { allPaths, languageOf, notFoundPath, pageIds, pathTo, siteLanguages, withoutSlash } from './paths.ts';

describe('addresses', () => {
  test('every page has one in each language, and the language is read back from it', () => {
    expect(allPaths).toHaveLength(pageIds.length * siteLanguages.length);
    expect(new Set(allPaths).size).toBe(allPaths.length);
    for (const language of siteLanguages) {
      for (const page of pageIds) expect(languageOf(pathTo(page, language))).toBe(language);
    }
  });

  test.each([
    ['/', 'nl'],
    ['/cyprus-gids', 'nl'],
    ['/english', 'nl'],
    ['/en', 'en'],
    ['/en/contact', 'en'],
  ] as const)('%s is %s', (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });

  test.each([
    ['/', '/'],
    ['/contact/', '/contact'],
    ['/en//', '/en'],
  ])('%s is the page %s', (pathname, page) => {
    expect(withoutSlash(pathname)).toBe(page);
  });

  test.each([
    ['/bestaat niet', '/?notfound=%2Fbestaat%20niet'],
    ['/en/nothing', '/en?notfound=%2Fen%2Fnothing'],
    ['/a?b&c', '/?notfound=%2Fa%3Fb%26c'],
  ])('%s leads home with its name', (pathname, home) => {
    expect(notFoundPath(pathname)).toBe(home);
  });
});
