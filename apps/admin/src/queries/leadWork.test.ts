import type { Lead, LeadOutcome, LeadPage, LeadRemoval, LeadWork } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { aLead, fixedNow } from '@fnc/domain/testing';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { AdminServices } from '../ports.ts';
import { followLeads, leadListOf, leadListQuery } from './leads.ts';
import { leadWork } from './leadWork.ts';
import { createQueryClient } from './queryClient.ts';

const ids = Array.from({ length: 20 }, (_, index) => `lead-${index}`);
const broken = new ApiError({ code: 'internal_error', status: 500, message: 'no' });
const refused = new ApiError({ code: 'authentication_failed', status: 401, message: 'no' });
const done = (lead: Lead): LeadOutcome => ({ id: lead.id, outcome: 'done', lead });
const removed = (id: string): LeadRemoval => ({ id, outcome: 'done' });
const unused = () => Promise.reject(new Error('nobody asks for this'));
/** More than two calls. */
const fleet = Array.from({ length: 600 }, (_, index) => `lead-${index}`);
const onePage: LeadPage = {
  leads: ids.map((id) => aLead({ id })),
  count: 20,
  total: 20,
  sources: [],
  nextCursor: null,
};

/** The list that is shown, and the actions on it. */
async function setUp(server: Partial<AdminServices['leads']> = {}, first: LeadPage = onePage) {
  const queries = createQueryClient();
  const leads: AdminServices['leads'] = {
    list: () => Promise.resolve(first),
    findById: () => Promise.resolve(null),
    setStatus: (id, status) => Promise.resolve(aLead({ id, status })),
    remove: () => Promise.resolve(true),
    restore: (id) => Promise.resolve(aLead({ id })),
    setStatuses: (some, status) => Promise.resolve(some.map((id) => done(aLead({ id, status })))),
    removeAll: (some) => Promise.resolve(some.map(removed)),
    restoreAll: (some) => Promise.resolve(some.map((id) => done(aLead({ id })))),
  };
  let held = 0;
  const keepOpen = () => {
    held += 1;
    return () => void (held -= 1);
  };
  const services = { leads, serverStatus: () => Promise.reject(broken), browser: { keepOpen } };
  const observer = new InfiniteQueryObserver(queries, leadListQuery(services, {}));
  observer.subscribe(() => undefined);
  await observer.refetch();
  Object.assign(leads, server);
  const work = leadWork(services, queries);
  return {
    changes: work,
    activity: work.get,
    /** Whether the browser asks before the window closes. */
    asksFirst: () => held > 0,
    job: () => work.get().job,
    statusOf: (id: string) =>
      leadListOf(observer.getCurrentResult(), {}).leads.find((lead) => lead.id === id)?.status ?? null,
    list: () => leadListOf(observer.getCurrentResult(), {}),
    /** What the server tells of a lead that was deleted. */
    follow: (id: string) =>
      followLeads(queries, services, [
        { seq: 1, at: fixedNow(), by: 'marit', noun: 'lead', id, kind: 'removed', fields: [] },
      ]),
    shown: () => leadListOf(observer.getCurrentResult(), {}).leads.map(({ id }) => id),
  };
}

