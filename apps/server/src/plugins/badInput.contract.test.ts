import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiContract, errorAnswerSchema } from '@fnc/domain/api';
import { mailEventSignatureHeader } from '@fnc/domain';
import { engines } from '../testing/engines.ts';
import { signature } from '../testing/mailEvents.ts';
import { aMessage, aSignUp, listed } from '../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../testing/testServer.ts';
import {
  alsoTaken,
  knownMethods,
  nulCursor,
  refusedFile,
  refusedMail,
  strangeIds,
  wrongTypes,
} from './badInput.data.ts';

const mailEventsSecret = 'a secret of the tests';
const id = '018f2f00-0000-7000-8000-000000000000';
const routes = Object.values(apiContract).map((route) => ({
  ...route,
  url: route.path.replace(':id', id).replace(':questionId', 'q1'),
  name: `${route.method} ${route.path}`,
}));
const withBody = routes.filter((route) => 'body' in route);

const aView = { page: '/', language: 'nl', source: 'general', event: 'page_view' };

interface Request {
  readonly method: string;
  readonly url: string;
  readonly payload?: string;
  readonly headers?: Record<string, string>;
}

/** Valid input that a lead's route needs before it checks the id. */
function bodyFor(method: string, path: string): string {
  if (method === 'PUT') return '{"status":"new"}';
  if (method === 'PATCH') return '{"name":"Esmee"}';
  return path.endsWith('/block') ? '{"reason":"asked"}' : '';
}

