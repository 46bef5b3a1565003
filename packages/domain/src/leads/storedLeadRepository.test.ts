import { describe, expect, test } from 'vitest';
import { contactMessageSchema } from '../contact/contactMessage.ts';
import { guideSignUpSchema } from '../guide/guideSignUp.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aLead, fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { describeLeadRepository } from './leadRepository.contract.ts';
import { createStoredLeadRepository } from './storedLeadRepository.ts';
import { leadKeys } from './storedSignUps.ts';

describeLeadRepository('a key-value store', async () => {
  const store = createMemoryStore();
  let lastId = 1795000000000;
  return {
    repository: createStoredLeadRepository({ store, now: fixedNow }),
    seed: async (lead) => {
      lastId += 1;
      const stored = { ...lead, id: String(lastId) };
      const others: unknown[] = JSON.parse(store.getItem(leadKeys.leads) ?? '[]') as unknown[];
      store.setItem(leadKeys.leads, JSON.stringify([...others, stored]));
      return stored;
    },
  };
});

const signUp = (changes: object = {}) =>
  guideSignUpSchema.parse({ name: 'Jan Anker', email: 'jan@example.com', profession: 'kapitein', ...changes });
const message = (changes: object = {}) =>
  contactMessageSchema.parse({ name: 'Jan', email: 'jan@example.com', message: 'Kan het zo?', ...changes });

describe('leads in a visitor’s own browser', () => {
  test('a sign-up is stored under fnc_leads with the specified defaults', async () => {
    const store = createMemoryStore();
    await createStoredLeadRepository({ store, now: fixedNow }).addSignUp(
      signUp({ source: 'linkedin', page: '/linkedin' }),
    );
    expect(JSON.parse(store.getItem('fnc_leads') ?? '')).toEqual([
      {
        id: String(Date.parse(fixedInstant)),
        createdAt: fixedInstant,
        timestamp: fixedInstant,
        updatedAt: fixedInstant,
        name: 'Jan Anker',
        email: 'jan@example.com',
        profession: 'kapitein',
        source: 'linkedin',
        leadMagnet: 'cyprus-ebook',
        page: '/linkedin',
        language: 'nl',
        status: 'new',
        subscribed: true,
        consent: 'none',
        suppressed: null,
        tags: [],
        notes: '',
        emailStats: { sent: 0, opened: 0, clicked: 0, bounced: 0 },
        waitingSince: null,
        welcomeSince: fixedInstant,
      },
    ]);
  });

  test('two people of the same millisecond get different ids', async () => {
    const leads = createStoredLeadRepository({ store: createMemoryStore(), now: fixedNow });
    const [a, b] = [await leads.addSignUp(signUp()), await leads.addSignUp(signUp({ email: 'b@example.com' }))];
    expect(Number(b.id) - Number(a.id)).toBe(1);
  });

  test('an id is not given out again while its lead can still be restored', async () => {
    const leads = createStoredLeadRepository({ store: createMemoryStore(), now: fixedNow });
    const gone = await leads.addSignUp(signUp());
    await leads.remove(gone.id);
    expect((await leads.addSignUp(signUp({ email: 'b@example.com' }))).id).not.toBe(gone.id);
  });

  test('the same address is the same lead, and every submission is in its timeline', async () => {
    const leads = createStoredLeadRepository({ store: createMemoryStore(), now: fixedNow });
    const first = await leads.addSignUp(signUp({ phone: '0612345678' }));
    await leads.addSignUp(signUp({ email: ' JAN@Example.com', name: 'Jan A.', source: 'facebook' }));
    await leads.addMessage(message());
    const { leads: all } = await leads.list();
    expect(all).toMatchObject([{ id: first.id, name: first.name, phone: '0612345678', source: 'general' }]);
    expect((await leads.findById(first.id))?.events).toMatchObject([
      { kind: 'message_received', name: message().name },
      { kind: 'guide_requested', name: 'Jan A.' },
      { kind: 'guide_requested', name: first.name },
    ]);
  });

  test('who only writes is a lead of source website', async () => {
    const leads = createStoredLeadRepository({ store: createMemoryStore(), now: fixedNow });
    expect(await leads.addMessage(message({ page: '/contact', language: 'en' }))).toMatchObject({
      source: 'website',
      page: '/contact',
      language: 'en',
      status: 'new',
      waitingSince: fixedInstant,
      welcomeSince: null,
    });
  });

  test('after 30 days a removed lead can no longer be restored', async () => {
    let now = '2026-11-20T13:10:00.000Z';
    const leads = createStoredLeadRepository({ store: createMemoryStore(), now: () => now });
    const { id } = await leads.addSignUp(signUp());
    await leads.remove(id);
    now = '2026-12-20T13:10:00.000Z';
    expect(await leads.restore(id)).toBeNull();
    now = '2026-12-20T13:09:59.999Z';
    expect(await leads.restore(id)).toMatchObject({ id });
  });

  test('a full store refuses a sign-up and keeps what was there', async () => {
    const store = createMemoryStore({ fnc_leads: JSON.stringify([aLead()]) });
    const full = {
      ...store,
      setItem: () => {
        throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      },
    };
    const leads = createStoredLeadRepository({ store: full, now: fixedNow });
    await expect(leads.addSignUp(signUp())).rejects.toMatchObject({ name: 'StorageError', code: 'storage_full' });
    expect((await leads.list()).count).toBe(1);
  });
});

