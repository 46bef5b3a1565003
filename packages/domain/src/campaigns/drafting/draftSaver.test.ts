import { later } from '../../testing/later.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignRepository } from '../campaignRepository.ts';
import { ApiError } from '../../api/apiError.ts';
import { problemOf } from '../../api/problemOf.ts';
import { aCampaign, createMemoryCampaignRepository, fixedInstant, fixedNow } from '../../testing.ts';
import { type CampaignDraft, emptyDraft, isAtRisk, isLostOnClose, openedDraft } from './campaignDraft.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftSaver, lateMs, longestRestMs, restMs, retryMs } from './draftSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(restMs);
const unreachable = () => Promise.reject(new ApiError({ code: 'cannot_connect', status: 0, message: '' }));

/** The editor of the first given campaign, or of a new one. */
async function setUp(beginning: readonly Campaign[] = [aCampaign({ id: '1', recipients: ['a', 'b'] })]) {
  const campaigns: CampaignRepository = createMemoryCampaignRepository({
    now: fixedNow,
    leads: () => [],
    beginning,
  });
  const campaign = await campaigns.findById(beginning[0]?.id ?? '');
  const drafts = createDraftSaver(
    { campaigns, now: fixedNow, later, newId: () => 'new', problemOf, onStored: () => undefined },
    { campaign, draft: campaign === null ? emptyDraft : openedDraft(campaign, fixedInstant) },
  );
  const leave = drafts.attend();
  const type = (change: Partial<CampaignDraft>) => drafts.type({ ...drafts.get().draft, ...change });
  const onServer = async () => (await campaigns.findById('1')) ?? aCampaign();
  /** Another window changes the campaign; `tell`: this window is notified. */
  const changeElsewhere = async (change: Parameters<CampaignRepository['update']>[1]) => {
    await campaigns.update('1', change);
  };
  const tell = async () => drafts.follow(await onServer());
  return { campaigns, drafts, leave, type, onServer, changeElsewhere, tell };
}

describe('a new campaign', () => {
  test('is stored when the typing rests, once, and keeps what is typed on', async () => {
    const { drafts, type, campaigns } = await setUp([]);
    for (const name of ['K', 'Ke', 'Kerst']) {
      type({ name });
      await vi.advanceTimersByTimeAsync(restMs - 1);
    }
    expect(await campaigns.list()).toEqual([]);
    expect(drafts.get().saving).toEqual({ phase: 'saving' });
    await rest();
    const [stored] = await campaigns.list();
    expect(stored).toMatchObject({ name: 'Kerst', status: 'draft' });
    expect(drafts.get()).toMatchObject({ campaign: { id: stored?.id }, saving: { phase: 'saved' } });
    type({ subject: 'Dag' });
    await rest();
    expect(await campaigns.list()).toMatchObject([{ name: 'Kerst', subject: 'Dag' }]);
  });

  test('of which nothing was typed is not stored, unless that is asked for', async () => {
    const { drafts, campaigns } = await setUp([]);
    await rest();
    expect(await drafts.finish()).toBeNull();
    expect(await campaigns.list()).toEqual([]);
    expect(await drafts.save()).toBeNull();
    expect(await campaigns.list()).toHaveLength(1);
  });

  test('what is typed while it is being stored follows it, and is not called saved before', async () => {
    const { drafts, type, campaigns } = await setUp([]);
    const add = campaigns.add.bind(campaigns);
    const arrival = Promise.withResolvers<void>();
    campaigns.add = async (campaign) => {
      await arrival.promise;
      return add(campaign);
    };
    type({ name: 'Kerst' });
    const saved = drafts.save();
    await vi.advanceTimersByTimeAsync(0);
    type({ name: 'Kerstbrief' });
    arrival.resolve();
    await saved;
    expect(drafts.get()).toMatchObject({ draft: { name: 'Kerstbrief' }, saving: { phase: 'saving' } });
    await rest();
    expect(await campaigns.list()).toMatchObject([{ name: 'Kerstbrief' }]);
  });
});

