import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
  readonly mail: Email;
}

/** A refusal as a mail server words it. */
interface Refusal {
  readonly code: number;
  readonly text: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** What it says at each step; `null` lets the mail through. */
  readonly says: { recipient: Refusal | null; data: Refusal | null; login: Refusal | null };
  close(): Promise<void>;
}

interface Options {
  readonly port?: number;
  /** Only who signs in may send. */
  readonly withLogin?: boolean;
}

const refusal = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on a free port of this machine, which keeps what it is given. */
export async function startMailServer({ port = 0, withLogin = false }: Options = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const says: TestMailServer['says'] = { recipient: null, data: null, login: null };
  const server = new SMTPServer({
    authOptional: !withLogin,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, callback) {
      if (says.login === null) callback(null, { user: auth.username ?? '' });
      else callback(refusal(says.login));
    },
    onRcptTo(_address, _session, callback) {
      callback(says.recipient === null ? null : refusal(says.recipient));
    },
    onData(stream, session, callback) {
      const keep = async () => {
        const raw = await buffer(stream);
        if (says.data !== null) {
          callback(refusal(says.data));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          envelope: {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((recipient) => recipient.address),
          },
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        });
        callback();
      };
      void keep();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${withLogin ? 'user:secret@' : ''}127.0.0.1:${address.port}`,
    received,
    says,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
