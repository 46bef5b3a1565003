import { languages } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { allPaths, languageOf, notFoundPath, pageAt, pageIds, pathIn, pathsOf, pathTo, withoutSlash } from './paths.ts';

describe('addresses', () => {
  test('every page has its own in each language, and page and language are read back from it', () => {
    expect(new Set(allPaths).size).toBe(allPaths.length);
    for (const language of languages) {
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

describe('the address that the home page names as missing', () => {
  test.each([
    '/niet-hier',
    '/en/not/here/',
    '/50%-korting',
    '/caf%C3%A9%20%22%3E',
    '/café',
    "/it's",
    `/${'x'.repeat(199)}`,
  ])('%s is one', (text) => {
    expect(pathIn(text)).toBe(text);
  });

  test.each([
    ['words', 'Bel nu 0900-1234'],
    ['words behind a slash', '/Bel nu 0900-1234'],
    ['another site', 'https://evil.example/'],
    ['another site by its slashes', '//evil.example'],
    ['another site by a backslash', '/\\evil.example'],
    ['a tag', '/<b>x</b>'],
    ['a quote', '/"x"'],
    ['a line break', '/x\ny'],
    ['letters that turn the direction', '/\u202Egpj.exe'],
    ['a query', '/x?y=z'],
    ['nothing', ''],
    ['more than 200 characters', `/${'x'.repeat(200)}`],
  ])('%s is none', (_what, text) => {
    expect(pathIn(text)).toBeNull();
  });

  test('is what the app itself leads to', () => {
    const said = new URLSearchParams(notFoundPath('/caf%C3%A9/x').split('?')[1]).get('notfound') ?? '';
    expect(pathIn(said)).toBe('/caf%C3%A9/x');
  });
});
