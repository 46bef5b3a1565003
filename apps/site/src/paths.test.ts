import { describe, expect, test } from 'vitest';
import {
  allPaths,
  languageOf,
  notFoundPath,
  pageAt,
  pageIds,
  pathsOf,
  pathTo,
  siteLanguages,
  withoutSlash,
} from './paths.ts';

describe('addresses', () => {
  test('every page has its own in each language, and page and language are read back from it', () => {
    expect(new Set(allPaths).size).toBe(allPaths.length);
    for (const language of siteLanguages) {
      for (const page of pageIds) {
        expect(pathsOf(page, language)[0]).toBe(pathTo(page, language));
        for (const path of pathsOf(page, language)) {
          expect(allPaths).toContain(path);
          expect([path, pageAt(path), languageOf(path)]).toEqual([path, page, language]);
        }
      }
    }
  });

  test('every address is of some page', () => {
    expect(allPaths.filter((path) => pageAt(path) === undefined)).toEqual([]);
  });

  test.each(['/bestaat-niet', '/en/cyprus-gids', '/contact/x', '/english'])('%s is no page', (pathname) => {
    expect(pageAt(pathname)).toBeUndefined();
  });

  test.each([
    ['/calculator/', 'calculator'],
    ['/besparingscalculator', 'calculator'],
    ['/en/savings-calculator', 'calculator'],
    ['/en/', 'home'],
  ] as const)('%s is the page %s too', (pathname, page) => {
    expect(pageAt(pathname)).toBe(page);
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
