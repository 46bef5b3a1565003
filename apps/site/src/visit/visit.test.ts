import { guideSignUpSchema, type ContactMessage } from '@fnc/domain';
import { ApiError, type PublicApiClient } from '@fnc/domain/api';
import {
  createMemoryStore,
  createStoredConversionRepository,
  createStoredLeadRepository,
  createStoredPageViewRepository,
} from '@fnc/domain/storage';
import { describe, expect, test } from 'vitest';
import { createVisit } from './visit.ts';

const place = { page: '/cyprus-gids', language: 'nl' } as const;
const signUp = guideSignUpSchema.parse({
  name: 'Esmee Golfslag',
  email: 'esmee@golfslag.example',
  profession: 'kapitein',
  source: 'general',
});
const message: ContactMessage = { name: 'M. van Dijk', email: 'm@dijk.example', message: 'Ik vaar.' };
const downloadUrl = '/guide/cyprus-gids.pdf';

function refusing(refusal: Error): PublicApiClient {
  const refuse = async () => {
    throw refusal;
  };
  return {
    sendContact: refuse,
    subscribe: refuse,
    unsubscribe: refuse,
    resubscribe: refuse,
    confirmNewsletter: refuse,
    requestUnsubscribeLink: refuse,
  };
}

/** A visitor's browser with an empty store; it records everything that is sent. */
function browser({
  api,
  store = createMemoryStore(),
}: { api?: PublicApiClient; store?: Storage | ReturnType<typeof createMemoryStore> } = {}) {
  const sent: unknown[] = [];
  const done: string[] = [];
  const failed: unknown[] = [];
  const kept = { store, now: () => '2026-11-20T13:10:00.000Z' };
  const leads = createStoredLeadRepository(kept);
  const conversions = createStoredConversionRepository(kept);
  const pageViews = createStoredPageViewRepository(kept);
  const accepting: PublicApiClient = {
    sendContact: async (body) => {
      sent.push(body);
      return { success: true, message: 'Bedankt!' };
    },
    subscribe: async (body) => {
      sent.push(body);
      return { success: true, message: 'Bedankt!', downloadUrl };
    },
    unsubscribe: async (token) => {
      sent.push(token);
      return { success: true, message: 'Je bent afgemeld.' };
    },
    resubscribe: async (token) => {
      sent.push(`again ${token}`);
      return { success: true, message: 'Je bent niet langer afgemeld.' };
    },
    confirmNewsletter: async (token) => {
      sent.push(`confirm ${token}`);
      return { success: true, message: 'Bevestigd.' };
    },
    requestUnsubscribeLink: async (body) => {
      sent.push(body);
      return { success: true, message: 'Je krijgt een mail.' };
    },
  };
  const visit = createVisit({
    api: api ?? accepting,
    leads,
    conversions,
    pageViews,
    download: (url) => done.push(`download ${url}`),
    countCalculatorUsed: (page, language) => done.push(`count calculator_used ${page} ${language}`),
    onRecordFailed: (error) => failed.push(error),
  });
  return { visit, sent, done, failed, leads, conversions, pageViews };
}

describe('asking for the guide', () => {
  test('the sign-up goes out with where it was made; then download, conversion and lead follow', async () => {
    const { visit, sent, done, leads, conversions } = browser();
    expect(await visit.requestGuide(signUp, place)).toEqual({ ok: true, value: { downloadUrl } });
    expect(sent).toEqual([expect.objectContaining({ ...place, source: 'general', leadMagnet: 'cyprus-ebook' })]);
    expect(done).toEqual([`download ${downloadUrl}`]);
    expect(await conversions.list()).toMatchObject([{ type: 'guide_requested', ...place, source: 'general' }]);
    const { leads: all } = await leads.list({});
    expect(all).toMatchObject([{ name: '', email: '', status: 'new', subscribed: true, profession: 'kapitein' }]);
  });

  test('who asked is not kept in the browser: no name, no address, no telephone number', async () => {
    const { visit, leads } = browser();
    const person = { ...signUp, name: 'Jan Anker', email: 'jan@anker.example', phone: '0612345678' };
    await visit.requestGuide(person, place);
    const kept = JSON.stringify((await leads.list({})).leads);
    for (const said of [person.name, person.email, person.phone]) expect(kept).not.toContain(said);
    expect(await visit.hasRequestedGuide()).toBe(true);
  });

  test('the server refuses: its sentence comes back, and nothing is kept or downloaded', async () => {
    const issues = [{ path: 'email', code: 'email_invalid', message: 'Voer een geldig email adres in' }];
    const error = new ApiError({ code: 'request_invalid', status: 400, message: 'Het verzoek klopt niet.', issues });
    const { visit, done, leads, conversions } = browser({ api: refusing(error) });
    expect(await visit.requestGuide(signUp, place)).toEqual({
      ok: false,
      error: { message: 'Het verzoek klopt niet.', code: 'request_invalid', issues },
    });
    expect(done).toEqual([]);
    expect(await conversions.list()).toEqual([]);
    expect((await leads.list({})).leads).toEqual([]);
  });

  test('a server that is too busy says when to come back; one that counts attempts is not asked again', async () => {
    const said = { message: 'Het is nu erg druk.', retryAfterSeconds: 2 };
    const busy = new ApiError({ code: 'server_busy', status: 503, ...said });
    const limited = new ApiError({ code: 'rate_limited', status: 429, ...said });
    expect(await browser({ api: refusing(busy) }).visit.requestGuide(signUp, place)).toMatchObject({
      error: { retryAfterSeconds: 2 },
    });
    expect(await browser({ api: refusing(limited) }).visit.requestGuide(signUp, place)).toEqual({
      ok: false,
      error: { message: said.message, code: 'rate_limited', issues: [] },
    });
  });

  test('a full browser store does not spoil a sign-up that arrived', async () => {
    const full = createMemoryStore();
    full.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const { visit, done, failed } = browser({ store: full });
    expect(await visit.requestGuide(signUp, place)).toEqual({ ok: true, value: { downloadUrl } });
    expect(done).toContain(`download ${downloadUrl}`);
    expect(failed).toHaveLength(2);
  });

  test('a bug is not shown as a refusal', async () => {
    const { visit } = browser({ api: refusing(new TypeError('bug')) });
    await expect(visit.requestGuide(signUp, place)).rejects.toThrow('bug');
  });
});

