import { clientFaultSchema, trackingPaths } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { describe, expect, test } from 'vitest';
import { allPaths, languageOf } from '../paths.ts';
import { createBeacon, startsVisit, type Arrival } from './beacon.ts';

const origin = 'https://fnc.example';
const fromElsewhere: Arrival = { origin, referrer: 'https://www.linkedin.com/', type: 'navigate' };

/** Everything sent, parsed like the server, which refuses invalid messages. */
function listeningTo(arrival = fromElsewhere, send?: () => boolean) {
  const counted: unknown[] = [];
  const crashes: unknown[] = [];
  const sent: string[] = [];
  const beacon = createBeacon({
    arrival,
    send:
      send ??
      ((url, body) => {
        sent.push(body);
        if (url === trackingPaths.count) counted.push(apiContract.count.body.parse(JSON.parse(body)));
        else if (url === trackingPaths.clientFault) crashes.push(clientFaultSchema.parse(JSON.parse(body)));
        return true;
      }),
  });
  return { beacon, counted, crashes, sent };
}

describe('a page that is shown', () => {
  test.each(allPaths)('%s is counted as the server wants it', (page) => {
    const { beacon, counted } = listeningTo();
    beacon.pageShown(page, languageOf(page));
    expect(counted).toMatchObject([{ event: 'visit_started', page, language: languageOf(page) }]);
  });

  test('the first one begins the visit, later ones are page views', () => {
    const { beacon, counted } = listeningTo();
    beacon.pageShown('/linkedin', 'nl');
    beacon.pageShown('/', 'nl');
    expect(counted).toEqual([
      { event: 'visit_started', page: '/linkedin', language: 'nl', source: 'linkedin' },
      { event: 'page_view', page: '/', language: 'nl', source: 'website' },
    ]);
  });

  test('an address the site does not have is not counted', () => {
    const { beacon, counted } = listeningTo();
    beacon.pageShown('/geen-pagina', 'nl');
    expect(counted).toEqual([]);
  });

  test.each([
    // name                                    page           referrer                       type           → begins
    ['typed', '/', '', 'navigate', true],
    ['from elsewhere', '/linkedin', 'https://www.linkedin.com/', 'navigate', true],
    ['from this site', '/cyprus-gids', `${origin}/`, 'navigate', false],
    ['from a site whose name begins alike', '/', `${origin}.evil/`, 'navigate', true],
    ['reloaded', '/', 'https://www.linkedin.com/', 'reload', false],
    ['back from elsewhere', '/', 'https://www.linkedin.com/', 'back_forward', false],
    ['brought to English', '/en', `${origin}/`, 'navigate', true],
    ['brought to Dutch', '/', `${origin}/?utm_source=x`, 'navigate', true],
    ['back to the Dutch home page', '/', `${origin}/en`, 'navigate', false],
    ['from one page to the English home page', '/en', `${origin}/cyprus-gids`, 'navigate', false],
  ] as const)('%s', (_name, page, referrer, type, begins) => {
    expect(startsVisit(page, { origin, referrer, type })).toBe(begins);
  });
});

test('using the calculator is counted where it stands', () => {
  const { beacon, counted } = listeningTo();
  beacon.calculatorUsed('/en/savings-calculator', 'en');
  expect(counted).toEqual([
    { event: 'calculator_used', page: '/en/savings-calculator', language: 'en', source: 'calculator' },
  ]);
});

const thrown = (error: Error, stack: string) => Object.assign(error, { stack });

test.each([
  [
    'an error in our scripts',
    thrown(
      new TypeError('jan@example.com is undefined'),
      'TypeError: jan@example.com\n at a (https://fnc.example/assets/a-1.js:1:2)\n at https://fnc.example/assets/b-2.js:3:4',
    ),
    { name: 'TypeError', places: ['a-1.js:1:2', 'b-2.js:3:4'] },
  ],
  ['an error without a stack', thrown(new RangeError('y'), ''), { name: 'RangeError', places: [] }],
  ['thrown text', 'jan@example.com', { name: 'Error', places: [] }],
])('of a crash its kind and places are told, under its id, and not its words: %s', (_name, error, expected) => {
  const { beacon, crashes, sent } = listeningTo();
  beacon.crashed('4f1c09ab', error, '/contact');
  expect(crashes).toEqual([{ id: '4f1c09ab', page: '/contact', ...expected }]);
  expect(sent.join('')).not.toContain('jan');
});

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('a browser that %s is left in peace', (_name, send) => {
  const { beacon } = listeningTo(fromElsewhere, send);
  expect(() => beacon.pageShown('/', 'nl')).not.toThrow();
});
