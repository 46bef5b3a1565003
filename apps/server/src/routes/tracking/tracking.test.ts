import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, twoPages } from '../../testing/builtSite.ts';
import { get, listed, post, sendMessage, signUp } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { isProgram } from './tracking.ts';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const view = { page: '/', language: 'nl', source: 'website', event: 'page_view' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  buildSite(server, twoPages);
});
afterEach(() => server.close());

const count = (body: object, headers: Record<string, string> = {}) =>
  post(server, '/api/events', body, { 'user-agent': browser, ...headers });
const rows = () => server.database.query.selectFrom('daily_count').selectAll().orderBy('event').execute();
const summary = async (query = '') =>
  (await get(server, `/api/admin/counts${query}`, await server.signIn())).json<Record<string, unknown>>();

describe('POST /api/events', () => {
  test('adds one to the day’s count and keeps nothing else', async () => {
    for (let time = 0; time < 3; time++) {
      const answer = await count(view);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await rows()).toEqual([{ ...view, day: '2026-03-02', count: 3 }]);
  });

  test('accepts the text that sendBeacon sends', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/events',
      payload: JSON.stringify(view),
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': browser },
    });
    expect(answer.statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['/nergens', '/index', '/..', '/en/', '/assets/x', '//'])(
    'a page the site does not have (%s) is refused, so that nobody fills the table',
    async (page) => {
      const answer = await count({ ...view, page });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'page_unknown']);
      expect(await rows()).toEqual([]);
    },
  );

  test('programs that name themselves get an answer and are not counted', async () => {
    for (const program of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', '']) {
      expect((await count(view, { 'user-agent': program })).statusCode).toBe(200);
    }
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin without a name', { origin: 'null' }, 403],
    ['the public address, whatever a proxy names', { origin: 'https://www.fnc.example' }, 200],
    ['this host', { origin: 'http://localhost', host: 'localhost' }, 200],
    ['this site', { 'sec-fetch-site': 'same-origin' }, 200],
  ] as const)('from %s', async (_name, headers, status) => {
    expect((await count(view, headers)).statusCode).toBe(status);
  });

  test('more events than a visitor can cause in a minute are refused', async () => {
    const fault = { id: '4f1c09ab', message: 'x', page: '/' };
    for (let time = 0; time < 300; time++) await post(server, '/api/client-errors', fault);
    expect((await count(view)).statusCode).toBe(429);
  });
});

describe('counts by the server', () => {
  test('each accepted sign-up and message counts once', async () => {
    await signUp(server);
    await sendMessage(server, { page: 'https://evil.example/', language: 'en' });
    await signUp(server, { email: 'no address' });
    await signUp(server, { email: 'a@b.nl', honeypot: 'x' });
    expect(await rows()).toEqual([
      { day: '2026-03-02', event: 'contact_sent', source: 'website', page: 'other', language: 'en', count: 1 },
      { day: '2026-03-02', event: 'guide_requested', source: 'linkedin', page: '/linkedin', language: 'nl', count: 1 },
    ]);
  });
});