describe('a stored campaign', () => {
  test('only what changed is stored: what another window changed stands, and is shown', async () => {
    const { drafts, type, onServer, changeElsewhere } = await setUp();
    type({ subject: 'Nieuw' });
    await changeElsewhere({ name: 'Elders genoemd' });
    await rest();
    expect(await onServer()).toMatchObject({ subject: 'Nieuw', name: 'Elders genoemd' });
    expect(drafts.get().draft).toMatchObject({ subject: 'Nieuw', name: 'Elders genoemd' });
  });

  test('what is typed without a pause is stored meanwhile', async () => {
    const { type, onServer } = await setUp();
    for (let ms = 0; ms < longestRestMs; ms += 100) {
      type({ subject: `Na ${ms} ms` });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect((await onServer()).subject).toBe(`Na ${longestRestMs - 100} ms`);
  });

  test('a short change outlives the page; a long one, and one that waits for another save, would be lost', async () => {
    const { drafts, type, campaigns } = await setUp();
    const isLost = () => isLostOnClose(drafts.get().saving);
    type({ subject: 'Kort' });
    expect(isLost()).toBe(false);
    type({ content: 'x'.repeat(30_000) });
    expect([isLost(), isAtRisk(drafts.get().saving)]).toEqual([true, false]);
    await rest();
    expect(isLost()).toBe(false);

    const update = campaigns.update.bind(campaigns);
    const arrival = Promise.withResolvers<void>();
    campaigns.update = async (...given) => {
      await arrival.promise;
      return update(...given);
    };
    type({ subject: 'Korter' });
    await rest();
    expect(isLost()).toBe(false);
    type({ subject: 'Kortst' });
    expect(isLost()).toBe(true);
    arrival.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(isLost()).toBe(false);
  });

  test('left, what was typed last is stored', async () => {
    const { leave, type, onServer } = await setUp();
    type({ subject: 'Nieuw' });
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(await onServer()).toMatchObject({ subject: 'Nieuw' });
  });

  test('a moment without an hour is none, and one that is taken back is gone', async () => {
    const { type, onServer } = await setUp();
    type({ when: 'later', scheduledAt: null });
    await rest();
    expect((await onServer()).scheduledAt ?? null).toBeNull();
    type({ scheduledAt: '2026-12-01T08:00:00.000Z' });
    await rest();
    expect((await onServer()).scheduledAt).toBe('2026-12-01T08:00:00.000Z');
    type({ when: 'now', scheduledAt: null });
    await rest();
    expect((await onServer()).scheduledAt).toBeNull();
  });

  test('whoever is chosen is stored before the next words would be', async () => {
    const { type, onServer } = await setUp();
    type({ recipients: ['b', 'c'] });
    await vi.advanceTimersByTimeAsync(restMs / 2);
    expect((await onServer()).recipients).toEqual(['b', 'c']);
  });
});

/** Passes calls on, but loses the answers while `isLost`. */
function losing<Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) {
  const road = { isLost: true };
  return {
    road,
    call: async (...given: Given): Promise<Answer> => {
      const answer = await call(...given);
      if (road.isLost) return unreachable();
      return answer;
    },
  };
}

describe('a save whose answer is lost', () => {
  test('a new campaign is there once, with what was typed since', async () => {
    const { drafts, type, campaigns } = await setUp([]);
    const { road, call } = losing(campaigns.add.bind(campaigns));
    campaigns.add = call;
    type({ name: 'Kerst' });
    await rest();
    road.isLost = false;
    type({ name: 'Kerstbrief' });
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(await campaigns.list()).toMatchObject([{ name: 'Kerstbrief' }]);
    expect(drafts.get()).toMatchObject({ theirs: null, saving: { phase: 'saved' } });
  });

  test('a change is no conflict with what was typed since', async () => {
    const { drafts, type, campaigns, onServer } = await setUp();
    const { road, call } = losing(campaigns.update.bind(campaigns));
    campaigns.update = call;
    type({ subject: 'Eerste' });
    await rest();
    road.isLost = false;
    type({ subject: 'Eerste brief' });
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(drafts.get()).toMatchObject({ theirs: null, saving: { phase: 'saved' } });
    expect(await onServer()).toMatchObject({ subject: 'Eerste brief' });
  });

  test('while there is none, the text is at risk after a few seconds, also when it is tried again', async () => {
    const { drafts, type, campaigns } = await setUp();
    campaigns.update = () => new Promise(() => undefined);
    type({ subject: 'Eerste' });
    await rest();
    expect(isAtRisk(drafts.get().saving)).toBe(false);
    await vi.advanceTimersByTimeAsync(lateMs);
    expect([drafts.get().saving?.phase, isAtRisk(drafts.get().saving)]).toEqual(['saving', true]);
    type({ subject: 'Eerste brief' });
    expect(isAtRisk(drafts.get().saving)).toBe(true);
  });

  test('given up while there is none, it is not sent again when the editor closes', async () => {
    const { drafts, type, leave, campaigns } = await setUp();
    let calls = 0;
    campaigns.update = () => {
      calls += 1;
      return calls === 1 ? unreachable() : new Promise(() => undefined);
    };
    type({ subject: 'Eerste' });
    await rest();
    type({ subject: 'Eerste brief' });
    expect(drafts.get().saving?.phase).toBe('saving');
    drafts.giveUp();
    leave();
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(calls).toBe(1);
  });
});