describe('writing to the advisor', () => {
  test('the message goes out with its page and language, and counts as a conversion', async () => {
    const { visit, sent, done, conversions } = browser();
    expect(await visit.sendContact(message, { page: '/', language: 'nl' })).toEqual({ ok: true, value: null });
    expect(sent).toEqual([{ ...message, page: '/', language: 'nl' }]);
    expect(done).toEqual([]);
    expect(await conversions.list()).toMatchObject([{ type: 'contact_sent', page: '/', source: 'website' }]);
  });

  test('no answer: the failure is said, nothing is recorded', async () => {
    const gone = new ApiError({ code: 'contact_failed', status: 0, message: 'Je bericht is niet verstuurd.' });
    const { visit, conversions } = browser({ api: refusing(gone) });
    expect(await visit.sendContact(message, place)).toMatchObject({ ok: false, error: { message: gone.message } });
    expect(await conversions.list()).toEqual([]);
  });
});

test('each page shown is one record in this browser', async () => {
  const { visit, pageViews } = browser();
  await visit.pageViewed(place);
  await visit.pageViewed({ page: '/en', language: 'en' });
  expect((await pageViews.list()).map(({ page }) => page)).toEqual(['/cyprus-gids', '/en']);
});

describe('whether the guide was asked for in this browser', () => {
  test('not in a new one; and once it was, yes', async () => {
    const { visit } = browser();
    expect(await visit.hasRequestedGuide()).toBe(false);
    await visit.requestGuide(signUp, place);
    expect(await visit.hasRequestedGuide()).toBe(true);
  });

  test('a message is no request; a lead of an older version of the site is', async () => {
    const { visit, leads } = browser();
    await visit.sendContact(message, place);
    expect(await visit.hasRequestedGuide()).toBe(false);
    await leads.addSignUp(signUp);
    expect(await visit.hasRequestedGuide()).toBe(true);
  });
});

test('using the calculator counts once, however often something is changed', () => {
  const { visit, done } = browser();
  visit.calculatorUsed({ page: '/calculator', language: 'nl' });
  visit.calculatorUsed({ page: '/calculator', language: 'nl' });
  expect(done).toEqual(['count calculator_used /calculator nl']);
});

describe('unsubscribing', () => {
  test('the server’s sentence is the answer', async () => {
    const { visit, sent } = browser();
    expect(await visit.unsubscribe('1.a.b')).toEqual({ ok: true, value: 'Je bent afgemeld.' });
    expect(await visit.requestUnsubscribeLink('jan@example.com', 'nl')).toEqual({
      ok: true,
      value: 'Je krijgt een mail.',
    });
    expect(sent).toEqual(['1.a.b', { email: 'jan@example.com', language: 'nl' }]);
  });

  test('taking it back, and confirming the newsletter: each by its own call', async () => {
    const { visit, sent } = browser();
    expect(await visit.resubscribe('1.a.b')).toEqual({ ok: true, value: 'Je bent niet langer afgemeld.' });
    expect(await visit.confirmNewsletter('1.c.d')).toEqual({ ok: true, value: 'Bevestigd.' });
    expect(sent).toEqual(['again 1.a.b', 'confirm 1.c.d']);
  });

  test('a link that is not ours: the server says so', async () => {
    const error = new ApiError({ code: 'unsubscribe_link_invalid', status: 400, message: 'Deze link klopt niet.' });
    const { visit } = browser({ api: refusing(error) });
    expect(await visit.unsubscribe('x')).toEqual({
      ok: false,
      error: { message: error.message, code: error.code, issues: [] },
    });
  });
});
