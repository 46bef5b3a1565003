import { describe, expect, test } from 'vitest';
import {
  type ApiClient,
  change,
  clientThatGets,
  failureOf,
  login,
  message,
  signUp,
  type Answer,
} from '../testing/clientThatGets.ts';

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
      'Server error: 503 Service Unavailable - try again in a minute',
      'server_error',
    ],
    [
      'leads, 500 over HTTP/2',
      (api) => api.listLeads(),
      { status: 500 },
      'Server error: 500 - try again in a minute',
      'server_error',
    ],
    [
      'leads, no server',
      (api) => api.listLeads(),
      offline,
      'Cannot connect to server... Is the server running? Check that, and try again.',
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
      'The server’s response can’t be read. Reload the page and try again.',
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
      'HTTP 502: Login failed. Try again in a minute.',
      'login_http_failed',
    ],
    [
      'sign-in, no success flag',
      (api) => api.login(login),
      { body: { token: 'x' } },
      'Login failed - no success flag. Try again, or check the server’s log.',
      'login_no_success_flag',
    ],
    ['sign-in, not successful', (api) => api.login(login), { body: says('Locked') }, 'Locked', 'login_no_success_flag'],
    [
      'sign-in, no server',
      (api) => api.login(login),
      offline,
      'Cannot connect to server... Is the server running? Check that, and try again.',
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
      'Something went wrong on the server. Try again in a minute, or contact us.',
      'guide_server_error',
    ],
    [
      'guide, words',
      (api) => api.subscribe(signUp),
      { status: 400, body: says('Enter your name', 'name_required') },
      'Enter your name',
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
      'Something went wrong. Try again, or contact us.',
      'guide_unexpected',
    ],
    [
      'contact, no words',
      (api) => api.sendContact(message),
      { status: 500 },
      'Your message wasn’t sent. Try again, or call us.',
      'contact_failed',
    ],
    [
      'contact, a code of the future',
      (api) => api.sendContact(message),
      { status: 400, body: says('Later', 'later') },
      'Later',
      'contact_failed',
    ],
  ])('%s: said in those words', async (_name, call, answer, expected, code) => {
    expect(await failureOf(call(clientThatGets(answer).client))).toMatchObject({ message: expected, code });
  });

  test('in Dutch too', async () => {
    const { client } = clientThatGets({ status: 401 }, { language: 'nl' });
    expect((await failureOf(client.listLeads())).message).toBe('Je bent niet meer ingelogd - log opnieuw in');
  });

  test.each<[name: string, call: (api: ApiClient) => Promise<unknown>, message: string]>([
    ['leads', (api) => api.listLeads(), 'Not authenticated - please log in'],
    ['status', (api) => api.setLeadStatus('1', 'new'), 'Not authenticated - please log in'],
    ['password', (api) => api.changePassword(change), 'Not authenticated. Log in again.'],
  ])('%s: without a token nothing is sent', async (_name, call, expected) => {
    const { client, sent } = clientThatGets({}, { token: '' });
    expect(await failureOf(call(client))).toMatchObject({ message: expected, status: 0 });
    expect(sent).toEqual([]);
  });

  test('what the server adds is kept: fields, error id, when to try again', async () => {
    const issues = [{ path: 'name', code: 'name_required', message: 'Enter your name' }];
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
