import { randomUUID } from 'node:crypto';
import type { Result } from '@fnc/domain';
import type { DeliveryFault, MailTransport, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import type { Outbox } from '../adapters/sql/outbox.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import { nextAttemptAt } from './backoff.ts';

/** Mails on their way at the same time. */
const concurrency = 5;
/** Finds retries that became due, and mail that another process stored. */
const pollMs = 2_000;
/** After this time without a sign of life another process takes a mail over. */
const leaseMs = 20_000;
const renewMs = leaseMs / 4;

export interface OutboxWorkerDependencies {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly compose: (row: OutboxRow) => Result<OutgoingMail, DeliveryFault>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** Never given a name, an address or a text. */
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

export interface OutboxWorker {
  /** Begins to look for mail, at once and from then on. */
  start(): void;
  /** Tells that mail was stored: it leaves now and not at the next look. */
  wake(): void;
  /** Resolves when everything that was due has been tried. */
  settled(): Promise<void>;
  /** Takes no more mail and waits for what is on its way. */
  stop(): Promise<void>;
}

/** Takes mail out of the outbox and sends it, on a few lanes that each carry one mail at a time. */
export function createOutboxWorker(dependencies: OutboxWorkerDependencies): OutboxWorker {
  const { outbox, now, log } = dependencies;
  const worker = randomUUID();
  const lanes = new Set<Promise<void>>();
  const held = new Set<string>();
  const timers: NodeJS.Timeout[] = [];
  let stopped = false;
  let wokenWhileBusy = false;

  function wake(): void {
    if (stopped) return;
    if (lanes.size >= concurrency) {
      wokenWhileBusy = true;
      return;
    }
    const lane: Promise<void> = runLane().finally(() => {
      lanes.delete(lane);
      if (wokenWhileBusy) {
        wokenWhileBusy = false;
        wake();
      }
    });
    lanes.add(lane);
  }

  async function runLane(): Promise<void> {
    try {
      for (let row = await take(); row !== undefined; row = await take()) {
        // There was something, so there may be more: each lane that finds work opens the next one.
        wake();
        held.add(row.id);
        try {
          await deliver(row, worker, dependencies);
        } finally {
          held.delete(row.id);
        }
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  async function take(): Promise<OutboxRow | undefined> {
    if (stopped) return undefined;
    const [row] = await outbox.claim(worker, 1, iso(now()), iso(now() + leaseMs));
    return row;
  }

  async function renewLeases(): Promise<void> {
    try {
      await outbox.renew([...held], worker, iso(now() + leaseMs));
    } catch (error) {
      log.error({ err: error }, 'the leases of the outbox cannot be renewed');
    }
  }

  async function settled(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return {
    start() {
      timers.push(
        setInterval(wake, pollMs),
        setInterval(() => void renewLeases(), renewMs),
      );
      for (const timer of timers) timer.unref();
      wake();
    },
    wake,
    settled,
    async stop() {
      stopped = true;
      await settled();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function deliver(row: OutboxRow, worker: string, dependencies: OutboxWorkerDependencies): Promise<void> {
  const { outbox, transport, compose, now, chance, log } = dependencies;
  const about = { mail: row.id, kind: row.kind, attempts: row.attempts };
  const composed = compose(row);
  const result = composed.ok ? await transport.send(composed.value) : composed;
  if (result.ok) {
    const kept = await outbox.markSent(row.id, worker, iso(now()));
    log.info({ ...about, kept }, 'mail sent');
    return;
  }
  const { code, detail, permanent } = result.error;
  const retryAtMs = permanent
    ? null
    : nextAttemptAt({
        attempts: row.attempts,
        createdAtMs: Date.parse(row.created_at),
        nowMs: now(),
        chance: chance(),
      });
  const retryAt = retryAtMs === null ? null : iso(retryAtMs);
  await outbox.markFailed(row.id, worker, { code, detail }, retryAt);
  log.error(
    { ...about, fault: code, retryAt },
    retryAt === null ? 'mail given up' : 'mail not sent, will be tried again',
  );
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
