import { randomUUID } from 'node:crypto';
import { mostSingleMails } from '@fnc/domain';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import { deliver, type DeliverDependencies } from './deliver.ts';
import { createSentLedger } from './sentLedger.ts';

/** Says when the next mail may be sent, so that no second has too many. */
interface Pace {
  /** How many mails to claim at once: about a second’s worth. */
  readonly batch: number;
  /**
   * Reserves the next slot.
   *
   * @param nowMs on a clock that never goes back, such as that of `performance`
   * @returns milliseconds to wait for it
   */
  next(nowMs: number): number;
}

/** Claiming more would only make them wait, and they could no longer be stopped. */
const largestBatch = 50;

/**
 * Spaced evenly, because a mail service starts its seconds at other moments.
 *
 * @param perSecond `Infinity` for no limit
 */
export function createPace(perSecond: number): Pace {
  const spaceMs = 1000 / perSecond;
  let freeAt = 0;
  return {
    batch: Math.max(1, Math.min(largestBatch, Math.floor(perSecond))),
    next(nowMs) {
      const at = Math.max(nowMs, freeAt);
      freeAt = at + spaceMs;
      return at - nowMs;
    },
  };
}

/** Mails sent at the same time. */
const concurrency = 20;
/** Finds due retries, and mail that another process stored. */
const pollMs = 2_000;
/** Without a renewal, another process claims a mail after this time. */
const leaseMs = 20_000;
const renewMs = leaseMs / 4;
const hourMs = 3_600_000;
/** Share of the hourly limit that is reserved for mails that somebody waits for. */
const reservedShare = 0.1;

/** Limits of the mail service. */
export interface SendingLimits {
  /** Of this process; `Infinity` for no limit. */
  readonly perSecond: number;
  /** Of all processes on this database, plus what each has claimed; `null` for no limit. */
  readonly perHour: number | null;
}

export interface OutboxWorkerDependencies extends DeliverDependencies {
  readonly limits: SendingLimits;
  /** Why campaigns may not be sent from here: they wait until that changes. */
  readonly campaignsRefused: () => string | null;
}

export interface OutboxWorker {
  /** Starts looking for mail, now and regularly. */
  start(): void;
  /** Notifies the worker of stored mail, so that it is sent at once. */
  wake(): void;
  /** Resolves when every due mail has been tried. */
  settled(): Promise<void>;
  /** Claims no more mail, releases untried mails, and waits for those being sent. */
  stop(): Promise<void>;
}

