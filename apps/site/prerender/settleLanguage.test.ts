import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { inline } from './inlineScripts.ts';

/** As it goes into the page. */
const { code: script } = await inline('settleLanguage');
const origin = 'https://fnc.example';

interface Visitor {
  address?: string;
  /** The language of the server's page. */
  shown?: 'nl' | 'en';
  stored?: string;
  referrer?: string;
  blocked?: boolean;
  /** Back or forward led here, and the browser has not kept the page. */
  returns?: boolean;
}

const denied = () => {
  throw new Error('denied');
};

interface Outcome {
  /** The script loads another page. */
  ledTo?: string;
  /** The script keeps this page at another address. */
  address?: string;
  kept?: string;
}

/** Runs the script like a visitor's browser, and returns where it leads and what it stores. */
function visit({
  address = '/',
  shown = 'nl',
  stored,
  referrer = '',
  blocked = false,
  returns = false,
}: Visitor): Outcome {
  const kept = new Map(stored === undefined ? [] : [['i18nextLng', stored]]);
  const outcome: Outcome = {};
  const { pathname, search, hash } = new URL(address, origin);
  runInNewContext(script, {
    URLSearchParams,
    addEventListener: () => undefined,
    performance: { getEntriesByType: () => [{ type: returns ? 'back_forward' : 'navigate' }] },
    document: { documentElement: { lang: shown }, referrer },
    location: { origin, pathname, search, hash, replace: (url: string) => (outcome.ledTo = url) },
    history: { state: null, replaceState: (_state: null, _title: string, url: string) => (outcome.address = url) },
    localStorage: blocked
      ? { getItem: denied, setItem: denied }
      : {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
        },
  });
  const now = kept.get('i18nextLng');
  return { ...outcome, ...(now === undefined ? {} : { kept: now }) };
}

describe('at /', () => {
  test.each<[string, Visitor, Outcome]>([
    ['a Dutch answer stays, and is kept', {}, { kept: 'nl' }],
    ['an English answer stays, at the address of its own', { shown: 'en' }, { address: '/en', kept: 'en' }],
    [
      'its query and hash go along',
      { address: '/?notfound=%2Fx#verder', shown: 'en' },
      { address: '/en?notfound=%2Fx#verder', kept: 'en' },
    ],
    ['a stored English wins over a Dutch answer', { stored: 'en' }, { ledTo: '/en', kept: 'en' }],
    [
      'with query and hash',
      { address: '/?utm_source=a%20b#faq', stored: 'en' },
      { ledTo: '/en?utm_source=a+b#faq', kept: 'en' },
    ],
    ['a stored Dutch wins over an English answer', { shown: 'en', stored: 'nl' }, { ledTo: '/?lang=nl', kept: 'nl' }],
    [
      'also with query and hash',
      { address: '/?utm_source=x#faq', shown: 'en', stored: 'nl' },
      { ledTo: '/?utm_source=x&lang=nl#faq', kept: 'nl' },
    ],
    [
      'the page asked for so has a clean address',
      { address: '/?utm_source=x&lang=nl#faq', stored: 'nl', referrer: `${origin}/?utm_source=x` },
      { address: '/?utm_source=x#faq', kept: 'nl' },
    ],
    [
      'a server that answers English all the same is not asked for ever',
      { address: '/?lang=nl', shown: 'en', stored: 'nl' },
      { address: '/en', kept: 'en' },
    ],
    ['a regional tag of an older version is understood', { stored: 'en-GB' }, { ledTo: '/en', kept: 'en-GB' }],
    ['a broken choice counts as none', { stored: 'fr', shown: 'en' }, { address: '/en', kept: 'en' }],
    ['the toggle of an English page leads there', { stored: 'en', referrer: `${origin}/en` }, { kept: 'nl' }],
    [
      'English is no choice, whatever page led there',
      { shown: 'en', stored: 'nl', referrer: `${origin}/privacy` },
      { ledTo: '/?lang=nl', kept: 'nl' },
    ],
    [
      'the console is no page of the site',
      { stored: 'en', referrer: `${origin}/admin/leads` },
      { ledTo: '/en', kept: 'en' },
    ],
    ['back from the English page leads to the Dutch one', { stored: 'en', returns: true }, { kept: 'en' }],
    [
      'also where the server answers in English',
      { shown: 'en', stored: 'en', referrer: `${origin}/en`, returns: true },
      { ledTo: '/?lang=nl', kept: 'en' },
    ],
    ['blocked storage: the answer stays', { shown: 'en', blocked: true }, { address: '/en' }],
  ])('%s', (_name, visitor, outcome) => {
    expect(visit(visitor)).toEqual(outcome);
  });
});

describe('at any other address', () => {
  test.each<[string, Visitor, Outcome]>([
    ['a first page is kept', { address: '/linkedin' }, { kept: 'nl' }],
    ['in its own language', { address: '/en/calculator', shown: 'en' }, { kept: 'en' }],
    ['a link from elsewhere is no choice', { address: '/cyprus-gids', stored: 'en' }, { kept: 'en' }],
    ['a link of the site is', { address: '/privacy', stored: 'en', referrer: `${origin}/en/privacy` }, { kept: 'nl' }],
    ['its query is its own', { address: '/en/calculator?lang=nl', shown: 'en', stored: 'nl' }, { kept: 'nl' }],
    ['nothing is kept where storage is blocked', { address: '/privacy', blocked: true }, {}],
  ])('%s', (_name, visitor, outcome) => {
    expect(visit(visitor)).toEqual(outcome);
  });
});