describe('a server that cannot be reached', () => {
  test('what was typed stays, says so, and is stored when it is back', async () => {
    const { drafts, type, campaigns, onServer } = await setUp();
    const update = campaigns.update.bind(campaigns);
    campaigns.update = unreachable;
    type({ subject: 'Nieuw' });
    await rest();
    expect(drafts.get()).toMatchObject({
      draft: { subject: 'Nieuw' },
      saving: { phase: 'failed', problem: { code: 'cannot_connect' } },
    });
    campaigns.update = update;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(drafts.get().saving).toMatchObject({ phase: 'saved' });
    expect((await onServer()).subject).toBe('Nieuw');
  });

  test('what was typed last is not left before that was told; given up, it is not tried again', async () => {
    const { drafts, leave, type, campaigns } = await setUp();
    expect(await drafts.finish()).toBeNull();
    type({ subject: 'Nieuw' });
    const update = vi.fn<CampaignRepository['update']>(unreachable);
    campaigns.update = update;
    expect(await drafts.finish()).toMatchObject({ code: 'cannot_connect' });
    drafts.giveUp();
    leave();
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(update).toHaveBeenCalledOnce();
  });

  test('what the server refuses is not tried again by itself', async () => {
    const { type, campaigns } = await setUp();
    const refusal = new ApiError({ code: 'content_too_long', status: 400, message: '' });
    const update = vi.fn<CampaignRepository['update']>(() => Promise.reject(refusal));
    campaigns.update = update;
    type({ content: 'x' });
    await rest();
    await vi.advanceTimersByTimeAsync(2 * retryMs);
    expect(update).toHaveBeenCalledOnce();
  });
});

async function conflict() {
  const set = await setUp();
  set.type({ subject: 'Hier' });
  await set.changeElsewhere({ subject: 'Daar', name: 'Daar genoemd' });
  await rest();
  return set;
}

describe('another window', () => {
  test('what is not being edited here follows', async () => {
    const { drafts, changeElsewhere, tell } = await setUp();
    await changeElsewhere({ subject: 'Elders', scheduledAt: '2026-12-01T08:00:00.000Z' });
    await tell();
    expect(drafts.get()).toMatchObject({ draft: { subject: 'Elders', when: 'later' }, saving: null, theirs: null });
  });

  test('the same field in both is asked about as soon as this window hears of it', async () => {
    const { drafts, type, changeElsewhere, tell } = await setUp();
    type({ subject: 'Hier' });
    await changeElsewhere({ subject: 'Daar' });
    await tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(drafts.get()).toMatchObject({ draft: { subject: 'Hier' }, theirs: { subject: 'Daar' } });
  });

  test('nothing is stored before one of both is chosen', async () => {
    const { drafts, type, onServer } = await conflict();
    expect(drafts.get()).toMatchObject({ draft: { subject: 'Hier' }, theirs: { subject: 'Daar' } });
    type({ subject: 'Hier verder' });
    await rest();
    expect(await drafts.save()).toEqual({ code: 'campaign_save_failed' });
    expect((await onServer()).subject).toBe('Daar');
  });

  test.each([
    ['mine', 'Hier'],
    ['theirs', 'Daar'],
  ] as const)('the advisor keeps %s; what the other changed besides stands either way', async (keep, subject) => {
    const { drafts, onServer } = await conflict();
    await drafts.resolve(keep);
    expect(await onServer()).toMatchObject({ subject, name: 'Daar genoemd' });
    expect(drafts.get()).toMatchObject({ draft: { subject, name: 'Daar genoemd' }, theirs: null });
  });

  test('one that was deleted there keeps what was typed on the screen', async () => {
    const { drafts, type, campaigns } = await setUp();
    await campaigns.remove('1');
    type({ subject: 'Hier' });
    await rest();
    expect(drafts.get()).toMatchObject({
      draft: { subject: 'Hier' },
      saving: { phase: 'failed', problem: { code: 'campaign_not_found' } },
    });
  });
});

