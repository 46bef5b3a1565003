import type { Change, Lead, LeadPage, LeadQuery } from '@fnc/domain';
import { aLead, fixedNow } from '@fnc/domain/testing';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { AdminServices } from '../ports.ts';
import { dropLeads, followLeads, holdLeads, leadListOf, leadListQuery, replaceLeads } from './leads.ts';
import { createQueryClient } from './queryClient.ts';

const fleet = Array.from({ length: 120 }, (_, index) => aLead({ id: `lead-${index}`, name: `Sailor ${index}` }));

function pageOf(leads: readonly Lead[], { limit = 50, cursor = '0' }: LeadQuery): LeadPage {
  const from = Number(cursor);
  const next = from + limit;
  return {
    leads: leads.slice(from, next),
    count: leads.length,
    total: leads.length,
    sources: [],
    nextCursor: next < leads.length ? String(next) : null,
  };
}

type Server = Pick<AdminServices['leads'], 'list' | 'findById'>;
const unused = () => Promise.reject(new Error('nobody asks for this'));

/** The page of the list, with the given server. */
function setUp(server: Server) {
  const queries = createQueryClient();
  const changes = { setStatus: unused, remove: unused, restore: unused };
  const ofMany = { setStatuses: unused, removeAll: unused, restoreAll: unused };
  const services = { leads: { ...server, ...changes, ...ofMany }, serverStatus: unused };
  let query: LeadQuery = {};
  const observer = new InfiniteQueryObserver(queries, { ...leadListQuery(services, query), enabled: false });
  const show = () => observer.subscribe(() => undefined);
  let hide = show();
  const list = () => leadListOf(observer.getCurrentResult(), query);
  return {
    queries,
    services,
    list,
    ids: () => list().leads.map(({ id }) => id),
    settled: () => vi.waitUntil(() => observer.getCurrentResult().fetchStatus === 'idle', { interval: 1 }),
    open: (next: LeadQuery) => {
      query = next;
      observer.setOptions(leadListQuery(services, query));
    },
    leave: () => hide(),
    comeBack: () => {
      hide = show();
    },
    refresh: () => void observer.refetch(),
    more: () => void observer.fetchNextPage(),
  };
}

/** A server whose responses are given one by one, in any order. */
function byHand() {
  const asked: { query: LeadQuery; answer: (leads: readonly Lead[]) => void; fail: (error: unknown) => void }[] = [];
  const page = setUp({
    list: (query: LeadQuery = {}) =>
      new Promise<LeadPage>((resolve, reject) => {
        asked.push({ query, answer: (found) => resolve(pageOf(found, query)), fail: reject });
      }),
    findById: () => Promise.resolve(null),
  });
  const question = async (index: number) => {
    await vi.waitUntil(() => asked.length > index, { interval: 1 });
    const one = asked[index];
    if (one === undefined) throw new Error('nothing was asked');
    return one;
  };
  return {
    ...page,
    asked,
    question,
    answer: async (index: number, leads: readonly Lead[]) => (await question(index)).answer(leads),
    /** Opens the list and waits for its first page. */
    opened: async (query: LeadQuery = {}) => {
      page.open(query);
      (await question(0)).answer(fleet);
      await page.settled();
    },
  };
}

const ofFleet: Server = {
  list: (query: LeadQuery = {}) => Promise.resolve(pageOf(fleet, query)),
  findById: () => Promise.resolve(null),
};

async function atOnce(server: Server = ofFleet, query: LeadQuery = {}) {
  const page = setUp(server);
  page.open(query);
  await page.settled();
  return page;
}

