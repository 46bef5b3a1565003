import type { Result } from '@fnc/domain';
import type { DeliveryFault, MailTransport, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import type { LastLook } from '../adapters/sql/lastLook.ts';
import type { Outbox } from '../adapters/sql/outbox.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import { nextAttemptAt } from './backoff.ts';

export interface DeliverDependencies {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly compose: (row: OutboxRow) => Result<OutgoingMail, DeliveryFault>;
  /** The whole mail, looked up at the last moment; or why it may not leave after all. */
  readonly lastLook: LastLook;
  /** The mail server said that the address of this mail does not exist. */
  readonly onUnknownMailbox: (row: OutboxRow, detail: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** Never given a name, an address or a text. */
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

interface Holder {
  readonly worker: string;
  /** Whether the lease of the mail still runs. */
  readonly isHeld: () => boolean;
}

/**
 * Sends one mail that was claimed, and writes down what became of it, unless it left: that is for the caller to write.
 *
 * @returns whether the mail left
 */
export async function deliver(
  row: OutboxRow,
  { worker, isHeld }: Holder,
  dependencies: DeliverDependencies,
): Promise<boolean> {
  const { outbox, transport, compose, lastLook, now, log } = dependencies;
  const about = { mail: row.id, kind: row.kind, attempts: row.attempts };
  const whole = await lastLook(row);
  // Looking may have taken longer than the lease: then somebody else is sending it.
  if (!isHeld() || (!whole.ok && whole.error === 'lease_lost')) {
    log.info(about, 'mail left to the server that took it over');
    return false;
  }
  if (!whole.ok) {
    // Given back, what was stopped is cancelled, or queued if that was taken back at this very moment.
    if (whole.error === 'cancelled') await outbox.release([row.id], worker);
    else await outbox.markSkipped(row.id, worker, whole.error, iso(now()));
    log.info({ ...about, reason: whole.error }, 'mail held back');
    return false;
  }
  const composed = compose(whole.value);
  const result = composed.ok ? await transport.send(composed.value) : composed;
  if (result.ok) log.info(about, 'mail sent');
  else await fail(row, worker, result.error, dependencies);
  return result.ok;
}

async function fail(
  row: OutboxRow,
  worker: string,
  fault: DeliveryFault,
  { outbox, onUnknownMailbox, now, chance, log }: DeliverDependencies,
): Promise<void> {
  const { detail, permanent } = fault;
  const code = fault.unknownMailbox === true ? 'mailbox_unknown' : fault.code;
  const retryAtMs = permanent
    ? null
    : nextAttemptAt({
        attempts: row.attempts,
        triedSinceMs: Date.parse(row.due_since ?? row.created_at),
        nowMs: now(),
        chance: chance(),
      });
  const retryAt = retryAtMs === null ? null : iso(retryAtMs);
  if (fault.unknownMailbox === true) await onUnknownMailbox(row, detail);
  await outbox.markFailed(row.id, worker, { code, detail }, retryAt === null ? { givenUpAt: iso(now()) } : { retryAt });
  log.error(
    { mail: row.id, kind: row.kind, attempts: row.attempts, fault: code, retryAt },
    retryAt === null ? 'mail given up' : 'mail not sent, will be tried again',
  );
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