describe('a status', () => {
  test('changes in the list only after the server said yes', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Lead>();
    const { changes, activity, statusOf } = await setUp({ setStatus: () => promise });
    const change = changes.setStatus('lead-1', 'qualified');
    expect(activity().saving.get('lead-1')).toBe('qualified');
    expect(statusOf('lead-1')).toBe('new');
    answer(aLead({ id: 'lead-1', status: 'qualified' }));
    await change;
    expect(statusOf('lead-1')).toBe('qualified');
    expect(activity().saving.size).toBe(0);
  });

  test('that fails is remembered with its row until it is tried again', async () => {
    let works = false;
    const { changes, activity, statusOf } = await setUp({
      setStatus: (id, status) => (works ? Promise.resolve(aLead({ id, status })) : Promise.reject(broken)),
    });
    expect(await changes.setStatus('lead-1', 'rejected')).toMatchObject({ problem: { code: 'internal_error' } });
    expect(activity().failed.get('lead-1')).toBe('rejected');
    expect(statusOf('lead-1')).toBe('new');
    works = true;
    await changes.setStatus('lead-1', 'rejected');
    expect(activity().failed.size).toBe(0);
  });

  test('that failed is forgotten with a lead that is deleted', async () => {
    const { changes, activity } = await setUp({ setStatus: () => Promise.reject(broken) });
    await changes.setStatus('lead-1', 'rejected');
    await changes.remove(['lead-1']);
    expect(activity().failed.size).toBe(0);
  });

  test('of a lead that is gone is a failure, not a change', async () => {
    const { changes } = await setUp({ setStatus: () => Promise.resolve(null) });
    expect(await changes.setStatus('lead-1', 'rejected')).toEqual({ problem: { code: 'lead_not_found' } });
  });

  test('of many shows in the rows of those that the server changed', async () => {
    const { changes, statusOf } = await setUp({
      setStatuses: (some, status) =>
        Promise.resolve(some.map((id) => (id === 'lead-3' ? { id, outcome: 'missing' } : done(aLead({ id, status }))))),
    });
    const outcome = await changes.setStatuses(ids, 'contacted');
    expect(outcome).toMatchObject({
      status: 'contacted',
      failed: [{ id: 'lead-3', problem: { code: 'lead_not_found' } }],
      left: [],
    });
    expect(outcome.changed).toHaveLength(19);
    expect([statusOf('lead-2'), statusOf('lead-3')]).toEqual(['contacted', 'new']);
  });

  test('of many is one call for 250 of them, with the clocks to start again', async () => {
    const calls: unknown[] = [];
    const { changes } = await setUp({
      setStatuses: (some, status, restart) => {
        calls.push([some.length, status, restart]);
        return Promise.resolve(some.map((id) => done(aLead({ id, status }))));
      },
    });
    const { changed } = await changes.setStatuses(fleet, 'contacted', ['waitingSince']);
    expect(changed).toEqual(fleet);
    expect(calls).toEqual([250, 250, 100].map((size) => [size, 'contacted', ['waitingSince']]));
  });
});

describe('the list after a change of many', () => {
  test('is asked anew when the change is undone: meanwhile it may have been fetched without the leads', async () => {
    let listed = 0;
    const { changes, shown } = await setUp({
      list() {
        listed += 1;
        return Promise.resolve({ ...onePage, leads: ids.map((id) => aLead({ id: `again-${id}` })) });
      },
    });
    await changes.setStatuses(ids, 'contacted');
    expect(listed).toBe(0);
    await changes.setStatuses(ids, 'new', []);
    expect(listed).toBe(1);
    expect(shown()[0]).toBe('again-lead-0');
  });

  test('shows the next leads when all rows of it were deleted', async () => {
    const next = { ...onePage, leads: [aLead({ id: 'the next' })] };
    const { changes, shown } = await setUp({ list: () => Promise.resolve(next) }, { ...onePage, nextCursor: '20' });
    await changes.remove(ids);
    await expect.poll(shown).toEqual(['the next']);
  });

  test('is not asked anew while rows are left, or when nothing more matches', async () => {
    let listed = 0;
    const list = () => {
      listed += 1;
      return Promise.resolve(onePage);
    };
    const some = await setUp({ list }, { ...onePage, nextCursor: '20' });
    await some.changes.remove(ids.slice(1));
    const all = await setUp({ list });
    await all.changes.remove(ids);
    expect([some.shown(), all.shown(), listed]).toEqual([['lead-0'], [], 0]);
  });

  test('is not asked anew after a change of one', async () => {
    let listed = 0;
    const { changes } = await setUp({
      list() {
        listed += 1;
        return Promise.resolve(onePage);
      },
    });
    await changes.setStatuses(['lead-1'], 'new', []);
    await changes.remove(['lead-1']);
    expect(listed).toBe(0);
  });
});

