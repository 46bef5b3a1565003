import { describe, expect, test } from 'vitest';
import type { Language } from '../shared/language.ts';
import type { TransportRequest, TransportResponse } from '../shared/ports.ts';
import { aLead } from '../testing/fixtures.ts';
import { apiBaseFor } from './apiBase.ts';
import { ApiError } from './apiError.ts';
import { createApiClient, type ApiClient } from './client.ts';
import { routePath } from './route.ts';

interface Answer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

function clientThatGets(
  answer: Answer | Error,
  { token = 'secret', language = 'en' }: { token?: string; language?: Language } = {},
) {
  const sent: { url: string; request: TransportRequest }[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example',
    language,
    getToken: () => token || null,
    transport: async (url, request): Promise<TransportResponse> => {
      sent.push({ url, request });
      if (answer instanceof Error) throw answer;
      const { status = 200, statusText = '', headers = {}, body = '' } = answer;
      return {
        ok: status >= 200 && status < 300,
        status,
        statusText,
        headers: { get: (name) => headers[name] ?? null },
        text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
      };
    },
  });
  return { client, sent };
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call succeeded');
};

const lead = aLead();
const login = { username: 'admin', password: 'secret-1' };
const change = { currentPassword: 'secret-1', newPassword: 'secret-2' };
const signUp = { name: 'Jan', email: 'jan@example.com', profession: 'kapitein' };
const message = { name: 'Jan', email: 'jan@example.com', message: 'Kan het zo?' };
const says = (error: string, code?: string) => ({ success: false, error, message: error, ...(code ? { code } : {}) });
const offline = new TypeError('Failed to fetch');

