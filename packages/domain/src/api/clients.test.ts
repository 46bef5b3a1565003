import { describe, expect, test } from 'vitest';
import {
  type ApiClient,
  change,
  clientThatGets,
  failureOf,
  login,
  message,
  signUp,
} from '../testing/clientThatGets.ts';
import { aLead } from '../testing/fixtures.ts';
import { apiBaseFor } from './transports.ts';
import { routePath } from './routes/route.ts';

const lead = aLead();

describe('requests', () => {
  test.each<[name: string, call: (api: ApiClient) => Promise<unknown>, line: string, body: unknown]>([
    ['contact', (api) => api.sendContact(message), 'POST /api/contact', message],
    ['guide', (api) => api.subscribe(signUp), 'POST /api/fnc-subscribe', signUp],
    ['unsubscribe', (api) => api.unsubscribe('t'), 'POST /api/unsubscribe', { token: 't' }],
    ['subscribe again', (api) => api.resubscribe('t'), 'POST /api/resubscribe', { token: 't' }],
    ['confirm', (api) => api.confirmNewsletter('t'), 'POST /api/confirm-newsletter', { token: 't' }],
    [
      'a link to unsubscribe',
      (api) => api.requestUnsubscribeLink({ email: 'jan@example.com', language: 'en' }),
      'POST /api/unsubscribe-link',
      { email: 'jan@example.com', language: 'en' },
    ],
    ['counts', (api) => api.countSummary(), 'GET /api/admin/counts', undefined],
    [
      'counts of some days',
      (api) => api.countSummary({ from: '2026-11-01', to: '2026-11-21' }),
      'GET /api/admin/counts?from=2026-11-01&to=2026-11-21',
      undefined,
    ],
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
    [
      'status of many',
      (api) => api.setLeadStatuses(['1', '2'], 'new', ['waitingSince']),
      'POST /api/fnc-leads/status',
      { ids: ['1', '2'], status: 'new', restart: ['waitingSince'] },
    ],
    ['remove many', (api) => api.removeLeads(['1', '2']), 'POST /api/fnc-leads/remove', { ids: ['1', '2'] }],
    ['restore many', (api) => api.restoreLeads(['1', '2']), 'POST /api/fnc-leads/restore', { ids: ['1', '2'] }],
    ['status of the server', (api) => api.adminStatus(), 'GET /api/admin/status', undefined],
    ['who writes reports', (api) => api.aiStatus(), 'GET /api/admin/ai', undefined],
  ])('%s', async (name, call, line, body) => {
    const { client, sent } = clientThatGets({ status: 500 });
    await failureOf(call(client));
    const [{ url, request } = { url: '', request: undefined }] = sent;
    expect(`${request?.method} ${url}`).toBe(line.replace(' ', ' https://api.example'));
    expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
    expect(request?.headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
    const open = ['contact', 'guide', 'unsubscribe', 'a link to unsubscribe', 'subscribe again', 'confirm', 'sign in'];
    const isPublic = open.includes(name);
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
    [
      'more than were counted',
      { success: true, leads: [lead], count: 1000, countExceeded: true, total: 9000, sources: ['a'], nextCursor: 'c' },
      { count: 1000, countExceeded: true, total: 9000, sources: ['a'], nextCursor: 'c' },
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
