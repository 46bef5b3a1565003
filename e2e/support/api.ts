/** Calls of the product's API from a test, as from any client. */
export interface TestLead {
  readonly id: string;
  readonly email: string;
  readonly status: string;
  readonly source: string;
  readonly page: string;
  readonly profession: string;
}

export interface TestEvent {
  readonly kind: string;
  readonly mailKind?: string;
  readonly outcome?: string;
}

interface Page {
  readonly leads: readonly TestLead[];
  readonly count: number;
  readonly nextCursor: string | null;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call<T>(url: string, init: Call = {}): Promise<T> {
  const headers = { ...(init.body === undefined ? {} : { 'content-type': 'application/json' }), ...init.headers };
  const response = await fetch(url, { ...init, headers });
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Resolves when the server accepts; rejects when it refuses or breaks off before it responds. */
export async function signUp(url: string, email: string): Promise<void> {
  const body = {
    name: 'Test Kapitein',
    email,
    profession: 'kapitein',
    source: 'general',
    leadMagnet: 'cyprus-ebook',
    page: '/cyprus-gids',
    language: 'nl',
  };
  await call(`${url}/api/fnc-subscribe`, { method: 'POST', body: JSON.stringify(body) });
}

export async function signIn(url: string, username: string, password: string): Promise<string> {
  const body = JSON.stringify({ username, password });
  return (await call<{ token: string }>(`${url}/api/auth/login`, { method: 'POST', body })).token;
}

export async function changePassword(url: string, token: string, currentPassword: string, newPassword: string) {
  await call(`${url}/api/auth/change-password`, {
    method: 'POST',
    body: JSON.stringify({ currentPassword, newPassword }),
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Every lead, from all pages. */
export async function allLeads(url: string, token: string): Promise<readonly TestLead[]> {
  const headers = { authorization: `Bearer ${token}` };
  const leads: TestLead[] = [];
  let cursor: string | null = null;
  do {
    const place: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Page = await call(`${url}/api/fnc-leads?limit=200&sort=-createdAt${place}`, { headers });
    leads.push(...page.leads);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return leads;
}

export async function eventsOf(url: string, token: string, id: string): Promise<readonly TestEvent[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await call<{ events: readonly TestEvent[] }>(`${url}/api/fnc-leads/${id}`, { headers })).events;
}

export async function queuedMails(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await call<{ mail: { queued: number } }>(`${url}/api/admin/status`, { headers })).mail.queued;
}

interface SignedIn {
  readonly origins: readonly { readonly localStorage: readonly { readonly name: string; readonly value: string }[] }[];
}

/**
 * Changes by another user in another browser.
 *
 * @param office returns the server and the browser's session, read at each call
 */
export function officeCalls(office: () => { readonly url: string; readonly signedIn: SignedIn }) {
  function callOffice<T>(method: NonNullable<Call['method']>, path: string, body?: object): Promise<T> {
    const { url, signedIn } = office();
    const stored = signedIn.origins.flatMap(({ localStorage }) => localStorage);
    const token = stored.find(({ name }) => name === 'fnc_admin_token')?.value;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return call<T>(`${url}/api/admin${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...sent });
  }
  /** Returns the client's id. */
  async function addClient(name: string): Promise<string> {
    const form = { name, contactPerson: 'Bram Kompas', email: `${name.toLowerCase()}@fleet.example` };
    return (await callOffice<{ client: { id: string } }>('POST', '/clients', form)).client.id;
  }
  return { callOffice, addClient };
}
