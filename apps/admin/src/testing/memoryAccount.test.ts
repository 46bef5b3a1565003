import { fixedNow } from '@fnc/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryServices, type MemoryServices } from './memoryServices.ts';
import { memoryCode } from './memoryAccount.ts';

const password = 'rustig varen';
let services: MemoryServices;
async function signIn(code?: string) {
  const { token } = await services.session.signIn('marit', password, code);
  services.tokens.write(token);
}
beforeEach(async () => {
  services = memoryServices({ now: fixedNow });
  await signIn();
});

describe('the own account in memory', () => {
  test('asks a second step at the sign-in once it is on, and takes each recovery code once', async () => {
    const { account } = services;
    await expect(account.confirmSecondFactor(memoryCode)).rejects.toMatchObject({ code: 'second_factor_not_set_up' });
    await expect(account.setUpSecondFactor('wrong')).rejects.toMatchObject({ code: 'current_password_wrong' });
    await account.setUpSecondFactor(password);
    await expect(account.confirmSecondFactor('000000')).rejects.toMatchObject({ code: 'second_factor_wrong' });
    const [first = ''] = await account.confirmSecondFactor(memoryCode);
    await expect(signIn()).rejects.toMatchObject({ code: 'second_factor_required' });
    await signIn(first);
    await expect(signIn(first)).rejects.toMatchObject({ code: 'second_factor_wrong' });
    expect(await account.secondFactor()).toEqual({ on: true, since: fixedNow(), recoveryCodesLeft: 9 });
    await account.switchOffSecondFactor(memoryCode);
    await signIn();
  });

  test('keeps a session for each sign-in until it is ended', async () => {
    const { account } = services;
    await signIn();
    await signIn();
    const [here, second] = await account.listSessions();
    expect(here).toMatchObject({ current: true });
    expect(second).toMatchObject({ current: false });
    await account.endSession(second?.id ?? '');
    await expect(account.endSession(second?.id ?? '')).rejects.toMatchObject({ code: 'session_not_found' });
    expect(await account.endOtherSessions()).toBe(1);
    expect(await account.listSessions()).toEqual([here]);
  });

  test('signs out who ends the session that asks', async () => {
    const { account } = services;
    const [here] = await account.listSessions();
    await account.endSession(here?.id ?? '');
    await expect(account.listSessions()).rejects.toMatchObject({ code: 'authentication_failed' });
  });
});
