import { adminLeadSort, type Client, type Lead, type LeadQuery } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { leadKeys } from '@fnc/domain/storage';
import { aClient, aLead, aQuestion, aReport, fixedNow } from '@fnc/domain/testing';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryServices } from '../testing/memoryServices.ts';
import { dashboardQueries, keepFresh, refreshEveryMs, shownLeads, wantsLeadsHere } from './dashboard.ts';
import { dashboardKey } from './keys.ts';
import { createQueryClient, follow } from './queryClient.ts';

const fleet = ['1', '2', '3'].map((id) => aLead({ id, name: `Sailor ${id}`, email: `sailor${id}@fleet.example` }));
const at = (minute: number) => `2026-11-20T08:0${minute}:00.000Z`;
// An error that is not retried.
const broken = new ApiError({ code: 'internal_error', status: 500, message: 'no' });
const refused = new ApiError({ code: 'authentication_failed', status: 401, message: 'no' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Options {
  readonly local?: readonly Lead[];
  readonly clients?: readonly Client[];
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * refreshEveryMs);

async function setUp({ local = fleet, clients = [] }: Options = {}) {
  const memory = memoryServices({
    now: fixedNow,
    stored: { [leadKeys.leads]: JSON.stringify(local) },
    clients,
    globalQuestions: [aQuestion({ id: 'q1' })],
  });
  await memory.session.signIn('marit', 'rustig varen').then(({ token }) => memory.tokens.write(token));
  const page = { visible: true, busy: false };
  const server = { leads: (query?: LeadQuery) => memory.leads.list(query), visitors: memory.countSummary, asked: 0 };
  const services = {
    ...memory,
    leads: {
      ...memory.leads,
      list(query?: LeadQuery) {
        // The second call of each load is for those who wait for a welcome.
        if (query?.sort !== adminLeadSort) return memory.leads.list(query);
        server.asked += 1;
        return server.leads(query);
      },
    },
    countSummary: () => server.visitors(),
    browser: {
      ...memory.browser,
      isBusy: () => page.busy,
      whileVisible(everyMs: number, callback: () => void) {
        const timer = setInterval(() => page.visible && callback(), everyMs);
        return () => clearInterval(timer);
      },
    },
  };
  const queries = createQueryClient();
  const options = dashboardQueries(services);
  const leads = new QueryObserver(queries, options.leads);
  const here = new QueryObserver(queries, options.leadsHere);
  const visitors = new QueryObserver(queries, options.visitors);
  const file = new QueryObserver(queries, options.file);
  const answer = () => leads.getCurrentResult();

  /** Opens the page. Returns how to leave it. */
  const start = () => {
    const observed = [leads, visitors, file].map((observer) => observer.subscribe(() => undefined));
    const rest = keepFresh(services, queries);
    return () => {
      rest();
      for (const leave of observed) leave();
    };
  };

  return {
    start,
    services,
    queries,
    page,
    server,
    answer,
    refresh: () => queries.invalidateQueries({ queryKey: dashboardKey }),
    visitors: () => visitors.getCurrentResult(),
    file: () => file.getCurrentResult().data,
    shown: async () => {
      if (wantsLeadsHere(answer())) await here.refetch();
      return shownLeads(answer(), here.getCurrentResult(), null, fixedNow());
    },
  };
}

describe('refreshing', () => {
  test('asks at once and again every minute, until the page is left', async () => {
    const { start, server, shown, answer } = await setUp();
    const stop = start();
    await minutes(2);
    expect(server.asked).toBe(3);
    expect(await shown()).toMatchObject({ total: 3, origin: 'server' });
    expect(answer()).toMatchObject({ isFetching: false, error: null });
    stop();
    await minutes(5);
    expect(server.asked).toBe(3);
  });

  test('asks at once whenever the page is opened', async () => {
    const { start, server } = await setUp();
    const stop = start();
    await minutes(0);
    stop();
    start();
    await minutes(0);
    expect(server.asked).toBe(2);
  });

  test('rests while the page is hidden', async () => {
    const { start, page, server } = await setUp();
    start();
    await minutes(0);
    page.visible = false;
    await minutes(5);
    expect(server.asked).toBe(1);
    page.visible = true;
    await minutes(1);
    expect(server.asked).toBe(2);
  });

  test('rests while something is typed or a dialog is open', async () => {
    const { start, page, server, queries, services } = await setUp();
    start();
    await minutes(0);
    page.busy = true;
    follow(queries, services, null);
    await minutes(5);
    expect(server.asked).toBe(1);
    page.busy = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked).toBe(2);
    await minutes(1);
    expect(server.asked).toBe(3);
    follow(queries, services, null);
    await minutes(0);
    expect(server.asked).toBe(4);
  });

  test('catches up once, however many changes came while a dialog was open', async () => {
    const { start, page, server, queries, services } = await setUp();
    start();
    await minutes(0);
    page.busy = true;
    for (let nth = 0; nth < 3; nth += 1) {
      follow(queries, services, null);
      await vi.advanceTimersByTimeAsync(400);
    }
    page.busy = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toBe(2);
  });

  test('that fails leaves the last figures, and says so, also while it is asked once more', async () => {
    const { start, server, refresh, shown, answer, visitors } = await setUp();
    start();
    await minutes(0);
    server.leads = () => Promise.reject(broken);
    server.visitors = () => Promise.reject(broken);
    await refresh();
    expect(await shown()).toMatchObject({ total: 3, origin: 'server' });
    expect(answer()).toMatchObject({ error: broken, isFetching: false });
    expect(visitors()).toMatchObject({ error: broken, data: expect.objectContaining({}) });
    server.leads = () => new Promise(() => undefined);
    void refresh();
    expect(answer()).toMatchObject({ error: broken, isFetching: true });
  });

  test('only the answer to the last question counts', async () => {
    const { start, server, answer } = await setUp();
    const answers: (() => void)[] = [];
    const { leads } = server;
    server.leads = async (query) => {
      const page = await leads(query);
      const turn = answers.length + 1;
      await new Promise<void>((resolve) => answers.push(resolve));
      return { ...page, total: turn };
    };
    start();
    await minutes(1);
    answers[1]?.();
    await minutes(0);
    answers[0]?.();
    await minutes(0);
    expect(answer().data?.total).toBe(2);
  });
});

describe('without the server', () => {
  test('the leads of this browser are shown and counted', async () => {
    const qualified = aLead({ id: '9', email: 'nine@fleet.example', status: 'qualified', waitingSince: null });
    const { start, server, shown, answer } = await setUp({ local: [...fleet, qualified] });
    server.leads = () => Promise.reject(broken);
    start();
    await minutes(0);
    expect(answer()).toMatchObject({ error: broken, data: null });
    const leads = await shown();
    expect(leads).toMatchObject({
      total: 4,
      origin: 'browser',
      breakdown: { byStatus: { new: 3, qualified: 1 }, bySource: [{ source: 'linkedin', leads: 4 }] },
    });
    expect(leads?.waiting).toHaveLength(3);
  });

  test('who only requested the guide waits for a welcome, apart from the questions', async () => {
    const requests = [1, 2, 3, 4].map((minute) =>
      aLead({
        id: `r${minute}`,
        email: `r${minute}@fleet.example`,
        createdAt: at(minute),
        waitingSince: null,
        welcomeSince: at(minute),
      }),
    );
    const asked = aLead({ id: 'a', email: 'a@fleet.example', createdAt: at(5), welcomeSince: at(5) });
    const { start, server, shown, refresh } = await setUp({ local: [...requests, asked] });
    start();
    await minutes(0);
    expect(await shown()).toMatchObject({
      waiting: [{ lead: { id: 'a' } }],
      waitingCount: 1,
      welcomes: [{ id: 'r4' }, { id: 'r3' }, { id: 'r2' }],
    });
    server.leads = () => Promise.reject(broken);
    await refresh();
    expect(await shown()).toMatchObject({ welcomes: { length: 3 }, origin: 'server' });
  });

  test('they give way as soon as the server answers', async () => {
    const { start, server, shown, refresh, answer } = await setUp();
    const { leads } = server;
    server.leads = () => Promise.reject(broken);
    start();
    await minutes(0);
    expect(await shown()).toMatchObject({ origin: 'browser' });
    server.leads = leads;
    await refresh();
    expect(await shown()).toMatchObject({ origin: 'server' });
    expect(answer().error).toBeNull();
  });

  test('whoever is not signed in any more is shown none', async () => {
    const { start, server, shown, answer } = await setUp();
    server.leads = () => Promise.reject(refused);
    start();
    await minutes(0);
    expect(await shown()).toBeNull();
    expect(answer().error).toBe(refused);
  });
});

const client = (id: string, changes: Partial<Client> = {}) =>
  aClient({ id, name: `Company ${id}`, joinDate: '2026-11-01T09:00:00.000Z', status: 'pending', ...changes });

describe('the clients', () => {
  const answers = [{ questionId: 'q1', value: 'een jaar' }];
  const clients = [
    client('1'),
    client('2', { joinDate: '2026-10-01T09:00:00.000Z', answers }),
    client('3', { status: 'completed' }),
    client('4', { status: 'active', answers, reports: [aReport({ id: 'r' })] }),
    client('5', { status: 'inactive', answers }),
  ];

  test('are counted, and who is ready for a report is named', async () => {
    const { start, file } = await setUp({ clients });
    start();
    await minutes(0);
    expect(file()).toMatchObject({
      file: {
        totalClients: 5,
        pendingClients: 2,
        completedClients: 1,
        totalQuestions: 5,
        totalAnswers: 3,
        oldestPending: '2026-10-01T09:00:00.000Z',
      },
      ready: [{ clientId: '2', clientName: 'Company 2', questions: 1 }],
    });
  });

  test('that are ready are found behind any number that have a report', async () => {
    const reported = Array.from({ length: 450 }, (_, index) =>
      client(`a${index}`, { name: `A ${index}`, answers, reports: [aReport({ id: `r${index}` })] }),
    );
    const { start, file } = await setUp({ clients: [...reported, client('z', { name: 'Z', answers })] });
    start();
    await minutes(0);
    expect(file()?.ready.map(({ clientId }) => clientId)).toEqual(['z']);
  });

  test('that cannot be read leave the last figures', async () => {
    const { start, services, file, refresh } = await setUp({ clients });
    start();
    await minutes(0);
    services.clients.counts = () => Promise.reject(broken);
    await refresh();
    expect(file()?.file.totalClients).toBe(5);
  });
});