describe('a campaign that is sent or planned', () => {
  const soon = '2026-12-01T08:00:00.000Z';
  const planned = aCampaign({
    id: '1',
    status: 'scheduled',
    scheduledAt: soon,
    consentTick: { by: 'marit', at: fixedInstant, leads: 1 },
  });

  test('is not written any more', async () => {
    const { drafts, type, onServer } = await setUp([aCampaign({ id: '1', subject: 'Zo verstuurd' })]);
    drafts.follow({ ...(await onServer()), status: 'sent', version: 2 });
    type({ subject: 'Toch nog' });
    await rest();
    expect(await drafts.save()).toBeNull();
    expect((await onServer()).subject).toBe('Zo verstuurd');
  });

  test.each(['mine', 'theirs'] as const)(
    'while words were not stored yet, it asks: %s is kept, and what was sent stays as it is',
    async (keep) => {
      const { campaigns, drafts, type, onServer } = await setUp([aCampaign({ id: '1', subject: 'Zo verstuurd' })]);
      type({ subject: 'Hier getypt' });
      drafts.follow({ ...(await onServer()), status: 'sent', version: 2 });
      await rest();
      expect(drafts.get()).toMatchObject({ draft: { subject: 'Hier getypt' }, theirs: { status: 'sent' } });
      await drafts.resolve(keep);
      expect(drafts.get()).toMatchObject(
        keep === 'mine'
          ? { draft: { subject: 'Hier getypt' }, campaign: { status: 'draft' }, saving: { phase: 'saved' } }
          : { draft: { subject: 'Zo verstuurd' }, campaign: { id: '1', status: 'sent' }, saving: null },
      );
      const subjects = (await campaigns.list()).map(({ subject }) => subject);
      expect(subjects).toEqual(keep === 'mine' ? ['Zo verstuurd', 'Hier getypt'] : ['Zo verstuurd']);
    },
  );

  test('stored there meanwhile, what is typed here becomes a campaign of its own', async () => {
    const { campaigns, drafts, type } = await setUp([aCampaign({ id: '1', name: 'Brief', subject: 'Dag' })]);
    const update = campaigns.update.bind(campaigns);
    campaigns.update = async (id, change, seen) => {
      const answer = await update(id, change, seen);
      if (answer.outcome !== 'saved') throw new Error('There is only one window.');
      return { outcome: 'conflict', theirs: { ...answer.record, status: 'scheduled' }, fields: ['subject'] };
    };
    type({ subject: 'Hier' });
    await rest();
    expect(drafts.get()).toMatchObject({ theirs: { status: 'scheduled' }, saving: { phase: 'failed' } });
    await drafts.resolve('mine');
    expect(drafts.get().campaign?.id).not.toBe('1');
    expect(drafts.get()).toMatchObject({ draft: { subject: 'Hier' }, campaign: { subject: 'Hier', status: 'draft' } });
  });

  test('is gone on with for its moment, and at once when that has passed', async () => {
    expect((await setUp([planned])).drafts.get().draft).toMatchObject({ when: 'later', scheduledAt: soon, tick: true });
    const { drafts } = await setUp([{ ...planned, scheduledAt: fixedInstant }]);
    expect(drafts.get().draft).toMatchObject({ when: 'now', scheduledAt: null, tick: true });
  });

  test('taken back, it keeps its moment and loses its tick: that is given anew', async () => {
    const { drafts } = await setUp([planned]);
    drafts.follow({ ...planned, status: 'draft', version: 2 });
    expect(drafts.get()).toMatchObject({ draft: { when: 'later', scheduledAt: soon, tick: false }, saving: null });
  });
});