describe('the list', () => {
  test('says that more match than were counted, as long as that is so', async () => {
    const pages: LeadPage[] = [
      { ...pageOf(fleet, {}), countExceeded: true },
      { ...pageOf(fleet, { cursor: '50' }), countExceeded: true },
      pageOf(fleet, {}),
    ];
    const server = { ...ofFleet, list: () => Promise.resolve(pages.shift() ?? pageOf([], {})) };
    const { list, more, open, settled } = await atOnce(server, { search: 'sailor' });
    expect(list().countExceeded).toBe(true);
    more();
    await settled();
    expect(list()).toMatchObject({ countExceeded: true, nextCursor: '100' });
    open({ search: 'sailor 1' });
    await settled();
    expect(list().countExceeded).toBe(false);
  });

  test('shows the first fifty and knows how many there are', async () => {
    const { list } = await atOnce(ofFleet, { sort: 'urgency' });
    expect(list()).toMatchObject({ phase: 'ready', count: 120, nextCursor: '50', refreshing: false });
    expect(list().leads).toHaveLength(50);
  });

  test('appends page after page, and nothing after the last one', async () => {
    const { ids, more, settled } = await atOnce();
    for (let times = 0; times < 3; times += 1) {
      more();
      await settled();
    }
    expect(ids()).toEqual(fleet.map(({ id }) => id));
  });

  test('one that moved between two pages is shown once', async () => {
    const pages = [pageOf(fleet, {}), { ...pageOf(fleet, { cursor: '50' }), leads: fleet.slice(49, 60) }];
    const server = { ...ofFleet, list: () => Promise.resolve(pages.shift() ?? pageOf([], {})) };
    const { ids, more, settled } = await atOnce(server);
    more();
    await settled();
    expect(ids()).toEqual(fleet.slice(0, 60).map(({ id }) => id));
  });

  test('only the answer to the last question counts, whatever the order in which they come', async () => {
    const { open, answer, question, list, settled } = byHand();
    open({ search: 'a' });
    await question(0);
    open({ search: 'ab' });
    await answer(1, fleet.slice(0, 1));
    await settled();
    await answer(0, fleet);
    await settled();
    expect(list()).toMatchObject({ query: { search: 'ab' }, count: 1 });
  });

  test('keeps the old rows while the new ones are on their way, and says what they answer', async () => {
    const { opened, open, answer, list, settled } = byHand();
    await opened({ search: 's' });
    open({ search: 'x' });
    expect(list()).toMatchObject({ phase: 'ready', refreshing: true, count: 120, query: { search: 's' } });
    await answer(1, []);
    await settled();
    expect(list()).toMatchObject({ refreshing: false, count: 0, query: { search: 'x' } });
  });

  test('a failure empties it and says why, and another try says that it is coming', async () => {
    const { opened, refresh, question, list, settled } = byHand();
    await opened();
    refresh();
    (await question(1)).fail(new Error('no'));
    await settled();
    expect(list()).toMatchObject({ phase: 'failed', leads: [], count: 0, problem: { code: 'answer_invalid' } });
    expect(list().answeredAt).not.toBeNull();
    refresh();
    expect(list()).toMatchObject({ phase: 'loading', problem: null });
  });

  test('a next page that fails leaves the rows in place', async () => {
    const { opened, more, question, list, settled } = byHand();
    await opened();
    more();
    expect(list()).toMatchObject({ loadingMore: true, refreshing: false });
    (await question(1)).fail(new Error('no'));
    await settled();
    expect(list().leads).toHaveLength(50);
    expect(list()).toMatchObject({ phase: 'ready', moreProblem: { code: 'answer_invalid' }, loadingMore: false });
  });

  test('a next page of an older question is not appended', async () => {
    const { opened, more, open, answer, question, list, settled } = byHand();
    await opened();
    more();
    await question(1);
    open({ search: 'x' });
    await answer(2, fleet.slice(0, 2));
    await answer(1, fleet);
    await settled();
    expect(list().leads).toHaveLength(2);
  });

  test('coming back it is as long as it was left and asked anew; another question begins with one page', async () => {
    const { opened, more, answer, open, leave, comeBack, asked, question, list, settled } = byHand();
    await opened({ sort: 'name' });
    more();
    await answer(1, fleet);
    await settled();
    leave();
    comeBack();
    expect(list()).toMatchObject({ phase: 'ready', refreshing: true });
    expect(list().leads).toHaveLength(100);
    await answer(2, fleet);
    await answer(3, fleet);
    await settled();
    open({ sort: '-name' });
    await question(4);
    expect(asked.map(({ query }) => [query.sort, query.limit, query.cursor])).toEqual([
      ['name', 50, undefined],
      ['name', 50, '50'],
      ['name', 50, undefined],
      ['name', 50, '50'],
      ['-name', 50, undefined],
    ]);
  });

  test('dropped leads are counted off, also those that were not shown', async () => {
    const { queries, services, list } = await atOnce();
    dropLeads(queries, services, ['lead-1', 'lead-110']);
    expect(list()).toMatchObject({ count: 118, total: 118 });
    expect(list().leads).toHaveLength(49);
  });

  test('what was changed here stays changed when a page that was on its way comes in', async () => {
    const { opened, more, answer, question, queries, services, list, ids, settled } = byHand();
    await opened();
    more();
    await question(1);
    replaceLeads(queries, [aLead({ id: 'lead-0', status: 'qualified' })]);
    dropLeads(queries, services, ['lead-1']);
    await answer(1, fleet);
    await settled();
    expect(list().leads[0]).toMatchObject({ id: 'lead-0', status: 'qualified' });
    expect(ids()).not.toContain('lead-1');
    expect(ids()).toHaveLength(99);
  });
});