describe('GET /api/admin/counts', () => {
  test('returns sums per day, per source, and a funnel', async () => {
    await count({ ...view, event: 'visit_started', source: 'linkedin', page: '/linkedin' });
    await count(view);
    await count({ ...view, event: 'calculator_used', source: 'calculator' });
    await signUp(server);
    await sendMessage(server);
    const [lead] = await listed(server);
    await server.app.inject({
      method: 'PUT',
      url: `/api/fnc-leads/${lead?.id}`,
      payload: { status: 'converted' },
      headers: await server.signIn(),
    });
    expect(await summary('?from=2026-03-01&to=2026-03-02')).toEqual({
      success: true,
      from: '2026-03-01',
      to: '2026-03-02',
      days: [
        { day: '2026-03-01', visits: 0, pageViews: 0, calculatorUsed: 0, guideRequested: 0, contactSent: 0 },
        { day: '2026-03-02', visits: 1, pageViews: 2, calculatorUsed: 1, guideRequested: 1, contactSent: 1 },
      ],
      sources: [
        { source: 'linkedin', visits: 1, pageViews: 1, calculatorUsed: 0, guideRequested: 1, contactSent: 0 },
        { source: 'calculator', visits: 0, pageViews: 0, calculatorUsed: 1, guideRequested: 0, contactSent: 0 },
        { source: 'website', visits: 0, pageViews: 1, calculatorUsed: 0, guideRequested: 0, contactSent: 1 },
      ],
      funnel: { visits: 1, calculator: 1, guide: 1, leads: 2, converted: 1 },
      weeks: expect.arrayContaining([{ year: 2026, week: 10, monday: '2026-03-02', leads: 2 }]) as object,
    });
  });

  test('needs a session', async () => {
    expect((await get(server, '/api/admin/counts')).statusCode).toBe(401);
  });

  test.each(['from=9999-12-31', 'to=9999-12-31', 'from=0026-11-20', 'from=0000-01-01&to=9999-12-31'])(
    '%s is refused with 400, and the server goes on',
    async (query) => {
      const answer = await get(server, `/api/admin/counts?${query}`, await server.signIn());
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'date_invalid']);
      expect((await get(server, '/healthz')).statusCode).toBe(200);
    },
  );

  test('counts older than 25 months are deleted', async () => {
    await count(view);
    server.clock.now = Date.parse('2028-04-02T09:00:00.000Z');
    await server.cleanUp();
    expect(await rows()).toHaveLength(1);
    server.clock.now = Date.parse('2028-04-03T09:00:00.000Z');
    await server.cleanUp();
    expect(await rows()).toEqual([]);
  });
});

/** Log lines about pages that failed in a browser. */
const logged = () =>
  server.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ errorId }) => errorId !== undefined);

describe('POST /api/client-errors', () => {
  const report = { id: '4f1c09ab', message: 'TypeError', page: '/linkedin' };

  test('logs name, page and places in our own scripts, under the id on the screen', async () => {
    buildSite(server, { 'assets/Hero-B1x9.js': '', 'assets/react-C2y8.js': '' });
    const stack = [
      'TypeError: x is undefined',
      '    at Hero (https://www.fnc.example/assets/Hero-B1x9.js:1:20)',
      '    at extension (chrome-extension://abc/content.js:5:1)',
      '    at render (https://www.fnc.example/assets/react-C2y8.js:2:300)',
    ].join('\n');
    const answer = await post(server, '/api/client-errors', { ...report, stack });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(logged()).toMatchObject([
      {
        errorId: '4f1c09ab',
        fault: 'TypeError',
        page: '/linkedin',
        places: ['Hero-B1x9.js:1:20', 'react-C2y8.js:2:300'],
        msg: 'a page failed in a browser',
      },
    ]);
  });

  test('logs nothing personal, wherever it was planted', async () => {
    const planted = 'Jan Anker jan@example.com 0612345678 https://www.fnc.example/afmelden?t=1.secret.token';
    for (const body of [
      { ...report, message: planted },
      { ...report, message: `TypeError: ${planted}`, stack: `TypeError: ${planted}\n at ${planted}:1:2` },
      { ...report, stack: 'at /assets/jan-anker-0612345678.js:1:2' },
      { ...report, page: '/jan-anker' },
      { ...report, page: '/admin/leads/jan-anker' },
    ]) {
      expect((await post(server, '/api/client-errors', body)).statusCode).toBe(200);
    }
    for (const body of [
      { ...report, id: '0612345678' },
      { ...report, page: '/jan@example.com' },
      { ...report, page: '/linkedin?email=jan@example.com' },
    ]) {
      expect((await post(server, '/api/client-errors', body)).statusCode).toBe(400);
    }
    expect(logged()).toHaveLength(5);
    expect(logged()[3]).toMatchObject({ page: 'other' });
    expect(server.logged.join('')).not.toMatch(/jan|anker|example\.com|0612|secret/i);
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36', true],
  ['LinkedInBot/1.0', true],
  ['WhatsApp/2.23 Preview', true],
  [undefined, true],
])('%s is a program: %s', (name, expected) => {
  expect(isProgram(name)).toBe(expected);
});
