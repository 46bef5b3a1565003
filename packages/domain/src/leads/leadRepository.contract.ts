import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadPage } from './storedLeadRepository.ts';
import { leadSorts, type LeadQuery } from './leadQuery.ts';
import type { LeadRepository } from './leadRepository.ts';
import type { Lead } from './lead.ts';
import { aLead } from '../testing/fixtures.ts';

export interface LeadRepositoryUnderTest {
  readonly repository: LeadRepository;
  /**
   * Stores a lead under an id that the store chooses, with one `guide_requested` event at its `createdAt`. Returns it
   * with that id.
   */
  seed(lead: Omit<Lead, 'id'>): Promise<Lead>;
  close?(): Promise<void>;
}

/** Ties in every order, accents, `LIKE` wildcards, a day boundary in Amsterdam, waiting and not waiting. */
const samples: readonly Partial<Lead>[] = [
  { name: 'Zoë Kaptein', createdAt: '2026-11-18T09:00:00.000Z', waitingSince: '2026-11-19T09:00:00.000Z' },
  { name: 'zoe anker', createdAt: '2026-11-18T09:00:00.000Z', waitingSince: null, status: 'contacted' },
  {
    name: 'Ångström',
    createdAt: '2026-11-18T09:00:00.000Z',
    waitingSince: '2026-11-19T09:00:00.000Z',
    phone: '06-12 34 56 78',
  },
  {
    name: 'Émile 100%',
    createdAt: '2026-11-19T22:59:59.999Z',
    waitingSince: '2026-11-19T22:59:59.999Z',
    source: 'general',
  },
  {
    name: 'Émile 100%',
    createdAt: '2026-11-19T23:00:00.000Z',
    waitingSince: '2026-11-19T23:00:00.000Z',
    source: 'facebook',
  },
  { name: 'back\\slash_low', createdAt: '2026-11-20T10:00:00.000Z', waitingSince: null, status: 'rejected' },
  {
    name: "O'Neill; drop",
    createdAt: '2026-11-21T10:00:00.000Z',
    waitingSince: null,
    status: 'converted',
    source: 'beurs, 2026',
  },
  { name: 'Bo', createdAt: '2026-11-17T10:00:00.000Z', waitingSince: '2026-11-20T12:00:00.000Z', status: 'contacted' },
];

const queries: readonly (readonly [name: string, query: LeadQuery])[] = [
  ['nothing asked: newest first', {}],
  ...leadSorts.map((sort) => [`sorted by ${sort}`, { sort }] as const),
  ['search without accents and capitals', { search: 'ZOE' }],
  ['search with accents', { search: 'zoë angstrom' }],
  ['every word must be found', { search: 'zoe anker' }],
  ['search in the email', { search: 'LEAD3@' }],
  ['search in the phone, without its dashes', { search: '0612345678' }],
  ['a percent sign is no wildcard', { search: '100%' }],
  ['a lone percent sign is no wildcard', { search: '%' }],
  ['an underscore is no wildcard', { search: 'slash_l' }],
  ['a backslash is no escape', { search: 'back\\' }],
  ['a quote is no end', { search: "o'neill;" }],
  ['white space is no search', { search: '  ' }],
  ['no match', { search: 'nobody' }],
  ['one status', { status: ['new'] }],
  ['two statuses', { status: ['contacted', 'rejected'] }],
  ['one source', { source: ['facebook'] }],
  ['a source of the data’s own', { source: ['beurs, 2026', 'general'] }],
  ['from a day in Amsterdam', { from: '2026-11-20' }],
  ['up to and including a day in Amsterdam', { to: '2026-11-19' }],
  ['one day', { from: '2026-11-19', to: '2026-11-19' }],
  ['days the wrong way round', { from: '2026-11-20', to: '2026-11-18' }],
  [
    'everything at once',
    { search: 'e', status: ['new'], source: ['general', 'facebook'], from: '2026-11-19', sort: 'name' },
  ],
];

const ids = (page: { readonly leads: readonly Lead[] }) => page.leads.map(({ id }) => id);

/** Ids that no store has issued, including ones that could break a database. */
const unknownIds = ['nope', '0', '018f2f00-0000-7000-8000-000000000000', "'; --", '../1', 'é', '%00'];

