import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const script = readFileSync(path.join(import.meta.dirname, 'chooseLanguage.js'), 'utf8');

interface Visitor {
  address?: string;
  stored?: string;
  languages?: string[];
  userAgent?: string;
  blocked?: boolean;
}

const denied = () => {
  throw new Error('denied');
};

/** Runs the script as a visitor's browser does, and tells where it leads and what it keeps. */
function visit({ address = '/', stored, languages = ['nl-NL'], userAgent = 'Firefox', blocked = false }: Visitor) {
  const kept = new Map(stored === undefined ? [] : [['i18nextLng', stored]]);
  const { pathname, search, hash } = new URL(address, 'https://fnc.example');
  let ledTo: string | null = null;
  runInNewContext(script, {
    location: { pathname, search, hash, replace: (url: string) => (ledTo = url) },
    navigator: { languages, userAgent },
    localStorage: blocked
      ? { getItem: denied, setItem: denied }
      : {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
        },
  });
  return { ledTo, kept: kept.get('i18nextLng') ?? null };
}

describe('which language a visitor of / gets', () => {
  test.each<[string, Visitor, { ledTo: string | null; kept: string | null }]>([
    ['a Dutch browser stays', {}, { ledTo: null, kept: 'nl' }],
    ['an English browser goes to /en', { languages: ['en-GB', 'nl'] }, { ledTo: '/en', kept: 'en' }],
    ['the first language the site speaks counts', { languages: ['de', 'EN-us'] }, { ledTo: '/en', kept: 'en' }],
    ['a language the site does not speak gets Dutch', { languages: ['de'] }, { ledTo: null, kept: 'nl' }],
    ['the stored choice wins over the browser', { stored: 'nl', languages: ['en'] }, { ledTo: null, kept: 'nl' }],
    ['a stored English leads to /en', { stored: 'en' }, { ledTo: '/en', kept: 'en' }],
    ['a regional tag of an older version is understood', { stored: 'en-GB' }, { ledTo: '/en', kept: 'en' }],
    ['a broken choice counts as none', { stored: 'fr', languages: ['en'] }, { ledTo: '/en', kept: 'en' }],
    [
      'query and hash go along',
      { address: '/?notfound=%2Fx#verder', stored: 'en' },
      { ledTo: '/en?notfound=%2Fx#verder', kept: 'en' },
    ],
    [
      'any other address says its language itself',
      { address: '/cyprus-gids', languages: ['en'] },
      { ledTo: null, kept: null },
    ],
    [
      'a search engine gets what it asked for',
      { languages: ['en-US'], userAgent: 'Googlebot/2.1' },
      { ledTo: null, kept: null },
    ],
    ['blocked storage: the browser decides', { languages: ['en'], blocked: true }, { ledTo: '/en', kept: null }],
  ])('%s', (_name, visitor, outcome) => {
    expect(visit(visitor)).toEqual(outcome);
  });
});
