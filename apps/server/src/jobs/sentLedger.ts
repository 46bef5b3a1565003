import type { SentMail } from '../adapters/sql/mail/confirmSent.ts';

/** Mails that left and are not written down yet: with those on their way the most that leave twice after a kill. */
const mostUnwritten = 40;
/** As many are written down at once; fewer when for some turns of the event loop nothing more comes. */
const worthWriting = 20;
const turnsWaited = 8;
const retryMs = 250;

interface SentLedgerDependencies {
  /** @returns the ids that were not ours any more */
  readonly confirm: (mails: readonly SentMail[]) => Promise<readonly string[]>;
  readonly onWritten: (mail: SentMail, isLost: boolean) => void;
  readonly log: { error(fields: object, text: string): void };
}

/** Writes down which mails left, many in one transaction: one by one each would wait for the disk. */
interface SentLedger {
  /** Resolves at once, or when there is room again. */
  add(mail: SentMail): Promise<void>;
  /** Resolves when everything is written down. */
  settled(): Promise<void>;
}

export function createSentLedger({ confirm, onWritten, log }: SentLedgerDependencies): SentLedger {
  let waiting: SentMail[] = [];
  let unwritten = 0;
  let round: Promise<void> | null = null;

  /** One transaction. What it could not write waits for the next: a mail that is not written down leaves again. */
  async function write(): Promise<void> {
    for (let turn = 0; turn < turnsWaited && waiting.length < worthWriting; turn++) await answersRead();
    const mails = waiting;
    waiting = [];
    try {
      const lost = new Set(await confirm(mails));
      unwritten -= mails.length;
      for (const mail of mails) onWritten(mail, lost.has(mail.id));
    } catch (error) {
      waiting = [...mails, ...waiting];
      log.error({ err: error, mails: mails.length }, 'mails that left cannot be written down yet');
      await pause(retryMs);
    }
  }

  const hasRoom = (): boolean => unwritten < mostUnwritten;
  const isWritten = (): boolean => unwritten === 0;

  const next = (): Promise<void> =>
    (round ??= write().finally(() => {
      round = null;
      if (waiting.length > 0) void next();
    }));

  return {
    async add(mail) {
      waiting.push(mail);
      unwritten += 1;
      void next();
      while (!hasRoom()) await next();
    },
    async settled() {
      while (!isWritten()) await next();
    },
  };
}

/** What the mail server took over by now is written down in one transaction. A timer would come late when there is much to do. */
const answersRead = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