describe.each(engines)('bad input, stored on $name', (engine) => {
  let server: TestServer;
  let admin: { authorization: string };
  beforeAll(async () => {
    server = await startTestServer({ engine, mailEventsSecret });
    admin = await server.signIn();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // Attempts are limited, which this table does not test.
    await server.database.query.deleteFrom('login_attempt').execute();
  });

  /** Calls as an admin, checks for a clear error without internals, and returns its status and code. */
  async function refused({ method, url, payload, headers = {} }: Request): Promise<[number, string]> {
    const answer = await server.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...admin,
        'content-type': 'application/json',
        [mailEventSignatureHeader]: signature(payload ?? '', mailEventsSecret, server.clock.now),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = errorAnswerSchema.parse(answer.json());
    expect(body.message).toBe(body.error);
    expect(body.error.length).toBeGreaterThan(10);
    expect(answer.body).not.toMatch(/node_modules|\.ts\b|SQLITE|sqlite|zod|expected|Unexpected token|FST_|at position/);
    return [answer.statusCode, body.code];
  }

  describe.each(withBody)('$name', ({ method, url, name, ...route }) => {
    const limit = 'bodyLimit' in route ? route.bodyLimit : 64 * 1024;

    test.each([
      ['malformed JSON', '{"name":', 400, 'body_invalid'],
      ['no JSON at all', 'name=x', 400, 'body_invalid'],
      ['an empty body', '', 400, 'body_invalid'],
      ['null', 'null', 400, 'body_invalid'],
      ['a list', '[]', 400, 'body_invalid'],
      ['a text', '"text"', 400, 'body_invalid'],
      ['a number', '12', 400, 'body_invalid'],
      ['__proto__', '{"__proto__":{"role":"admin"}}', 400, 'body_invalid'],
      ['constructor.prototype', '{"constructor":{"prototype":{"role":"admin"}}}', 400, 'body_invalid'],
      ['a huge body', JSON.stringify({ name: 'x'.repeat(limit) }), 413, 'body_too_large'],
      ['a deep body', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400, expect.any(String)],
    ])(`${name}: %s`, async (_case, payload, status, code) => {
      expect(await refused({ method, url, payload })).toEqual([status, code]);
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
      'a body of type %s: 415, or what is wrong with it',
      async (type) => {
        const answered = await refused({ method, url, payload: 'x=1', headers: { 'content-type': type } });
        expect(answered).toEqual(alsoTaken[url]?.[type] ?? [415, 'media_type_unsupported']);
      },
    );
  });

  describe.each([
    ['/api/contact', aMessage(), ['name', 'email', 'message']],
    ['/api/fnc-subscribe', aSignUp(), ['name', 'email', 'profession']],
    ['/api/unsubscribe-link', { email: 'esmee@golfslag.example' }, ['email']],
    ['/api/auth/login', testAdmin, ['username', 'password']],
  ] as const)('POST %s', (url, complete, required) => {
    const send = (body: object) => refused({ method: 'POST', url, payload: JSON.stringify(body) });

    test.each(required)('%s missing, empty, blank or of a wrong type: 400 that names it', async (field) => {
      for (const value of [undefined, '', ...wrongTypes]) {
        const [status, code] = await send({ ...complete, [field]: value });
        expect({ value, status, code }).toEqual({
          value,
          status: 400,
          code: expect.stringMatching(/_required$|value_invalid/),
        });
      }
    });
  });

  test.each([
    ['an address without a domain', { email: 'esmee@' }, 'email_invalid'],
    ['two addresses', { email: 'a@b.nl, c@d.nl' }, 'email_invalid'],
    ['an address with a line break', { email: 'a@b.nl\r\nBcc: c@d.nl' }, 'email_invalid'],
    ['a very long address', { email: `${'a'.repeat(300)}@b.nl` }, 'email_invalid'],
    ['a quoted line break', { email: '"a\r\nBcc: c"@d.nl' }, 'email_invalid'],
    ['a name that few mail servers deliver to', { email: 'esmée@b.nl' }, 'email_name_not_ascii'],
    ['a very long name', { name: 'x'.repeat(201) }, 'name_too_long'],
    ['an unknown profession', { profession: 'piraat' }, 'profession_unknown'],
    ['a profession of the prototype', { profession: '__proto__' }, 'profession_unknown'],
    ['an unknown source', { source: 'tiktok' }, 'source_unknown'],
    ['another guide', { leadMagnet: 'malta' }, 'value_invalid'],
    ['an unknown language', { language: 'de' }, 'language_unknown'],
    ['a newsletter that is a text', { newsletter: 'yes' }, 'value_invalid'],
    ['a very long page', { page: `/${'x'.repeat(500)}` }, 'text_too_long'],
  ])('POST /api/fnc-subscribe: %s', async (_case, changes, code) => {
    const payload = JSON.stringify(aSignUp(changes));
    expect(await refused({ method: 'POST', url: '/api/fnc-subscribe', payload })).toEqual([400, code]);
  });

  test('every invalid field is named with its sentence, in the language of the body', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/fnc-subscribe',
      payload: { language: 'nl' },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.json()).toEqual({
      success: false,
      error: 'Naam is verplicht',
      message: 'Naam is verplicht',
      code: 'name_required',
      issues: [
        { path: 'name', code: 'name_required', message: 'Naam is verplicht' },
        { path: 'email', code: 'email_required', message: 'Email is verplicht' },
        { path: 'profession', code: 'profession_required', message: 'Functie is verplicht' },
      ],
    });
  });

  test.each([
    ['an unknown status', 'status=lost', 'status_unknown'],
    ['an unknown order', 'sort=email', 'sort_unknown'],
    ['a limit of nothing', 'limit=0', 'limit_invalid'],
    ['a limit of too much', 'limit=1001', 'limit_invalid'],
    ['a limit that is no number', 'limit=ten', 'limit_invalid'],
    ['a day that does not exist', 'from=2026-02-30', 'date_invalid'],
    ['a day in another form', 'to=20-11-2026', 'date_invalid'],
    ['a year of two figures', 'from=0026-11-20', 'date_invalid'],
    ['the last day of the calendar', 'to=9999-12-31', 'date_invalid'],
    ['a cursor that is none', 'cursor=x', 'cursor_invalid'],
    ['a cursor of other things', `cursor=${encodeURIComponent('["a",1,null,{}]')}`, 'cursor_invalid'],
    ['a cursor with no instant', `cursor=${encodeURIComponent('["a","yesterday",null,"b"]')}`, 'cursor_invalid'],
    ['a very long search', `search=${'x'.repeat(201)}`, 'text_too_long'],
  ])('GET /api/fnc-leads: %s', async (_case, query, code) => {
    expect(await refused({ method: 'GET', url: `/api/fnc-leads?${query}` })).toEqual([400, code]);
  });

  test.each([
    ['POST', '/api/events', { ...aView, page: '/geen-pagina' }, 'page_unknown'],
    ['POST', '/api/events', { ...aView, event: 'contact_sent' }, 'event_unknown'],
    ['POST', '/api/events', { ...aView, source: 'tiktok' }, 'source_unknown'],
    ['POST', '/api/client-errors', { id: 'Jan', message: 'x', page: '/' }, 'value_invalid'],
    ['POST', '/api/unsubscribe', { token: ['x'] }, 'unsubscribe_link_invalid'],
    ['POST', '/api/unsubscribe', { token: `1.${id}.${'a'.repeat(43)}` }, 'unsubscribe_link_invalid'],
    ...refusedMail(id),
    ...refusedFile,
    ['GET', '/api/admin/counts?from=2026-02-30', {}, 'date_invalid'],
    ['GET', '/api/admin/counts?from=2026-03-02&to=2026-03-01', {}, 'period_invalid'],
  ])('%s %s with %j: %s', async (method, url, body, code) => {
    const payload = method === 'GET' ? {} : { payload: JSON.stringify(body) };
    expect(await refused({ method, url, ...payload })).toEqual([400, code]);
  });

  test.each([
    'from=1900-01-01',
    'to=1900-01-01',
    'from=2199-12-31',
    'to=2199-12-31',
    `cursor=${encodeURIComponent('["a","0000-01-01T00:00:00.000Z",null,"b"]')}`,
    'search=%ED%A0%80',
    'source=%F0%9F',
  ])('GET /api/fnc-leads?%s is strange but no fault', async (query) => {
    const answer = await server.app.inject({ method: 'GET', url: `/api/fnc-leads?${query}`, headers: admin });
    expect([answer.statusCode, answer.json<{ leads: unknown[] }>().leads]).toEqual([200, []]);
  });

  test.each(['new', 'status', 'NEW', '', null, 3])(
    'PUT /api/fnc-leads/:id: the status %j is refused or the lead not found',
    async (status) => {
      const [answered] = await refused({
        method: 'PUT',
        url: `/api/fnc-leads/${id}`,
        payload: JSON.stringify({ status }),
      });
      expect(answered).toBe(status === 'new' ? 404 : 400);
    },
  );

  describe.each(routes.filter((route) => route.path.includes('fnc-leads/:id')))('$name', ({ method, path }) => {
    test.each(strangeIds)('the id %s does not exist', async (strange) => {
      const payload = bodyFor(method, path);
      const answered = await refused({ method, url: path.replace(':id', strange), payload });
      expect(answered).toEqual([404, expect.stringMatching(/^lead_/)]);
    });
  });

  test.each(routes.filter((route) => route.path.includes(':id')))(
    '$name: an id that is too long is refused',
    async ({ method, path }) => {
      const payload = bodyFor(method, path);
      const [status] = await refused({ method, url: path.replace(':id', 'x'.repeat(150)), payload });
      expect(status).toBe(400);
    },
  );

  test.each([
    ['an address that cannot be decoded', 'GET', '/api/fnc-leads/%zz', 400, 'request_invalid'],
    ['a NUL in an id', 'GET', '/api/fnc-leads/%00', 400, 'request_invalid'],
    ['a NUL in a search', 'GET', '/api/fnc-leads?search=a%00b', 400, 'request_invalid'],
    ['a NUL in a source', 'GET', '/api/fnc-leads?source=%00', 400, 'request_invalid'],
    ['a NUL in a cursor', 'GET', `/api/fnc-leads?cursor=${nulCursor}`, 400, 'cursor_invalid'],
    ['an unknown call', 'GET', '/api/nothing', 404, 'endpoint_not_found'],
    ['an unknown call with a body', 'POST', '/api/nothing', 404, 'endpoint_not_found'],
    ['a post to a page', 'POST', '/cyprus-gids', 404, 'endpoint_not_found'],
  ])('%s', async (_case, method, url, status, code) => {
    expect(await refused({ method, url })).toEqual([status, code]);
  });

  test.each(knownMethods(id))('%s names the methods it knows: %s', async (url, allow) => {
    const method = allow.includes('PATCH') ? 'POST' : 'PATCH';
    const answer = await server.app.inject({ method, url, headers: admin });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  });

  test('afterwards nothing is stored and nothing is mailed', async () => {
    expect(await listed(server)).toEqual([]);
    expect(server.mailServer.sent).toEqual([]);
    const mails = await server.database.query.selectFrom('outbox').select('id').execute();
    expect(mails).toEqual([]);
  });
});
