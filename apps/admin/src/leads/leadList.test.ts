import type { Change, Lead, LeadPage, LeadQuery } from '@fnc/domain';
import { aLead, fixedNow } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { problemOf } from '../shared/problemOf.ts';
import { createLeadList } from './leadList.ts';

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

/** A server whose answers are given one by one, in any order. */
function byHand() {
  const asked: { query: LeadQuery; answer: (leads: readonly Lead[]) => void; fail: (error: unknown) => void }[] = [];
  const leads = {
    list: (query: LeadQuery = {}) =>
      new Promise<LeadPage>((resolve, reject) => {
        asked.push({ query, answer: (found) => resolve(pageOf(found, query)), fail: reject });
      }),
    findById: () => Promise.resolve(null),
  };
  return { asked, list: createLeadList({ leads, now: fixedNow, problemOf }) };
}

const ofFleet = {
  list: (query: LeadQuery = {}) => Promise.resolve(pageOf(fleet, query)),
  findById: () => Promise.resolve(null),
};
const atOnce = () => createLeadList({ leads: ofFleet, now: fixedNow, problemOf });

describe('the list', () => {
  test('says that more match than were counted, as long as that is so', async () => {
    const pages: LeadPage[] = [
      { ...pageOf(fleet, {}), countExceeded: true },
      { ...pageOf(fleet, { cursor: '50' }), countExceeded: true },
      pageOf(fleet, {}),
    ];
    const leads = { ...ofFleet, list: () => Promise.resolve(pages.shift() ?? pageOf([], {})) };
    const list = createLeadList({ leads, now: fixedNow, problemOf });
    await list.open({ search: 'sailor' });
    expect(list.get().countExceeded).toBe(true);
    await list.more();
    expect(list.get()).toMatchObject({ countExceeded: true, nextCursor: '100' });
    await list.open({ search: 'sailor 1' });
    expect(list.get().countExceeded).toBe(false);
  });

  test('shows the first fifty and knows how many there are', async () => {
    const list = atOnce();
    await list.open({ sort: 'urgency' });
    expect(list.get()).toMatchObject({ phase: 'ready', count: 120, nextCursor: '50', refreshing: false });
    expect(list.get().leads).toHaveLength(50);
  });

  test('appends page after page, and nothing after the last one', async () => {
    const list = atOnce();
    await list.open({});
    await list.more();
    await list.more();
    await list.more();
    expect(list.get().leads.map(({ id }) => id)).toEqual(fleet.map(({ id }) => id));
  });

  test('only the answer to the last question counts, whatever the order in which they come', async () => {
    const { asked, list } = byHand();
    const first = list.open({ search: 'a' });
    const second = list.open({ search: 'ab' });
    asked[1]?.answer(fleet.slice(0, 1));
    asked[0]?.answer(fleet);
    await Promise.all([first, second]);
    expect(list.get()).toMatchObject({ query: { search: 'ab' }, count: 1 });
  });

  test('keeps the old rows while the new ones are on their way', async () => {
    const { asked, list } = byHand();
    const first = list.open({});
    asked[0]?.answer(fleet);
    await first;
    const second = list.open({ search: 'x' });
    expect(list.get()).toMatchObject({ phase: 'ready', refreshing: true, count: 120 });
    asked[1]?.answer([]);
    await second;
    expect(list.get()).toMatchObject({ refreshing: false, count: 0 });
  });

  test('a failure empties it and says why', async () => {
    const { asked, list } = byHand();
    const first = list.open({});
    asked[0]?.answer(fleet);
    await first;
    const again = list.refresh();
    asked[1]?.fail(new Error('no'));
    await again;
    expect(list.get()).toMatchObject({ phase: 'failed', leads: [], count: 0, problem: { code: 'answer_invalid' } });
  });

  test('a next page that fails leaves the rows in place', async () => {
    const { asked, list } = byHand();
    const first = list.open({});
    asked[0]?.answer(fleet);
    await first;
    const more = list.more();
    asked[1]?.fail(new Error('no'));
    await more;
    expect(list.get().leads).toHaveLength(50);
    expect(list.get()).toMatchObject({ phase: 'ready', moreProblem: { code: 'answer_invalid' }, loadingMore: false });
  });

  test('a next page of an older question is not appended', async () => {
    const { asked, list } = byHand();
    const first = list.open({});
    asked[0]?.answer(fleet);
    await first;
    const more = list.more();
    const other = list.open({ search: 'x' });
    asked[2]?.answer(fleet.slice(0, 2));
    asked[1]?.answer(fleet);
    await Promise.all([more, other]);
    expect(list.get().leads).toHaveLength(2);
  });

  test('coming back it is as long as it was left; another question begins with one page', async () => {
    const { asked, list } = byHand();
    const first = list.open({ sort: 'name' });
    asked[0]?.answer(fleet);
    await first;
    const more = list.more();
    asked[1]?.answer(fleet);
    await more;
    void list.open({ sort: 'name' });
    void list.open({ sort: '-name' });
    expect(asked.map(({ query }) => query.limit)).toEqual([50, 50, 100, 50]);
  });

  test('dropped leads are counted off, also those that were not shown', async () => {
    const list = atOnce();
    await list.open({});
    list.drop(new Set(['lead-1', 'lead-110']));
    expect(list.get()).toMatchObject({ count: 118, total: 118 });
    expect(list.get().leads).toHaveLength(49);
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
const [first] = fleet;
const elsewhere = async (answers: Readonly<Record<string, Lead | null>>) => {
  const asked: string[] = [];
  const leads = {
    ...ofFleet,
    findById: (id: string) => {
      asked.push(id);
      const lead = answers[id] ?? null;
      return Promise.resolve(lead && { lead, events: [] });
    },
  };
  const list = createLeadList({ leads, now: fixedNow, problemOf });
  await list.open({});
  return { list, asked, ids: () => list.get().leads.map(({ id }) => id) };
};

describe('what is changed elsewhere', () => {
  test('shows in its row, where that is shown', async () => {
    if (first === undefined) throw new Error('there is no lead');
    const { list, ids } = await elsewhere({ [first.id]: { ...first, status: 'qualified' } });
    const before = ids();
    await list.follow([changeOf(first.id)]);
    expect(list.get().leads[0]).toMatchObject({ id: first.id, status: 'qualified' });
    expect(ids()).toEqual(before);
  });

  test('takes a row out that is gone, and counts it off', async () => {
    if (first === undefined) throw new Error('there is no lead');
    const { list, ids } = await elsewhere({});
    const { total } = list.get();
    await list.follow([changeOf(first.id, 'removed')]);
    expect(ids()).not.toContain(first.id);
    expect(list.get().total).toBe(total - 1);
  });

  test('asks for nothing and moves nothing where the lead is not shown', async () => {
    const { list, asked, ids } = await elsewhere({});
    const before = ids();
    await list.follow([changeOf('somebody new'), { ...changeOf(first?.id ?? ''), noun: 'client' }]);
    expect([asked, ids()]).toEqual([[], before]);
  });
});