const changeOf = (id: string, kind: Change['kind'] = 'changed'): Change => ({
  seq: 1,
  at: fixedNow(),
  by: 'marit',
  noun: 'lead',
  id,
  kind,
  fields: [],
});

async function elsewhere(answers: Readonly<Record<string, Lead | null>>) {
  const asked: string[] = [];
  const listed: LeadQuery[] = [];
  const page = await atOnce({
    list(query = {}) {
      listed.push(query);
      return ofFleet.list(query);
    },
    findById: (id) => {
      asked.push(id);
      const lead = answers[id] ?? null;
      return Promise.resolve(lead && { lead, events: [] });
    },
  });
  return {
    ...page,
    asked,
    listed,
    follow: (changes: readonly Change[]) => followLeads(page.queries, page.services, changes),
  };
}

describe('what is changed elsewhere', () => {
  test('shows in its row, where that is shown', async () => {
    const { list, ids, follow, listed } = await elsewhere({ 'lead-0': aLead({ id: 'lead-0', status: 'qualified' }) });
    const before = ids();
    await follow([changeOf('lead-0')]);
    expect(list().leads[0]).toMatchObject({ id: 'lead-0', status: 'qualified' });
    expect(ids()).toEqual(before);
    expect(listed).toHaveLength(1);
  });

  test('takes a row out that is gone, and counts it off', async () => {
    const { list, ids, follow } = await elsewhere({});
    const { total } = list();
    await follow([changeOf('lead-0', 'removed')]);
    expect(ids()).not.toContain('lead-0');
    expect(list().total).toBe(total - 1);
  });

  test('asks for nothing and moves nothing where the lead is not shown', async () => {
    const { asked, ids, follow } = await elsewhere({});
    const before = ids();
    await follow([changeOf('somebody new'), { ...changeOf('lead-0'), noun: 'client' }]);
    expect([asked, ids()]).toEqual([[], before]);
  });

  test('is counted off once when it was deleted here, whoever tells of it first', async () => {
    const { list, queries, services, follow } = await elsewhere({});
    await follow([changeOf('lead-0', 'removed')]);
    dropLeads(queries, services, ['lead-0', 'lead-110']);
    await follow([changeOf('lead-1', 'removed')]);
    dropLeads(queries, services, ['lead-110', 'lead-1']);
    expect(list()).toMatchObject({ count: 117, total: 117 });
  });

  test('asks for nothing about leads that are being deleted here, until their answer came', async () => {
    const { asked, listed, ids, queries, follow } = await elsewhere({});
    const release = holdLeads(
      queries,
      fleet.map(({ id }) => id),
    );
    await follow(fleet.slice(0, 30).map(({ id }) => changeOf(id, 'removed')));
    await follow([changeOf('lead-0', 'removed')]);
    expect([asked.length, listed.length, ids().length]).toEqual([0, 1, 50]);
    release();
    await follow([changeOf('lead-0', 'removed')]);
    expect(asked).toEqual(['lead-0']);
  });

  test('in more rows than can be asked for one by one, all are asked anew', async () => {
    const { asked, listed, follow } = await elsewhere({});
    await follow(fleet.slice(0, 30).map(({ id }) => changeOf(id)));
    expect([asked.length, listed.length]).toEqual([0, 2]);
  });
});
