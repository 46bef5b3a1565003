import type { TestMailServer } from '../../../apps/server/src/testing/mailServer.ts';

interface Doubles {
  /** Number of repeated mails by the kill that followed their first copy: the outbox limits the repeats per kill. */
  readonly byKill: ReadonlyMap<number, number>;
  /** Address and subject of mails sent with two message ids: the outbox contained them twice. */
  readonly twoMessages: readonly string[];
}

/** @param arrivedBefore number of mails that had arrived at each kill */
export function countDoubles({ received }: TestMailServer, arrivedBefore: readonly number[]): Doubles {
  const copies = received.flatMap(({ envelope, mail }, place) =>
    envelope.to.map((to) => ({ place, key: `${to} ${mail.subject ?? ''}`, messageId: mail.messageId ?? '' })),
  );
  const byKill = new Map<number, number>();
  for (const same of Map.groupBy(copies, ({ key, messageId }) => `${key} ${messageId}`).values())
    for (const { place } of same.slice(0, -1)) {
      const kill = arrivedBefore.findIndex((count) => place < count);
      byKill.set(kill, (byKill.get(kill) ?? 0) + 1);
    }
  const twoMessages = [...Map.groupBy(copies, ({ key }) => key)]
    .filter(([, same]) => new Set(same.map(({ messageId }) => messageId)).size > 1)
    .map(([key]) => key);
  return { byKill, twoMessages };
}
