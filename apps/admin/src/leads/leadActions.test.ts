import type { Lead, LeadPage } from '@fnc/domain';
import { ApiError } from '@fnc/domain/api';
import { aLead } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { problemOf } from '../shared/problemOf.ts';
import { createLeadActions } from './leadActions.ts';

const ids = Array.from({ length: 20 }, (_, index) => `lead-${index}`);
const broken = new ApiError({ code: 'internal_error', status: 500, message: 'no' });
const refused = new ApiError({ code: 'authentication_failed', status: 401, message: 'no' });
const onePage: LeadPage = { leads: [aLead()], count: 1, total: 1, sources: [], nextCursor: null };

function setUp(server: Partial<Parameters<typeof createLeadActions>[0]['leads']> = {}) {
  const replaced: Lead[] = [];
  const dropped: string[] = [];
  const actions = createLeadActions({
    leads: {
      list: () => Promise.resolve(onePage),
      setStatus: (id, status) => Promise.resolve(aLead({ id, status })),
      remove: () => Promise.resolve(true),
      restore: (id) => Promise.resolve(aLead({ id })),
      ...server,
    },
    list: {
      replace: (changed) => void replaced.push(...changed),
      drop: (gone) => void dropped.push(...gone),
      refresh: () => Promise.resolve(),
    },
    problemOf,
  });
  return { actions, replaced, dropped };
}

describe('a status', () => {
  test('changes in the list only after the server said yes', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Lead>();
    const { actions, replaced } = setUp({ setStatus: () => promise });
    const change = actions.setStatus('lead-1', 'qualified');
    expect(actions.get().saving.get('lead-1')).toBe('qualified');
    expect(replaced).toEqual([]);
    answer(aLead({ id: 'lead-1', status: 'qualified' }));
    await change;
    expect(replaced.map(({ status }) => status)).toEqual(['qualified']);
    expect(actions.get().saving.size).toBe(0);
  });

  test('that fails is remembered with its row until it is tried again', async () => {
    let works = false;
    const { actions, replaced } = setUp({
      setStatus: (id, status) => (works ? Promise.resolve(aLead({ id, status })) : Promise.reject(broken)),
    });
    expect(await actions.setStatus('lead-1', 'rejected')).toMatchObject({ problem: { code: 'internal_error' } });
    expect(actions.get().failed.get('lead-1')).toBe('rejected');
    expect(replaced).toEqual([]);
    works = true;
    await actions.setStatus('lead-1', 'rejected');
    expect(actions.get().failed.size).toBe(0);
  });

  test('of a lead that is gone is a failure, not a change', async () => {
    const { actions } = setUp({ setStatus: () => Promise.resolve(null) });
    expect(await actions.setStatus('lead-1', 'rejected')).toEqual({ problem: { code: 'lead_not_found' } });
  });
});

describe('deleting', () => {
  test('tells what went, what had gone before and what failed, and drops only what is gone', async () => {
    const { actions, dropped } = setUp({
      remove: (id) => (id === 'lead-3' ? Promise.reject(broken) : Promise.resolve(id !== 'lead-5')),
    });
    const { removed, gone, failed, left } = await actions.remove(ids);
    expect(removed).toHaveLength(18);
    expect(gone).toEqual(['lead-5']);
    expect(failed).toEqual([{ id: 'lead-3', problem: expect.objectContaining({ code: 'internal_error' }) }]);
    expect(left).toEqual([]);
    expect(dropped).toHaveLength(19);
    expect(dropped).not.toContain('lead-3');
  });

  test('runs six calls at a time and says how far it is', async () => {
    let running = 0;
    let most = 0;
    const progress: number[] = [];
    const { actions } = setUp({
      remove: async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return true;
      },
    });
    actions.subscribe(() => progress.push(actions.get().job?.done ?? -1));
    await actions.remove(ids);
    expect(most).toBe(6);
    expect(progress).toEqual([0, ...ids.map((_, index) => index + 1), -1, -1]);
  });

  test('stops when asked: what was not begun is named', async () => {
    const { actions, dropped } = setUp({
      remove: (id) => {
        if (id === 'lead-2') actions.stop();
        return Promise.resolve(true);
      },
    });
    const { removed, left } = await actions.remove(ids);
    expect(removed.length + left.length).toBe(20);
    expect(left.length).toBeGreaterThan(0);
    expect(dropped).toEqual(removed);
  });

  test('stops by itself when the session is over', async () => {
    const { actions } = setUp({ remove: () => Promise.reject(refused) });
    const { failed, left } = await actions.remove(ids);
    expect(failed.length).toBeLessThanOrEqual(6);
    expect(failed.length + left.length).toBe(20);
  });
});

describe('collecting', () => {
  test('goes through all pages and counts a lead that moved between two of them once', async () => {
    const pages: Record<string, LeadPage> = {
      first: { ...onePage, leads: [aLead({ id: '1' }), aLead({ id: '2' })], count: 3, nextCursor: 'second' },
      second: { ...onePage, leads: [aLead({ id: '2' }), aLead({ id: '3' })], count: 3, nextCursor: null },
    };
    const { actions } = setUp({ list: ({ cursor = 'first' } = {}) => Promise.resolve(pages[cursor] ?? onePage) });
    const outcome = await actions.collect('export', {}, 3);
    expect(outcome).toMatchObject({ kind: 'collected', leads: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    expect(actions.get().job).toBeNull();
  });

  test('tells why it failed', async () => {
    const { actions } = setUp({ list: () => Promise.reject(broken) });
    expect(await actions.collect('select', {}, 3)).toMatchObject({
      kind: 'failed',
      problem: { code: 'internal_error' },
    });
  });
});
