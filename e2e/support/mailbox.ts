import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Email;
  /** The mail as received, for checks of its signature. */
  readonly raw: Buffer;
}

/** A mail server that stores what it receives. */
export interface Mailbox {
  readonly url: string;
  readonly received: readonly Received[];
  /** Returns the reply for a refused recipient (`550 5.1.1 no such user`), else `null`; can be set at any time. */
  refuses: (address: string) => string | null;
  /** Resolves with the first mail to this address, once it has arrived. */
  mailTo(address: string): Promise<Received>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const words = mailbox.refuses(address);
      if (words === null) callback();
      else callback(Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) }));
    },
    onData(stream, session, callback) {
      const keep = async () => {
        const sender = session.envelope.mailFrom;
        const raw = await buffer(stream);
        received.push({
          from: sender === false ? '' : sender.address,
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          mail: await PostalMime.parse(raw),
          raw,
        });
        callback();
        for (const look of waiting) look();
      };
      // A sender that was killed in the middle of a mail has not sent it.
      keep().catch(() => {});
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuses: () => null,
    mailTo(wanted) {
      return new Promise((resolve) => {
        const look = () => {
          const found = received.find((mail) => mail.to.includes(wanted));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return mailbox;
}