describe('failures, in the specification’s words', () => {
  type Row = [
    name: string,
    call: (api: ApiClient) => Promise<unknown>,
    answer: Answer | Error,
    message: string,
    code: string,
  ];
  test.each<Row>([
    [
      'leads, 401',
      (api) => api.listLeads(),
      { status: 401, body: says('Nope', 'not_authenticated') },
      'Authentication failed - please log in again',
      'authentication_failed',
    ],
    [
      'leads, 404',
      (api) => api.listLeads(),
      { status: 404 },
      'API endpoint not found - check if server is running',
      'endpoint_not_found',
    ],
    [
      'leads, 503',
      (api) => api.listLeads(),
      { status: 503, statusText: 'Service Unavailable', body: says('busy') },
      'Server error: 503 Service Unavailable',
      'server_error',
    ],
    ['leads, 500 over HTTP/2', (api) => api.listLeads(), { status: 500 }, 'Server error: 500', 'server_error'],
    [
      'leads, no server',
      (api) => api.listLeads(),
      offline,
      'Cannot connect to server... Is the server running?',
      'cannot_connect',
    ],
    [
      'leads, a password to change first',
      (api) => api.listLeads(),
      { status: 403, body: says('Choose your own password first', 'password_change_required') },
      'Choose your own password first',
      'password_change_required',
    ],
    [
      'leads, another page in its place',
      (api) => api.listLeads(),
      { body: '<!doctype html>' },
      'The answer of the server cannot be read',
      'answer_invalid',
    ],
    [
      'sign-in, refused',
      (api) => api.login(login),
      { status: 401, body: says('Wrong', 'credentials_wrong') },
      'Wrong',
      'credentials_wrong',
    ],
    [
      'sign-in, refused by an older server',
      (api) => api.login(login),
      { status: 401, body: { error: 'Wrong' } },
      'Wrong',
      'login_http_failed',
    ],
    [
      'sign-in, no words',
      (api) => api.login(login),
      { status: 502, body: 'Bad Gateway' },
      'HTTP 502: Login failed',
      'login_http_failed',
    ],
    [
      'sign-in, no success flag',
      (api) => api.login(login),
      { body: { token: 'x' } },
      'Login failed - no success flag',
      'login_no_success_flag',
    ],
    ['sign-in, not successful', (api) => api.login(login), { body: says('Locked') }, 'Locked', 'login_no_success_flag'],
    [
      'sign-in, no server',
      (api) => api.login(login),
      offline,
      'Cannot connect to server... Is the server running?',
      'cannot_connect',
    ],
    [
      'password, no words',
      (api) => api.changePassword(change),
      { status: 500 },
      'Password change failed',
      'password_change_failed',
    ],
    [
      'password, refused',
      (api) => api.changePassword(change),
      { status: 400, body: says('No', 'current_password_wrong') },
      'No',
      'current_password_wrong',
    ],
    [
      'guide, no words',
      (api) => api.subscribe(signUp),
      { status: 500 },
      'Something went wrong on the server.',
      'guide_server_error',
    ],
    [
      'guide, words',
      (api) => api.subscribe(signUp),
      { status: 400, body: says('Name is required', 'name_required') },
      'Name is required',
      'name_required',
    ],
    [
      'guide, only a message',
      (api) => api.subscribe(signUp),
      { status: 400, body: { message: 'Full' } },
      'Full',
      'guide_server_error',
    ],
    [
      'guide, no server',
      (api) => api.subscribe(signUp),
      offline,
      'Something went wrong. Please try again or contact us.',
      'guide_unexpected',
    ],
    [
      'contact, no words',
      (api) => api.sendContact(message),
      { status: 500 },
      'Your message was not sent. Please try again or call us.',
      'contact_failed',
    ],
    [
      'contact, a code of the future',
      (api) => api.sendContact(message),
      { status: 400, body: says('Later', 'later') },
      'Later',
      'contact_failed',
    ],
  ])('%s', async (_name, call, answer, expected, code) => {
    expect(await failureOf(call(clientThatGets(answer).client))).toMatchObject({ message: expected, code });
  });

  test('in Dutch too', async () => {
    const { client } = clientThatGets({ status: 401 }, { language: 'nl' });
    expect((await failureOf(client.listLeads())).message).toBe('Je bent niet meer ingelogd - log opnieuw in');
  });

  test.each<[name: string, call: (api: ApiClient) => Promise<unknown>, message: string]>([
    ['leads', (api) => api.listLeads(), 'Not authenticated - please log in'],
    ['status', (api) => api.setLeadStatus('1', 'new'), 'Not authenticated - please log in'],
    ['password', (api) => api.changePassword(change), 'Not authenticated'],
  ])('%s: without a token nothing is sent', async (_name, call, expected) => {
    const { client, sent } = clientThatGets({}, { token: '' });
    expect(await failureOf(call(client))).toMatchObject({ message: expected, status: 0 });
    expect(sent).toEqual([]);
  });

  test('what the server adds is kept: fields, error id, when to try again', async () => {
    const issues = [{ path: 'name', code: 'name_required', message: 'Name is required' }];
    const body = { ...says('No', 'request_invalid'), issues, errorId: 'e-1' };
    const { client } = clientThatGets({ status: 429, headers: { 'retry-after': '90' }, body });
    expect(await failureOf(client.login(login))).toMatchObject({
      issues,
      errorId: 'e-1',
      retryAfterSeconds: 90,
      status: 429,
    });
  });

  test('what it leaves out is empty', async () => {
    const failure = await failureOf(clientThatGets({ status: 500 }).client.adminStatus());
    expect(failure).toMatchObject({ issues: [], errorId: null, retryAfterSeconds: null });
  });
});