describe('restoring', () => {
  test('says per lead why it is not restored, and asks for the rows anew', async () => {
    let lists = 0;
    const { changes } = await setUp({
      list: () => {
        lists += 1;
        return Promise.resolve(onePage);
      },
      restoreAll: (some) =>
        Promise.resolve(
          some.map((id, index): LeadOutcome => {
            if (index === 0) return { id, outcome: 'refused', code: 'lead_address_in_use' };
            return index === 1 ? { id, outcome: 'missing' } : done(aLead({ id }));
          }),
        ),
    });
    expect(await changes.restore(ids.slice(0, 3))).toEqual({
      restored: ['lead-2'],
      failed: [
        { id: 'lead-0', problem: { code: 'lead_address_in_use' } },
        { id: 'lead-1', problem: { code: 'lead_not_found' } },
      ],
      left: [],
    });
    expect(lists).toBe(1);
  });
});

describe('one lead', () => {
  test('has calls of its own, and shows no progress', async () => {
    const { changes, job } = await setUp({ setStatuses: unused, removeAll: unused, restoreAll: unused });
    const running = changes.setStatuses(['lead-1'], 'contacted');
    expect(job()).toBeNull();
    expect(await running).toMatchObject({ changed: ['lead-1'], failed: [] });
    expect(await changes.remove(['lead-1'])).toMatchObject({ removed: ['lead-1'], gone: [] });
    expect(await changes.restore(['lead-1'])).toMatchObject({ restored: ['lead-1'] });
  });

  test('that was already deleted is gone, and one that cannot be restored says why', async () => {
    const { changes } = await setUp({ remove: () => Promise.resolve(false), restore: () => Promise.resolve(null) });
    expect(await changes.remove(['lead-1'])).toMatchObject({ removed: [], gone: ['lead-1'] });
    expect(await changes.restore(['lead-1'])).toMatchObject({ failed: [{ problem: { code: 'lead_not_found' } }] });
  });
});

describe('deleting', () => {
  test('tells what went, what had gone before and what failed, and drops only what is gone', async () => {
    let calls = 0;
    const { changes, shown } = await setUp({
      removeAll: (some) => {
        calls += 1;
        if (calls === 1) return Promise.reject(broken);
        return Promise.resolve(some.map((id) => ({ id, outcome: id === 'lead-5' ? 'missing' : 'done' })));
      },
    });
    const others = Array.from({ length: 249 }, (_, index) => `other-${index}`);
    const outcome = await changes.remove(['lead-3', ...others, ...ids.filter((id) => id !== 'lead-3')]);
    expect(outcome.removed).toHaveLength(18);
    expect(outcome.gone).toEqual(['lead-5']);
    expect(outcome.failed).toHaveLength(250);
    expect(outcome.failed[0]).toEqual({ id: 'lead-3', problem: expect.objectContaining({ code: 'internal_error' }) });
    expect(outcome.left).toEqual([]);
    expect(shown()).toEqual(['lead-3']);
  });

  test('counts each lead once when the server tells of it before it answers, and asks for none of them', async () => {
    const asked: string[] = [];
    const { changes, list, follow } = await setUp({
      findById: (id) => {
        asked.push(id);
        return Promise.resolve(null);
      },
      removeAll: async (some) => {
        await Promise.all(some.map(follow));
        return some.map(removed);
      },
    });
    await changes.remove(ids.slice(0, 12));
    expect(asked).toEqual([]);
    expect(list()).toMatchObject({ count: 8, total: 8 });
    await follow('lead-13');
    expect(asked).toEqual(['lead-13']);
    expect(list().total).toBe(7);
  });

  test('runs one call after another and says how far it is', async () => {
    let running = 0;
    let most = 0;
    const progress: (number | undefined)[] = [];
    const { changes, job } = await setUp({
      removeAll: async (some) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return some.map(removed);
      },
    });
    changes.subscribe(() => void progress.push(job()?.done));
    await changes.remove(fleet);
    expect(most).toBe(1);
    expect(progress).toEqual([0, 250, 500, 600, undefined]);
  });

  test('stops when asked: what was not begun is named', async () => {
    const { changes, shown } = await setUp({
      removeAll: (some) => {
        changes.stop();
        return Promise.resolve(some.map(removed));
      },
    });
    const outcome = await changes.remove(fleet.toReversed());
    expect([outcome.removed.length, outcome.left.length]).toEqual([250, 350]);
    expect(shown()).toEqual(ids);
  });

  test('stops by itself when the session is over', async () => {
    const { changes } = await setUp({ removeAll: () => Promise.reject(refused) });
    const { failed, left } = await changes.remove(fleet);
    expect([failed.length, left.length]).toEqual([250, 350]);
  });

  test('goes on after a call that failed', async () => {
    const { changes } = await setUp({ removeAll: () => Promise.reject(broken) });
    const { failed, left } = await changes.remove(fleet);
    expect([failed.length, left.length]).toEqual([600, 0]);
  });

  test('stops when somebody signs out, and says nothing of it to the next one', async () => {
    const { changes, job } = await setUp({
      removeAll: (some) => {
        changes.forget();
        return Promise.resolve(some.map(removed));
      },
    });
    const { left } = await changes.remove(fleet);
    expect(left).toHaveLength(350);
    expect(job()).toBeNull();
  });
});