/** Sends mail from the outbox on a few lanes, each with one mail at a time. */
export function createOutboxWorker(dependencies: OutboxWorkerDependencies): OutboxWorker {
  const { outbox, limits, now, log } = dependencies;
  const worker = randomUUID();
  const pace = createPace(limits.perSecond);
  const lanes = new Set<Promise<void>>();
  /** Claimed and not yet on a lane; each is one mail, even when it bundles several messages. */
  const ready: (readonly OutboxRow[])[] = [];
  /** Claimed mails until their outcome is recorded, with the end of their lease; 0 when the lease was lost. */
  const held = new Map<string, number>();
  const timers: NodeJS.Timeout[] = [];
  let claiming: Promise<void> | null = null;
  let stopped = false;
  let wokenWhileBusy = false;

  const ledger = createSentLedger({
    confirm: (mails) => outbox.markSent(mails, worker),
    onWritten(mail, isLost) {
      held.delete(mail.id);
      if (isLost) log.error({ mail: mail.id }, 'mail sent after its lease was lost');
    },
    log,
  });

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
      for (let parcel = await take(); parcel !== undefined; parcel = await take()) {
        // There may be more mail, so each lane that finds work starts the next one.
        wake();
        await carry(parcel);
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  async function take(): Promise<readonly OutboxRow[] | undefined> {
    // A running claim may have missed the mail that this lane was started for.
    if (!stopped && ready.length === 0) await claiming;
    if (!stopped && ready.length === 0) await claimMore();
    return stopped ? undefined : ready.shift();
  }

  /** All lanes share one claim. */
  function claimMore(): Promise<void> {
    claiming ??= claim().finally(() => {
      claiming = null;
    });
    return claiming;
  }

  async function claim(): Promise<void> {
    const room = await roomThisHour();
    const limit = Math.min(pace.batch, room);
    if (limit <= 0) return;
    const leaseUntil = now() + leaseMs;
    const campaignLimit =
      dependencies.campaignsRefused() === null ? room - Math.floor((limits.perHour ?? 0) * reservedShare) : 0;
    const rows = await outbox.claim(worker, limit, iso(now()), iso(leaseUntil), campaignLimit);
    // After the machine slept, our own expired mail may look like that of a dead process.
    const free = rows.filter(({ id }) => !held.has(id));
    for (const row of rows) held.set(row.id, leaseUntil);
    const letters = free.filter(({ kind }) => kind === 'contact_advisor');
    const bundle = letters.length === 0 ? null : await bundleWith(letters, leaseUntil);
    const bundled = new Set(bundle);
    if (bundle !== null) ready.push(bundle);
    ready.push(...free.filter((row) => !bundled.has(row)).map((row) => [row]));
  }

  /** Bundles many messages to the adviser in one mail. @returns `null` when they are few enough to send one by one */
  async function bundleWith(letters: readonly OutboxRow[], leaseUntil: number): Promise<readonly OutboxRow[] | null> {
    const ids = letters.map(({ id }) => id);
    const others = await outbox
      .bundle(ids, mostSingleMails, worker, iso(now()), iso(leaseUntil))
      .catch((error: unknown) => {
        // Claimed messages are still sent, one by one.
        log.error({ err: error }, 'messages to the adviser cannot be bundled');
        return null;
      });
    if (others === null) return null;
    const free = others.filter(({ id }) => !held.has(id));
    for (const { id } of free) held.set(id, leaseUntil);
    return [...letters, ...free].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async function roomThisHour(): Promise<number> {
    if (limits.perHour === null) return Infinity;
    // A claimed mail may be recorded as sent while the database counts, so this process counts it, once.
    const inHand = [...held.keys()];
    return limits.perHour - (await outbox.sentSince(iso(now() - hourMs), inHand)) - inHand.length;
  }

  /** A process that slept past its lease has lost the mail to another. */
  const isHeld = (id: string) => now() < (held.get(id) ?? 0);

  async function carry(parcel: readonly OutboxRow[]): Promise<void> {
    let sent: readonly OutboxRow[] = [];
    try {
      // Not the time of day: after that is set back by an hour, no mail would be sent for an hour.
      const waitMs = pace.next(performance.now());
      if (waitMs >= 1) await pause(waitMs);
      sent = await deliver(
        parcel.filter(({ id }) => isHeld(id)),
        { worker, isHeld },
        dependencies,
      );
      await Promise.all(sent.map(({ id }) => ledger.add({ id, at: iso(now()) })));
    } finally {
      for (const row of parcel) if (!sent.some(({ id }) => id === row.id)) held.delete(row.id);
    }
  }

  async function renewLeases(): Promise<void> {
    const asked = [...held];
    const leaseUntil = now() + leaseMs;
    try {
      const renewed = await outbox.renew(
        asked.map(([id]) => id),
        worker,
        iso(leaseUntil),
      );
      for (const [id, until] of asked) {
        // Skips a row that was finished or claimed again meanwhile.
        if (held.get(id) === until) held.set(id, renewed.has(id) ? leaseUntil : 0);
      }
    } catch (error) {
      log.error({ err: error }, 'the leases of the outbox cannot be renewed');
    }
  }

  async function settled(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
    await ledger.settled();
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
      await claiming?.catch(() => {});
      const untried = ready.splice(0).flatMap((parcel) => parcel.map(({ id }) => id));
      for (const id of untried) held.delete(id);
      await outbox.release(untried, worker);
      await settled();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