/** The behaviour of every lead store. */
export function describeLeadRepository(adapter: string, create: () => Promise<LeadRepositoryUnderTest>): void {
  describe(`leads in ${adapter}`, () => {
    let under: LeadRepositoryUnderTest;
    let leads: LeadRepository;
    beforeEach(async () => {
      under = await create();
      leads = under.repository;
    });
    afterEach(() => under.close?.());

    const seed = (changes: Partial<Lead> = {}) => {
      const { id: _id, ...lead } = aLead(changes);
      return under.seed(lead);
    };
    const seedSamples = async () => {
      const seeded: Lead[] = [];
      for (const [index, sample] of samples.entries()) {
        seeded.push(await seed({ phone: undefined, ...sample, email: `lead${index}@example.com` }));
      }
      return seeded;
    };
    const read = async (id: string) => {
      const found = await leads.findById(id);
      if (!found) throw new Error(`There is no lead ${id}`);
      return found;
    };

    test('an empty store has an empty page', async () => {
      expect(await leads.list()).toEqual({ leads: [], count: 0, total: 0, sources: [], nextCursor: null });
    });

    test('a lead comes back as it was stored', async () => {
      const lead = await seed({ tags: ['bv'], notes: 'belt liever' });
      expect((await leads.list()).leads).toEqual([lead]);
      expect((await read(lead.id)).lead).toEqual(lead);
    });

    test('every question is answered as the rules say', async () => {
      const seeded = await seedSamples();
      for (const [name, query] of queries) {
        const expected = leadPage(seeded, query);
        if (!expected.ok) throw new Error(expected.error);
        const { leads: rows, count, nextCursor } = await leads.list(query);
        expect({ name, ids: ids({ leads: rows }), count, nextCursor }).toEqual({
          name,
          ids: ids(expected.value),
          count: expected.value.count,
          nextCursor: null,
        });
      }
    });

    test('a page also says how many leads there are and where they come from', async () => {
      await seedSamples();
      const { count, total, sources } = await leads.list({ status: ['rejected'] });
      expect({ count, total, sources }).toEqual({
        count: 1,
        total: samples.length,
        sources: ['beurs, 2026', 'facebook', 'general', 'linkedin'],
      });
    });

    test.each(leadSorts)('pages by %s hold every lead once, in order', async (sort) => {
      const seeded = await seedSamples();
      const whole = leadPage(seeded, { sort });
      const seen: string[] = [];
      let cursor: string | null = null;
      for (let pages = 0; pages <= samples.length; pages += 1) {
        const page = await leads.list({ sort, limit: 3, ...(cursor === null ? {} : { cursor }) });
        expect(page.count).toBe(samples.length);
        seen.push(...ids(page));
        cursor = page.nextCursor;
        if (cursor === null) break;
      }
      expect(seen).toEqual(whole.ok && ids(whole.value));
    });

    test('a removed lead does not disturb the pages after it', async () => {
      const seeded = await seedSamples();
      const first = await leads.list({ sort: 'name', limit: 3 });
      await leads.remove(first.leads[2]?.id ?? '');
      const rest = await leads.list({
        sort: 'name',
        ...(first.nextCursor === null ? {} : { cursor: first.nextCursor }),
      });
      const whole = leadPage(seeded, { sort: 'name' });
      expect([...ids(first), ...ids(rest)]).toEqual(whole.ok && ids(whole.value));
    });

    test('a cursor that is none of ours is refused', async () => {
      await seedSamples();
      await expect(leads.list({ limit: 1, cursor: 'x' })).rejects.toBeInstanceOf(Error);
    });

    test('the timeline begins with the sign-up', async () => {
      const lead = await seed();
      expect((await read(lead.id)).events).toMatchObject([
        { kind: 'guide_requested', at: lead.createdAt, source: lead.source, page: lead.page },
      ]);
    });

    test('setting the status answers the lead, keeps it, and says so in the timeline', async () => {
      const lead = await seed({ status: 'new' });
      const changed = await leads.setStatus(lead.id, 'qualified');
      expect(changed).toMatchObject({ id: lead.id, status: 'qualified' });
      const { lead: kept, events } = await read(lead.id);
      expect(kept.status).toBe('qualified');
      expect(events[0]).toMatchObject({ kind: 'status_changed', from: 'new', to: 'qualified', by: expect.any(String) });
      expect(events).toHaveLength(2);
    });

    test('a status other than new stops the clocks; back to new starts that of the welcome at the sign-up', async () => {
      const lead = await seed({ status: 'new', welcomeSince: '2026-11-20T07:00:00.000Z' });
      const stopped = { waitingSince: null, welcomeSince: null };
      expect(await leads.setStatus(lead.id, 'contacted')).toMatchObject(stopped);
      expect((await read(lead.id)).lead).toMatchObject(stopped);
      const started = { waitingSince: null, welcomeSince: lead.createdAt };
      expect(await leads.setStatus(lead.id, 'new')).toMatchObject(started);
      expect((await read(lead.id)).lead).toMatchObject(started);
    });

    test('the status it already has stops the clock and leaves nothing in the timeline', async () => {
      const lead = await seed({ status: 'contacted', waitingSince: '2026-11-20T12:00:00.000Z' });
      expect(await leads.setStatus(lead.id, 'contacted')).toMatchObject({ status: 'contacted', waitingSince: null });
      expect((await read(lead.id)).events).toHaveLength(1);
    });

    test('undoing a status starts only the clocks again that it names, at what is unanswered', async () => {
      const lead = await seed({ status: 'contacted', welcomeSince: '2026-11-20T07:00:00.000Z' });
      // What started meanwhile goes on.
      expect(await leads.setStatus(lead.id, 'qualified', [])).toMatchObject({ welcomeSince: lead.welcomeSince });
      await leads.setStatus(lead.id, 'qualified');
      expect(await leads.setStatus(lead.id, 'contacted', [])).toMatchObject({ welcomeSince: null });
      // Nobody wrote a message, so there is no question to wait for.
      const started = { status: 'contacted', waitingSince: null, welcomeSince: lead.createdAt };
      expect(await leads.setStatus(lead.id, 'contacted', ['waitingSince', 'welcomeSince'])).toMatchObject(started);
      expect((await read(lead.id)).lead).toMatchObject(started);
    });

    test('a removed lead is gone from everywhere, once', async () => {
      const [gone, stays] = [await seed({ email: 'a@example.com' }), await seed({ email: 'b@example.com' })];
      expect(await leads.remove(gone.id)).toBe(true);
      expect(await leads.list()).toMatchObject({ leads: [{ id: stays.id }], count: 1, total: 1 });
      expect(await leads.findById(gone.id)).toBeNull();
      expect(await leads.setStatus(gone.id, 'contacted')).toBeNull();
      expect(await leads.remove(gone.id)).toBe(false);
    });

    test('a restored lead is there again, with its timeline', async () => {
      const lead = await seed();
      await leads.setStatus(lead.id, 'contacted');
      const before = await read(lead.id);
      await leads.remove(lead.id);
      expect(await leads.restore(lead.id)).toMatchObject({ id: lead.id, status: 'contacted' });
      expect((await read(lead.id)).events).toEqual(before.events);
      expect(await leads.list()).toMatchObject({ count: 1, total: 1 });
    });

    test('only what was removed can be restored, and only once', async () => {
      const lead = await seed();
      expect(await leads.restore(lead.id)).toBeNull();
      await leads.remove(lead.id);
      await leads.restore(lead.id);
      expect(await leads.restore(lead.id)).toBeNull();
      expect(await leads.list()).toMatchObject({ count: 1, total: 1 });
    });

    test('many leads change as each of them would by itself, and the missing ones are named', async () => {
      const fresh = await seed({ email: 'a@example.com', status: 'new', welcomeSince: '2026-11-20T07:00:00.000Z' });
      const same = await seed({ email: 'b@example.com', status: 'contacted', welcomeSince: null, waitingSince: null });
      const other = await seed({ email: 'c@example.com', status: 'qualified' });
      await leads.remove(other.id);
      const asked = [same.id, 'nope', fresh.id, other.id];
      const stopped = { status: 'contacted', waitingSince: null, welcomeSince: null };
      expect(await leads.setStatuses(asked, 'contacted')).toMatchObject([
        { id: same.id, outcome: 'done', lead: { id: same.id, ...stopped } },
        { id: 'nope', outcome: 'missing' },
        { id: fresh.id, outcome: 'done', lead: { id: fresh.id, ...stopped } },
        { id: other.id, outcome: 'missing' },
      ]);
      expect((await read(fresh.id)).lead).toMatchObject(stopped);
      expect((await read(fresh.id)).events[0]).toMatchObject({ kind: 'status_changed', from: 'new', to: 'contacted' });
      expect((await read(same.id)).events).toHaveLength(1);
      // Undone, the named clock goes on.
      const [undone] = await leads.setStatuses([fresh.id, same.id], 'new', ['welcomeSince']);
      expect(undone).toMatchObject({ lead: { status: 'new', welcomeSince: fresh.createdAt } });
      expect((await read(fresh.id)).lead).toMatchObject({ status: 'new', welcomeSince: fresh.createdAt });
    });

    test('many leads are removed and restored, each once', async () => {
      const [one, two] = [await seed({ email: 'a@example.com' }), await seed({ email: 'b@example.com' })];
      const stays = await seed({ email: 'c@example.com' });
      await leads.remove(two.id);
      expect(await leads.removeAll([two.id, one.id])).toEqual([
        { id: two.id, outcome: 'missing' },
        { id: one.id, outcome: 'done' },
      ]);
      expect(await leads.list()).toMatchObject({ leads: [{ id: stays.id }], total: 1 });
      expect(await leads.restoreAll([two.id, stays.id, one.id])).toMatchObject([
        { id: two.id, outcome: 'done', lead: { id: two.id } },
        { id: stays.id, outcome: 'missing' },
        { id: one.id, outcome: 'done', lead: { id: one.id } },
      ]);
      expect(await leads.list()).toMatchObject({ total: 3 });
    });

    test.each(unknownIds)('there is no lead %j', async (id) => {
      await seed();
      expect(await leads.findById(id)).toBeNull();
      expect(await leads.setStatus(id, 'contacted')).toBeNull();
      expect(await leads.remove(id)).toBe(false);
      expect(await leads.restore(id)).toBeNull();
    });
  });
}
