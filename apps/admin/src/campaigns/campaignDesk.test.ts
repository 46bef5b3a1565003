import { advisorFileKeys, leadKeys } from '@fnc/domain/storage';
import { fixedNow } from '@fnc/domain/testing';
import { createI18nFrom } from '@fnc/ui/locales';
import { expect, test } from 'vitest';
import { createAdmin } from '../admin.ts';
import { memoryServices } from '../memoryServices.ts';
import { campaignDeskOn } from './campaignDesk.ts';
import { aDraft, readers } from './setUpDesk.ts';

/** Resolves when what is read holds, now or after a change. */
const until = (store: { subscribe: (listener: () => void) => () => void }, holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => holds() && resolve();
    store.subscribe(look);
    look();
  });

test('signed in again, the same person sees the figures, the leads and how mail is sent', async () => {
  const services = memoryServices({
    now: fixedNow,
    stored: {
      [leadKeys.leads]: JSON.stringify(readers(3)),
      [advisorFileKeys.campaigns]: JSON.stringify([aDraft(3)]),
    },
  });
  const admin = createAdmin(services, createI18nFrom('nl', {}));
  await admin.session.signIn('marit', 'rustig varen');
  const { list, leads, mail, sender } = campaignDeskOn(admin);
  await sender.send({ campaignId: '1', leads: readers(3), sendAt: null, tick: null });
  await until(list, () => list.entry('1')?.figures != null);
  list.clear();

  services.endSession();
  await Promise.all([list.open(), leads.load(), mail.load()]);
  expect(admin.session.get().phase).toBe('expired');
  expect([list.entry('1')?.figures, leads.get().leads.phase, mail.get().mail]).toEqual([null, 'failed', null]);

  await admin.session.signIn('marit', 'rustig varen');
  await until(list, () => list.entry('1')?.figures?.queued === 3);
  await until(leads, () => leads.get().leads.phase === 'ready');
  await until(mail, () => mail.get().mail !== null);
});