describe('leads of an older version', () => {
  test.each([
    // stored                                                      → read
    ['the timestamp alone', { timestamp: '2025-01-02T03:04:05Z' }, { createdAt: '2025-01-02T03:04:05.000Z' }],
    ['milliseconds', { createdAt: 1735787045000 }, { createdAt: '2025-01-02T03:04:05.000Z' }],
    ['nothing but the id', { id: '1735787045000' }, { id: '1735787045000', createdAt: '2025-01-02T03:04:05.000Z' }],
    ['a number for an id', { id: 1735787045000 }, { id: '1735787045000' }],
    [
      'no status',
      { createdAt: 1735787045000 },
      { status: 'new', waitingSince: null, welcomeSince: '2025-01-02T03:04:05.000Z' },
    ],
    [
      'a guide request with the clock of questions',
      { createdAt: 1735787045000, leadMagnet: 'cyprus-ebook', waitingSince: '2025-01-02T03:04:05Z' },
      { status: 'new', waitingSince: null, welcomeSince: '2025-01-02T03:04:05.000Z' },
    ],
    [
      'a question with that clock',
      { createdAt: 1735787045000, waitingSince: '2025-01-02T03:04:05Z' },
      { waitingSince: '2025-01-02T03:04:05.000Z', welcomeSince: null },
    ],
    ['a status', { createdAt: 1735787045000, status: 'qualified' }, { status: 'qualified', welcomeSince: null }],
    ['empty choices', { createdAt: 1735787045000, phone: '', profession: '' }, { status: 'new', source: 'general' }],
    ['nothing about consent', { createdAt: 1735787045000 }, { consent: 'none', suppressed: null }],
    [
      'consent and an address that bounced',
      { createdAt: 1735787045000, consent: 'pending', consentAt: '2025-01-02T03:04:05Z', suppressed: 'bounced' },
      { consent: 'pending', consentAt: '2025-01-02T03:04:05.000Z', suppressed: 'bounced' },
    ],
    ['a field of its own', { createdAt: 1735787045000, company: 'Anker bv' }, { company: 'Anker bv' }],
  ])('%s', async (_name, old, expected) => {
    const stored = JSON.stringify([{ id: '1', name: 'Jan', email: 'jan@example.com', ...old }]);
    const leads = createStoredLeadRepository({ store: createMemoryStore({ fnc_leads: stored }), now: fixedNow });
    expect((await leads.list()).leads).toMatchObject([{ name: 'Jan', subscribed: true, ...expected }]);
  });

  test('what cannot be read is set aside, and the rest is there', async () => {
    const store = createMemoryStore({ fnc_leads: JSON.stringify([aLead(), { nonsense: true }]) });
    const leads = createStoredLeadRepository({ store, now: fixedNow });
    expect((await leads.list()).count).toBe(1);
    expect(JSON.parse(store.getItem('fnc_leads.broken') ?? '')).toEqual([{ nonsense: true }]);
  });
});
