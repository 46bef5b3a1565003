import { afterEach, expect, test } from 'vitest';
import { get, listed, signUp } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

test('every answer has a strict policy: only styles inline, no frame, no third party', async () => {
  server = await startTestServer();
  for (const url of ['/', '/admin', '/api/auth/verify', '/healthz']) {
    const { headers } = await get(server, url);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual([
      "default-src 'self'",
      "base-uri 'none'",
      // Without its own key the server lets the console call the AI service.
      url === '/admin' ? "connect-src 'self' https://api.openai.com" : "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('the console may call its AI service only, and none where the server calls it', async () => {
  const policyOf = async (url: string) => String((await get(server, url)).headers['content-security-policy']);
  server = await startTestServer({ ai: { baseUrl: 'http://127.0.0.1:11434/v1' } });
  expect(await policyOf('/admin/reports/new')).toContain("connect-src 'self' http://127.0.0.1:11434;");
  expect(await policyOf('/')).toContain("connect-src 'self';");
  await server.close();
  server = await startTestServer({ ai: { apiKey: 'sk-1' } });
  expect(await policyOf('/admin/reports/new')).toContain("connect-src 'self';");
});

test('with an https address browsers are told to keep using it', async () => {
  server = await startTestServer({ isHttps: true });
  const { headers } = await get(server, '/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('answers of the API are not cached or indexed, because they hold personal data', async () => {
  server = await startTestServer();
  await signUp(server);
  const admin = await server.signIn();
  const [lead] = await listed(server);
  for (const url of ['/api/auth/verify', '/api/fnc-leads', `/api/fnc-leads/${lead?.id}`, '/api/admin/status']) {
    const { statusCode, headers } = await get(server, url, admin);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-store']);
    expect([url, headers['x-robots-tag']]).toEqual([url, 'noindex, nofollow']);
  }
});

test.each(['http://localhost:5173', 'http://127.0.0.1:6006', 'http://[::1]:5173', 'http://localhost'])(
  'in development a page of %s may call, with credentials',
  async (origin) => {
    server = await startTestServer({ allowsDevelopmentOrigins: true });
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/fnc-leads/x',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Content-Type, Authorization, Accept-Language',
    });
    const refused = await get(server, '/api/auth/verify', { origin });
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': origin });
    expect(refused.headers.vary).toContain('Origin');
  },
);

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'https://localhost:5173',
  'http://evil.example/localhost:1',
  'null',
])('a page of %s may not, not even in development', async (origin) => {
  server = await startTestServer({ allowsDevelopmentOrigins: true });
  const answer = await get(server, '/api/auth/verify', { origin });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

test('outside development no page of another origin may call, whatever its port', async () => {
  server = await startTestServer();
  const origin = 'http://localhost:5173';
  const answer = await get(server, '/api/auth/verify', { origin });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/fnc-leads/x',
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  expect(preflight.statusCode).toBe(404);
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});

test('a request that never ends is cut off', async () => {
  server = await startTestServer();
  expect(server.app.server.requestTimeout).toBeGreaterThan(0);
});

test('an address that posts too many forms in a minute has to wait; another does not', async () => {
  server = await startTestServer({ formRequestsPerMinute: 3, trustProxy: '127.0.0.1' });
  const from = (address: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: {},
      headers: { 'x-forwarded-for': address, 'accept-language': 'en' },
    });
  for (let request = 0; request < 3; request++) expect((await from('192.0.2.1')).statusCode).toBe(400);
  const refused = await from('192.0.2.1');
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    429,
    'Too many requests in a row. Wait a minute and try again.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('192.0.2.2')).statusCode).toBe(400);
});

test('the log says what was asked and answered, but not who asked', async () => {
  server = await startTestServer();
  await signUp(server);
  await server.outboxWorker.settled();
  const admin = await server.signIn();
  await get(server, '/api/fnc-leads?search=golfslag', { ...admin, 'user-agent': 'a-browser' });
  await get(server, '/some/page?email=esmee@golfslag.example');
  const log = server.logged.join('');
  const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/fnc-subscribe', status: 200, ms: expect.any(Number) }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', route: '/api/fnc-leads', status: 200 }));
  for (const personal of ['golfslag', 'Esmee', '127.0.0.1', 'a-browser', 'Bearer', '/some/page']) {
    expect(log).not.toContain(personal);
  }
});
