import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Email;
}

/** A mail server that keeps what it is given. */
export interface Mailbox {
  readonly url: string;
  readonly received: readonly Received[];
  /** Resolves with the first mail to this address, as soon as it is there. */
  mailTo(address: string): Promise<Received>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const keep = async () => {
        const sender = session.envelope.mailFrom;
        received.push({
          from: sender === false ? '' : sender.address,
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          mail: await PostalMime.parse(await buffer(stream)),
        });
        callback();
        for (const look of waiting) look();
      };
      void keep();
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
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
}
