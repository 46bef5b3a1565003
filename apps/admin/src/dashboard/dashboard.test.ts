import type { Client, Lead, LeadQuery } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { leadKeys } from '@fnc/domain/storage';
import { aClient, aLead, aQuestion, aReport, fixedNow } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryServices } from '../memoryServices.ts';
import { problemOf } from '../shared/problemOf.ts';
import { createDashboard, type DashboardDependencies, refreshEveryMs } from './dashboard.ts';

const fleet = ['1', '2', '3'].map((id) => aLead({ id, name: `Sailor ${id}`, email: `sailor${id}@fleet.example` }));
const broken = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });
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
  const services = memoryServices({
    now: fixedNow,
    stored: { [leadKeys.leads]: JSON.stringify(local) },
    clients,
    globalQuestions: [aQuestion({ id: 'q1' })],
  });
  await services.session.signIn('marit', 'rustig varen').then(({ token }) => services.tokens.write(token));
  const page = { visible: true, busy: false };
  const server = { leads: (query?: LeadQuery) => services.leads.list(query), counts: services.countSummary, asked: 0 };
  const dependencies: DashboardDependencies = {
    ...services,
    clients: { list: (query) => services.clients.list(query), counts: () => services.clients.counts() },
    leads: {
      ...services.leads,
      list(query) {
        server.asked += 1;
        return server.leads(query);
      },
    },
    countSummary: () => server.counts(),
    browser: {
      now: fixedNow,
      isBusy: () => page.busy,
      whileVisible(everyMs, callback) {
        const timer = setInterval(() => page.visible && callback(), everyMs);
        return () => clearInterval(timer);
      },
    },
    problemOf,
  };
  const dashboard = createDashboard(dependencies);
  return { dashboard, services, page, server };
}

describe('refreshing', () => {
  test('asks at once and again every minute, until the page is left', async () => {
    const { dashboard, server } = await setUp();
    const stop = dashboard.start();
    await minutes(2);
    expect(server.asked).toBe(3);
    expect(dashboard.get()).toMatchObject({ leads: { total: 3, origin: 'server' }, refreshing: false, problem: null });
    stop();
    await minutes(5);
    expect(server.asked).toBe(3);
  });

  test('rests while the page is hidden', async () => {
    const { dashboard, page, server } = await setUp();
    dashboard.start();
    await minutes(0);
    page.visible = false;
    await minutes(5);
    expect(server.asked).toBe(1);
    page.visible = true;
    await minutes(1);
    expect(server.asked).toBe(2);
  });

  test('rests while something is typed or a dialog is open', async () => {
    const { dashboard, page, server } = await setUp();
    dashboard.start();
    await minutes(0);
    page.busy = true;
    await minutes(5);
    expect(server.asked).toBe(1);
    page.busy = false;
    await minutes(1);
    expect(server.asked).toBe(2);
  });

  test('that fails leaves the last figures, and says so', async () => {
    const { dashboard, server } = await setUp();
    dashboard.start();
    await minutes(0);
    server.leads = () => Promise.reject(broken);
    server.counts = () => Promise.reject(broken);
    await dashboard.refresh();
    expect(dashboard.get()).toMatchObject({
      leads: { total: 3, origin: 'server' },
      problem: { code: 'cannot_connect' },
      visitorsProblem: { code: 'cannot_connect' },
      refreshing: false,
    });
    expect(dashboard.get().visitors).not.toBeNull();
  });

  test('only the answer to the last question counts', async () => {
    const { dashboard, server } = await setUp();
    const answers: (() => void)[] = [];
    const { leads } = server;
    server.leads = async (query) => {
      const page = await leads(query);
      const turn = answers.length + 1;
      await new Promise<void>((resolve) => answers.push(resolve));
      return { ...page, total: turn };
    };
    dashboard.start();
    await minutes(1);
    answers[1]?.();
    await minutes(0);
    answers[0]?.();
    await minutes(0);
    expect(dashboard.get().leads?.total).toBe(2);
  });
});

describe('without the server', () => {
  test('the leads of this browser are shown and counted', async () => {
    const qualified = aLead({ id: '9', email: 'nine@fleet.example', status: 'qualified', waitingSince: null });
    const { dashboard, server } = await setUp({ local: [...fleet, qualified] });
    server.leads = () => Promise.reject(broken);
    dashboard.start();
    await minutes(0);
    const { leads, problem, updatedAt } = dashboard.get();
    expect(problem).toMatchObject({ code: 'cannot_connect' });
    expect(leads).toMatchObject({
      total: 4,
      origin: 'browser',
      breakdown: { byStatus: { new: 3, qualified: 1 }, bySource: [{ source: 'linkedin', leads: 4 }] },
    });
    expect(leads?.waiting).toHaveLength(3);
    expect(updatedAt).toBeNull();
  });

  test('they give way as soon as the server answers', async () => {
    const { dashboard, server } = await setUp();
    const { leads } = server;
    server.leads = () => Promise.reject(broken);
    dashboard.start();
    await minutes(0);
    server.leads = leads;
    await dashboard.refresh();
    expect(dashboard.get()).toMatchObject({ leads: { origin: 'server' }, problem: null });
  });

  test('whoever is not signed in any more is shown none', async () => {
    const { dashboard, server } = await setUp();
    server.leads = () => Promise.reject(refused);
    dashboard.start();
    await minutes(0);
    expect(dashboard.get()).toMatchObject({ leads: null, problem: { code: 'authentication_failed' } });
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
    const { dashboard } = await setUp({ clients });
    await dashboard.readFile();
    expect(dashboard.get()).toMatchObject({
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
    const { dashboard } = await setUp({ clients: [...reported, client('z', { name: 'Z', answers })] });
    await dashboard.readFile();
    expect(dashboard.get().ready.map(({ clientId }) => clientId)).toEqual(['z']);
  });

  test('that cannot be read leave the last figures', async () => {
    const { dashboard, services } = await setUp({ clients });
    await dashboard.readFile();
    services.clients.counts = () => Promise.reject(broken);
    await dashboard.readFile();
    expect(dashboard.get().file?.totalClients).toBe(5);
  });
});