describe('requests', () => {
  test.each<[name: string, call: (api: ApiClient) => Promise<unknown>, line: string, body: unknown]>([
    ['contact', (api) => api.sendContact(message), 'POST /api/contact', message],
    ['guide', (api) => api.subscribe(signUp), 'POST /api/fnc-subscribe', signUp],
    ['sign in', (api) => api.login(login), 'POST /api/auth/login', login],
    ['verify', (api) => api.verify(), 'GET /api/auth/verify', undefined],
    ['sign out', (api) => api.logout(), 'POST /api/auth/logout', undefined],
    ['password', (api) => api.changePassword(change), 'POST /api/auth/change-password', change],
    ['all leads', (api) => api.listLeads(), 'GET /api/fnc-leads', undefined],
    [
      'some leads',
      (api) => api.listLeads({ status: ['new'], search: 'a b' }),
      'GET /api/fnc-leads?status=new&search=a%20b',
      undefined,
    ],
    ['a lead', (api) => api.findLead('a/b'), 'GET /api/fnc-leads/a%2Fb', undefined],
    ['status', (api) => api.setLeadStatus('1', 'new'), 'PUT /api/fnc-leads/1', { status: 'new' }],
    ['remove', (api) => api.removeLead('1'), 'DELETE /api/fnc-leads/1', undefined],
    ['restore', (api) => api.restoreLead('1'), 'POST /api/fnc-leads/1/restore', undefined],
    ['status of the server', (api) => api.adminStatus(), 'GET /api/admin/status', undefined],
  ])('%s', async (name, call, line, body) => {
    const { client, sent } = clientThatGets({ status: 500 });
    await failureOf(call(client));
    const [{ url, request } = { url: '', request: undefined }] = sent;
    expect(`${request?.method} ${url}`).toBe(line.replace(' ', ' https://api.example'));
    expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
    expect(request?.headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
    const isPublic = ['contact', 'guide', 'sign in'].includes(name);
    expect(request?.headers['authorization']).toBe(isPublic ? undefined : 'Bearer secret');
    expect(request).toMatchObject({ credentials: 'include', headers: { 'accept-language': 'en' } });
  });
});

describe('answers', () => {
  test.each<[name: string, body: unknown, page: object]>([
    [
      'an object',
      { success: true, leads: [lead], count: 1 },
      { count: 1, total: 1, sources: ['linkedin'], nextCursor: null },
    ],
    ['a bare array', [lead], { count: 1, total: 1, sources: ['linkedin'], nextCursor: null }],
    [
      'a page',
      { success: true, leads: [lead], count: 7, total: 9, sources: ['a'], nextCursor: 'c' },
      { count: 7, total: 9, sources: ['a'], nextCursor: 'c' },
    ],
    ['nobody', [], { count: 0, total: 0, sources: [], nextCursor: null }],
  ])('leads as %s', async (_name, body, page) => {
    const { leads, ...rest } = await clientThatGets({ body }).client.listLeads();
    expect(rest).toEqual(page);
    expect(leads).toEqual('count' in page && page.count === 0 ? [] : [lead]);
  });

  test('leads of an older server are brought to today’s shape', async () => {
    const body = [{ id: '1', name: 'Jan', email: 'jan@example.com', timestamp: '2025-01-02T03:04:05Z' }];
    const { leads } = await clientThatGets({ body }).client.listLeads();
    expect(leads).toMatchObject([{ createdAt: '2025-01-02T03:04:05.000Z', status: 'new', source: 'general' }]);
  });

  test('a sign-in brings the token and the user', async () => {
    const body = { success: true, token: 't', user: { username: 'admin', name: 'Admin', role: 'admin' } };
    expect(await clientThatGets({ body }).client.login(login)).toMatchObject({
      token: 't',
      user: { username: 'admin', mustChangePassword: false },
    });
  });
});

test.each([
  // page                                                       served   base
  ['https://fnc.example', 'fnc.example', false, 'https://fnc.example'],
  ['http://localhost:3000', 'localhost', false, 'http://localhost:4000'],
  ['http://127.0.0.1:3000', '127.0.0.1', false, 'http://127.0.0.1:4000'],
  ['http://localhost:4123', 'localhost', true, 'http://localhost:4123'],
])('the API of %s (%s, served by the product: %s) is at %s', (origin, hostname, servedByProduct, base) => {
  expect(apiBaseFor({ origin, hostname, servedByProduct })).toBe(base);
});

test('a path parameter cannot leave its place', () => {
  expect(routePath('/api/fnc-leads/:id/restore', { id: '../x?y#z' })).toBe('/api/fnc-leads/..%2Fx%3Fy%23z/restore');
});
