import { fixedNow } from '@fnc/domain/testing';
import { createI18nFrom } from '@fnc/ui/locales';
import { ApiError } from '@fnc/domain/api';
import { describe, expect, test } from 'vitest';
import { createAdmin } from '../admin.ts';
import { memoryServices, type MemoryOptions } from '../memoryServices.ts';
import type { AdminServices } from '../ports.ts';

function setUp(
  options: Partial<MemoryOptions> = {},
  change: (services: AdminServices) => Partial<AdminServices> = () => ({}),
) {
  const services = memoryServices({ now: fixedNow, ...options });
  const admin = createAdmin({ ...services, ...change(services) }, createI18nFrom('nl', {}));
  return { ...admin, services };
}

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

  test('a refusal on any call ends it and forgets what was loaded', async () => {
    const { session, list, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    await list.open({});
    expect(list.get().phase).toBe('ready');
    services.endSession();
    await list.refresh();
    expect(session.get()).toEqual({ phase: 'signedOut', why: 'expired' });
    expect(services.tokens.read()).toBeNull();
    expect(list.get()).toMatchObject({ phase: 'idle', leads: [] });
  });

  test('signing out forgets the token at once and revokes it', async () => {
    const { session, services } = setUp();
    await session.signIn('marit', 'rustig varen');
    const leaving = session.signOut();
    expect(session.get()).toEqual({ phase: 'signedOut', why: 'left' });
    expect(services.tokens.read()).toBeNull();
    await leaving;
  });

  test('a password cannot be changed without a token', async () => {
    const { session } = setUp();
    expect(await session.changePassword('old', 'new')).toEqual({ code: 'password_not_authenticated' });
  });
});
