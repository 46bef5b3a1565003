import { ApiError } from '@fnc/domain/api';
import { fixedNow } from '@fnc/domain/testing';
import { createI18nFrom } from '@fnc/ui/locales';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { AdminServices } from '../ports.ts';
import { leadListOf, leadListQuery } from '../queries/leads.ts';
import { createAdmin, type MemoryOptions, memoryServices } from '../testing/memoryServices.ts';

function setUp(
  options: Partial<MemoryOptions> = {},
  change: (services: AdminServices) => Partial<AdminServices> = () => ({}),
) {
  const services = memoryServices({ now: fixedNow, ...options });
  const admin = createAdmin({ ...services, ...change(services) }, createI18nFrom('nl', {}));
  const rows = new InfiniteQueryObserver(admin.queries, { ...leadListQuery(admin.services, {}), enabled: false });
  rows.subscribe(() => undefined);
  const list = {
    open: async () => {
      rows.setOptions(leadListQuery(admin.services, {}));
      await rows.refetch();
    },
    refresh: () => rows.refetch(),
    get: () => leadListOf(rows.getCurrentResult(), {}),
    isKnown: () => admin.queries.getQueryCache().getAll().length > 0,
  };
  return { ...admin, services, list };
}

/** Signed in, with functions that act in another tab and are received by this one. */
async function setUpTabs(change: (services: AdminServices) => Partial<AdminServices> = () => ({})) {
  const listeners: (() => void)[] = [];
  const tell = () => listeners.forEach((listener) => listener());
  const tab = setUp({}, (services) => ({
    tokens: {
      ...services.tokens,
      onChange(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    },
    ...change(services),
  }));
  const { session, services } = tab;
  const phases: string[] = [];
  session.subscribe(() => phases.push(session.get().phase));
  await session.signIn('marit', 'rustig varen');
  phases.length = 0;
  return {
    ...tab,
    phases,
    ended: () => {
      services.tokens.clear();
      tell();
    },
    begun: async () => {
      services.tokens.write((await services.session.signIn('marit', 'rustig varen')).token);
      tell();
    },
    refused: () => {
      services.tokens.write('not good');
      tell();
    },
  };
}

const isThere = ({ workingCopy }: AdminServices) => workingCopy.read('emailTemplates') !== null;

describe('the session', () => {
  test('begins signed out without a token, and asks nothing', async () => {
    const { session } = setUp();
    await session.verify();
    expect(session.get()).toEqual({ phase: 'signedOut', why: 'none' });
  });

  test('verifies a stored token before anything is shown', async () => {
    const { session } = setUp({ token: 'kept' });
    expect(session.get()).toEqual({ phase: 'checking' });
    await session.verify();
    expect(session.get()).toMatchObject({ phase: 'signedIn', user: { name: 'Marit Koersman' } });
  });

  test('removes a stored token that is refused', async () => {
    const { session, services } = setUp({ token: 'kept' });
    services.endSession();
    await session.verify();
    expect(session.get()).toEqual({ phase: 'signedOut', why: 'expired' });
    expect(services.tokens.read()).toBeNull();
  });

  test('keeps the token when the server does not answer', async () => {
    const silent = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });
    const { session, services } = setUp({ token: 'kept' }, ({ session: gateway }) => ({
      session: { ...gateway, verify: () => Promise.reject(silent) },
    }));
    await session.verify();
    expect(session.get()).toMatchObject({ phase: 'unverified', problem: { code: 'cannot_connect' } });
    expect(services.tokens.read()).toBe('kept');
  });

  test('signs in with the right password and stores the token', async () => {
    const { session, services } = setUp();
    expect(await session.signIn('marit', 'verkeerd')).toMatchObject({ code: 'credentials_wrong' });
    expect(services.tokens.read()).toBeNull();
    expect(await session.signIn('marit', 'rustig varen')).toBeNull();
    expect(session.get()).toMatchObject({ phase: 'signedIn' });
    expect(services.tokens.read()).not.toBeNull();
  });

  test('a refusal on any call ends it: the token goes, the work stays', async () => {
    const { session, list, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    await list.open();
    services.endSession();
    await list.refresh();
    expect(session.get()).toMatchObject({ phase: 'expired', user: { username: 'marit' } });
    expect(services.tokens.read()).toBeNull();
  });

  test('signed in again, the same person finds everything, asked for anew', async () => {
    const { session, list, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    await list.open();
    services.endSession();
    await list.refresh();
    expect(list.get().phase).toBe('failed');
    expect(await session.signIn('marit', 'verkeerd')).toMatchObject({ code: 'credentials_wrong' });
    expect(session.get()).toMatchObject({ phase: 'expired' });
    expect(await session.signIn('marit', 'rustig varen')).toBeNull();
    expect(session.get()).toMatchObject({ phase: 'signedIn' });
    await expect.poll(() => list.get().phase).toBe('ready');
  });

  test('somebody else finds nothing of the one before', async () => {
    const other = { username: 'joris', name: 'Joris Bakboord', role: 'admin', mustChangePassword: false } as const;
    const { session, list, services } = setUp({}, ({ session: gateway }) => ({
      session: {
        ...gateway,
        signIn: async (username, password) =>
          username === 'joris' ? { token: 'theirs', user: other } : gateway.signIn(username, password),
      },
    }));
    await session.signIn('marit', 'rustig varen');
    await list.open();
    services.endSession();
    await list.refresh();
    await session.signIn('joris', 'iets');
    expect(session.get()).toMatchObject({ phase: 'signedIn', user: { username: 'joris' } });
    expect(list.isKnown()).toBe(false);
  });

  test('who leaves it instead goes to the sign-in, and nothing stays', async () => {
    const { session, list, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    await list.open();
    services.endSession();
    await list.refresh();
    session.abandon();
    expect(session.get()).toEqual({ phase: 'signedOut', why: 'expired' });
    expect(list.isKnown()).toBe(false);
  });

  describe('in another tab', () => {
    const silent = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });

    test('it ends: the work stays on the screen here, also when that is told twice', async () => {
      const { session, ended, phases } = await setUpTabs();
      ended();
      ended();
      expect(session.get()).toMatchObject({ phase: 'expired', user: { username: 'marit' } });
      expect(new Set(phases)).toEqual(new Set(['expired']));
    });

    test('the same person is back: what could not be fetched is asked for anew', async () => {
      const { session, list, ended, begun, phases } = await setUpTabs();
      await list.open();
      ended();
      await list.refresh();
      expect(list.get().phase).toBe('failed');
      await begun();
      await expect.poll(() => list.get().phase).toBe('ready');
      expect(session.get()).toMatchObject({ phase: 'signedIn' });
      expect(phases).not.toContain('checking');
    });

    test.each<[name: string, change: (services: AdminServices) => Partial<AdminServices>]>([
      ['a token that is refused', () => ({})],
      [
        'a server that does not answer',
        ({ session: gateway }) => ({ session: { ...gateway, verify: () => Promise.reject(silent) } }),
      ],
    ])('%s takes nothing off the screen', async (_name, change) => {
      const { session, ended, refused, phases } = await setUpTabs(change);
      ended();
      refused();
      await session.verify();
      expect(new Set(phases)).toEqual(new Set(['expired']));
    });

    test('a new token is looked at behind the page', async () => {
      const { session, begun, phases } = await setUpTabs();
      await begun();
      await session.verify();
      expect(new Set(phases)).toEqual(new Set(['signedIn']));
    });

    test('whoever still has to choose a password has nothing to lose', async () => {
      const { session, ended } = await setUpTabs(({ session: gateway }) => ({
        session: {
          ...gateway,
          async signIn(username, password) {
            const { token, user } = await gateway.signIn(username, password);
            return { token, user: { ...user, mustChangePassword: true } };
          },
        },
      }));
      ended();
      expect(session.get()).toEqual({ phase: 'signedOut', why: 'expired' });
    });
  });

  test('signing out forgets the token at once and revokes it', async () => {
    const { session, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    const leaving = session.signOut();
    expect(session.get()).toEqual({ phase: 'signedOut', why: 'left' });
    expect(services.tokens.read()).toBeNull();
    await leaving;
  });

  describe('what was read of the server', () => {
    const copied = { email_templates: '[]', fnc_working_copy: '{"emailTemplates":"2026-11-20T09:00:00.000Z"}' };

    test.each<[name: string, leave: (tab: Awaited<ReturnType<typeof setUpTabs>>) => unknown]>([
      ['by signing out', ({ session }) => session.signOut()],
      ['by the end of the session in another tab', ({ ended }) => ended()],
    ])('goes from this device %s, unless it is to be kept', async (_name, leave) => {
      for (const kept of [false, true]) {
        const tab = await setUpTabs();
        tab.services.copyKeeping.choose(kept);
        tab.services.workingCopy.write('emailTemplates', []);
        await leave(tab);
        expect(isThere(tab.services)).toBe(kept);
      }
    });

    const user = { username: 'marit', name: 'Marit Koersman', role: 'admin', mustChangePassword: false } as const;
    const known = { ...copied, fnc_working_copy: JSON.stringify({ emailTemplates: '2026-11-20T09:00:00.000Z', user }) };
    const silent = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });

    test('is shown before the server has said who it is, and stays while it does not answer', async () => {
      const { session } = setUp({ token: 'kept', stored: known }, ({ session: gateway }) => ({
        session: { ...gateway, verify: () => Promise.reject(silent) },
      }));
      const verified = session.verify();
      expect(session.get()).toEqual({ phase: 'signedIn', user });
      await verified;
      expect(session.get()).toEqual({ phase: 'signedIn', user });
    });

    test('once the server says no it leads to the sign-in: nothing has been done with it that could be lost', async () => {
      const { session, services } = setUp({ token: 'kept', stored: known });
      services.endSession();
      await session.verify();
      expect(session.get()).toEqual({ phase: 'signedOut', why: 'expired' });
      expect([isThere(services), services.copyKeeping.user()]).toEqual([false, null]);
    });

    test('what was done with it meanwhile stays on the screen when the server says no later', async () => {
      let isSilent = true;
      const { session, services } = setUp({ token: 'kept', stored: known }, ({ session: gateway }) => ({
        session: { ...gateway, verify: () => (isSilent ? Promise.reject(silent) : gateway.verify()) },
      }));
      await session.verify();
      isSilent = false;
      services.endSession();
      await session.verify();
      expect(session.get()).toEqual({ phase: 'expired', user });
    });

    test('whoever is signed in is known at the next visit, and nobody who still has to choose a password', async () => {
      const { session, services } = setUp();
      await session.signIn('marit', 'rustig varen');
      expect(services.copyKeeping.user()).toEqual(user);
      const first = setUp({ user: { ...user, mustChangePassword: true } });
      await first.session.signIn('marit', 'rustig varen');
      expect(first.services.copyKeeping.user()).toBeNull();
      first.session.passwordChanged();
      expect(first.services.copyKeeping.user()).toEqual(user);
    });

    test.each([null, 'not good'])('goes where an earlier visit left it, and the token is %s by now', async (token) => {
      const { session, services } = setUp({ stored: copied, token });
      services.endSession();
      expect(isThere(services)).toBe(true);
      await session.verify();
      expect(isThere(services)).toBe(false);
    });
  });

  test('a changed password brings another token, with which the session goes on', async () => {
    const { session, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    const before = services.tokens.read();
    expect(await session.changePassword('rustig varen', 'kaap kompas zeil anker')).toBeNull();
    expect(services.tokens.read()).not.toBe(before);
    await session.verify();
    expect(session.get()).toMatchObject({ phase: 'signedIn' });
  });

  test('a server of before keeps the token', async () => {
    const { session, services } = setUp({}, ({ session: gateway }) => ({
      session: { ...gateway, changePassword: () => Promise.resolve(null) },
    }));
    await session.signIn('marit', 'rustig varen');
    const before = services.tokens.read();
    expect(await session.changePassword('rustig varen', 'kaap kompas zeil anker')).toBeNull();
    expect(services.tokens.read()).toBe(before);
  });

  test('a password cannot be changed without a token', async () => {
    const { session } = setUp();
    expect(await session.changePassword('old', 'new')).toEqual({ code: 'password_not_authenticated' });
  });
});
