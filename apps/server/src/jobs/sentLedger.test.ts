import { expect, test } from 'vitest';
import type { SentMail } from '../adapters/sql/mail/confirmSent.ts';
import { createSentLedger } from './sentLedger.ts';

const mail = (index: number): SentMail => ({ id: `mail-${index}`, at: '2026-03-02T09:00:00.000Z' });
const silent = { error: () => {} };

test('mails sent close together are recorded in one transaction', async () => {
  const written: number[] = [];
  const ledger = createSentLedger({
    confirm: (mails) => Promise.resolve((written.push(mails.length), [])),
    onWritten: () => {},
    log: silent,
  });
  await Promise.all(Array.from({ length: 12 }, (_, index) => ledger.add(mail(index))));
  await ledger.settled();
  expect(written).toEqual([12]);
});

test('when the database is down for a while, everything is recorded in the end, once', async () => {
  const kept: string[] = [];
  let faults = 2;
  const ledger = createSentLedger({
    confirm: (mails) => {
      if (faults-- > 0) return Promise.reject(new Error('away'));
      kept.push(...mails.map(({ id }) => id));
      return Promise.resolve([]);
    },
    onWritten: () => {},
    log: silent,
  });
  for (let index = 0; index < 5; index++) await ledger.add(mail(index));
  await ledger.settled();
  expect(kept).toEqual(['mail-0', 'mail-1', 'mail-2', 'mail-3', 'mail-4']);
});

test('at most forty wait to be recorded: the next one waits', async () => {
  const go = Promise.withResolvers<void>();
  const ledger = createSentLedger({
    confirm: async () => {
      await go.promise;
      return [];
    },
    onWritten: () => {},
    log: silent,
  });
  for (let index = 0; index < 39; index++) await ledger.add(mail(index));
  let isThrough = false;
  const bringLast = async () => {
    await ledger.add(mail(39));
    isThrough = true;
  };
  const last = bringLast();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(isThrough).toBe(false);
  go.resolve();
  await last;
  await ledger.settled();
});

test('a mail whose lease was lost meanwhile is told apart', async () => {
  const told: [string, boolean][] = [];
  const ledger = createSentLedger({
    confirm: () => Promise.resolve(['mail-1']),
    onWritten: ({ id }, isLost) => void told.push([id, isLost]),
    log: silent,
  });
  await Promise.all([ledger.add(mail(0)), ledger.add(mail(1))]);
  await ledger.settled();
  expect(told).toEqual([
    ['mail-0', false],
    ['mail-1', true],
  ]);
});
