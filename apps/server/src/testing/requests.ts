import type { TestServer } from './testServer.ts';

/** A complete guide sign-up; set only what matters to the test. */
export const aSignUp = (changes: Record<string, unknown> = {}) => ({
  name: 'Esmee Golfslag',
  email: 'esmee@golfslag.example',
  phone: '+31 6 00 00 00 02',
  profession: 'kapitein',
  source: 'linkedin',
  leadMagnet: 'cyprus-ebook',
  page: '/linkedin',
  language: 'nl',
  ...changes,
});

export const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: 'Ruben Zeeman',
  email: 'ruben@zeeman.example',
  message: 'Ik vaar onder Nederlandse vlag.\nKan ik in Nederland blijven wonen?',
  page: '/',
  language: 'nl',
  ...changes,
});

export const post = ({ app }: TestServer, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

export const signUp = (server: TestServer, changes?: Record<string, unknown>) =>
  post(server, '/api/fnc-subscribe', aSignUp(changes));

export const sendMessage = (server: TestServer, changes?: Record<string, unknown>) =>
  post(server, '/api/contact', aMessage(changes));

type Headers = Readonly<Record<string, string>>;

export const get = ({ app }: TestServer, url: string, headers: Headers = {}) =>
  app.inject({ method: 'GET', url, headers });

export interface ListedLead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly [field: string]: unknown;
}

/** The listed fields of the leads, newest first. */
export async function listed(server: TestServer, query = ''): Promise<ListedLead[]> {
  const answer = await get(server, `/api/fnc-leads${query}`, await server.signIn());
  return answer.json<{ leads: ListedLead[] }>().leads;
}

export interface ListedEvent {
  readonly kind: string;
  readonly at: string;
  readonly [field: string]: unknown;
}

/** The timeline of a lead, newest first. */
export async function timelineOf(server: TestServer, id: string, headers: Headers = {}): Promise<ListedEvent[]> {
  const answer = await get(server, `/api/fnc-leads/${id}`, { ...(await server.signIn()), ...headers });
  return answer.json<{ events: ListedEvent[] }>().events;
}
