import type { SentMail } from '../adapters/sql/mail/confirmSent.ts';

/** Sent but unrecorded mails: with those being sent, the most that a kill may send twice. */
const mostUnwritten = 40;
/** Recorded at once; fewer when nothing more arrives for some turns of the event loop. */
const worthWriting = 20;
const turnsWaited = 8;
const retryMs = 250;

interface SentLedgerDependencies {
  /** @returns the ids whose lease was lost */
  readonly confirm: (mails: readonly SentMail[]) => Promise<readonly string[]>;
  readonly onWritten: (mail: SentMail, isLost: boolean) => void;
  readonly log: { error(fields: object, text: string): void };
}

/** Records sent mails, many in one transaction: separate ones would each wait for the disk. */
interface SentLedger {
  /** Resolves at once, or when there is room again. */
  add(mail: SentMail): Promise<void>;
  /** Resolves when everything is recorded. */
  settled(): Promise<void>;
}

export function createSentLedger({ confirm, onWritten, log }: SentLedgerDependencies): SentLedger {
  let waiting: SentMail[] = [];
  let unwritten = 0;
  let round: Promise<void> | null = null;

  /** One transaction. Its failures wait for the next: a mail that is not recorded is sent again. */
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

/** Records in one transaction what the mail server accepted so far. A timer would be late under load. */
const answersRead = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
