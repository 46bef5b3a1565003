import type { Result } from '@fnc/domain';
import type { DeliveryFault, MailTransport, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import type { LastLook } from '../adapters/sql/mail/lastLook.ts';
import type { Outbox } from '../adapters/sql/mail/outbox.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';

const firstDelayMs = 15_000;
const longestDelayMs = 3_600_000;
/** Longer than a weekend: someone repairs a mail server on Monday that failed on Friday evening. */
const giveUpAfterMs = 72 * 3_600_000;

interface FailedAttempt {
  /** Attempts so far, ≥ 1. */
  readonly attempts: number;
  /** Time of the first attempt, in milliseconds since 1970. */
  readonly triedSinceMs: number;
  readonly nowMs: number;
  /** From 0 up to 1: spreads retries of messages that failed together. */
  readonly chance: number;
}

/**
 * When to retry: after 15 s, 30 s, 1 min … up to an hour, each varied by up to a quarter.
 *
 * @returns milliseconds since 1970; `null` after three days of trying
 */
export function nextAttemptAt({ attempts, triedSinceMs, nowMs, chance }: FailedAttempt): number | null {
  if (nowMs - triedSinceMs > giveUpAfterMs) return null;
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return nowMs + Math.round(delay * (0.75 + chance / 2));
}

export interface DeliverDependencies {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly compose: (row: OutboxRow) => Result<OutgoingMail, DeliveryFault>;
  /** Messages to the adviser in one mail, which has the id of the first. */
  readonly composeBundle: (rows: readonly OutboxRow[]) => Result<OutgoingMail, DeliveryFault>;
  /** The mail, composed just before sending; or why it may not be sent. */
  readonly lastLook: LastLook;
  /** The mail server said that the address does not exist. */
  readonly onUnknownMailbox: (row: OutboxRow, detail: string) => Promise<void>;
  /** Receives the outcome of each attempt. */
  readonly onOutcome: (outcome: 'sent' | 'failed' | 'given_up' | 'held_back') => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** Never receives a name, an address or a text. */
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

interface Holder {
  readonly worker: string;
  /** Whether the lease of a mail is still valid. */
  readonly isHeld: (id: string) => boolean;
}

/**
 * Sends one mail, or several messages to the adviser as one, and records what was not sent;
 * the caller records what was.
 *
 * @returns the sent mails
 */
export async function deliver(
  parcel: readonly OutboxRow[],
  { worker, isHeld }: Holder,
  dependencies: DeliverDependencies,
): Promise<readonly OutboxRow[]> {
  const { transport, compose, composeBundle, log } = dependencies;
  const whole: OutboxRow[] = [];
  for (const row of parcel) {
    const looked = await lookOnce(row, { worker, isHeld }, dependencies);
    if (looked !== null) whole.push(looked);
  }
  const [first, ...others] = whole;
  if (first === undefined) return [];
  const composed = others.length === 0 ? compose(first) : composeBundle(whole);
  const result = composed.ok ? await transport.send(composed.value) : composed;
  for (const row of whole) {
    if (result.ok) dependencies.onOutcome('sent');
    if (result.ok)
      log.info({ ...aboutOf(row), ...(others.length === 0 ? {} : { bundled: whole.length }) }, 'mail sent');
    // A refused bundle may be split later: only time ends its retries.
    else
      await fail(row, worker, others.length === 0 ? result.error : { ...result.error, permanent: false }, dependencies);
  }
  return result.ok ? whole : [];
}

const aboutOf = ({ id, kind, attempts }: OutboxRow) => ({ mail: id, kind, attempts });

/** The mail; `null` when it may not be sent, which is then recorded, or when another process has it. */
async function lookOnce(
  row: OutboxRow,
  { worker, isHeld }: Holder,
  { outbox, lastLook, onOutcome, now, log }: DeliverDependencies,
): Promise<OutboxRow | null> {
  const about = aboutOf(row);
  const whole = await lastLook(row);
  // Composing may have taken longer than the lease: then another process is sending it.
  if (!isHeld(row.id) || (!whole.ok && whole.error === 'lease_lost')) {
    log.info(about, 'mail left to the server that took it over');
    return null;
  }
  if (whole.ok) return whole.value;
  // On release a stopped mail is cancelled, or queued if the stop was undone meanwhile.
  if (whole.error === 'cancelled') await outbox.release([row.id], worker);
  else await outbox.markSkipped(row.id, worker, whole.error, iso(now()));
  onOutcome('held_back');
  log.info({ ...about, reason: whole.error }, 'mail held back');
  return null;
}

async function fail(
  row: OutboxRow,
  worker: string,
  fault: DeliveryFault,
  { outbox, onUnknownMailbox, onOutcome, now, chance, log }: DeliverDependencies,
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
  onOutcome(retryAt === null ? 'given_up' : 'failed');
  log.error(
    { mail: row.id, kind: row.kind, attempts: row.attempts, fault: code, retryAt },
    retryAt === null ? 'mail given up' : 'mail not sent, will be tried again',
  );
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