describe('closing the window', () => {
  test.each<[name: string, change: (work: LeadWork) => Promise<unknown>]>([
    ['a status', (work) => work.setStatuses(ids, 'contacted')],
    ['deleting', (work) => work.remove(ids)],
    ['restoring', (work) => work.restore(ids)],
  ])('asks first while many leads are changed: %s', async (_name, change) => {
    const { changes, asksFirst } = await setUp();
    expect(asksFirst()).toBe(false);
    const running = change(changes);
    expect(asksFirst()).toBe(true);
    await running;
    expect(asksFirst()).toBe(false);
  });

  test('asks nothing for a copy, a selection, or after somebody signed out', async () => {
    const { changes, asksFirst } = await setUp();
    const copy = changes.collect('export', {}, 20);
    expect(asksFirst()).toBe(false);
    await copy;
    const running = changes.remove(ids);
    changes.forget();
    expect(asksFirst()).toBe(false);
    await running;
  });
});

describe('collecting', () => {
  test('goes through all pages and counts a lead that moved between two of them once', async () => {
    const pages: Record<string, LeadPage> = {
      first: { ...onePage, leads: [aLead({ id: '1' }), aLead({ id: '2' })], count: 3, nextCursor: 'second' },
      second: { ...onePage, leads: [aLead({ id: '2' }), aLead({ id: '3' })], count: 3, nextCursor: null },
    };
    const { changes, job } = await setUp({
      list: ({ cursor = 'first' } = {}) => Promise.resolve(pages[cursor] ?? onePage),
    });
    const outcome = await changes.collect('export', {}, 3);
    expect(outcome).toMatchObject({ kind: 'collected', leads: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    expect(job()).toBeNull();
  });

  test('stops when asked', async () => {
    const { changes } = await setUp({
      list: () => {
        changes.stop();
        return Promise.resolve({ ...onePage, nextCursor: 'more' });
      },
    });
    expect(await changes.collect('select', {}, 40)).toEqual({ kind: 'stopped' });
  });

  test('tells why it failed', async () => {
    const { changes } = await setUp({ list: () => Promise.reject(broken) });
    expect(await changes.collect('select', {}, 3)).toMatchObject({
      kind: 'failed',
      problem: { code: 'internal_error' },
    });
  });
});
