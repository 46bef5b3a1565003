import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
  readonly mail: Email;
}

/** A mail server's refusal. */
interface Refusal {
  readonly code: number;
  readonly text: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The user names of all sign-in attempts. */
  readonly signIns: readonly string[];
  /** Its reply at each step; `null` accepts the mail. */
  readonly says: { sender: Refusal | null; recipient: Refusal | null; data: Refusal | null; login: Refusal | null };
  /** Decides for each recipient, possibly slowly. Absent: `says` decides. */
  answer: ((recipient: string) => Answer | Promise<Answer>) | null;
  /** Resolves when every connection has ended and its mail is kept; call it after the senders ended. */
  drained(): Promise<void>;
  close(): Promise<void>;
}

/**
 * How many mails a killed server may send twice, as `docs/operations.md` promises: twenty being sent, and forty that
 * are sent but not recorded yet.
 */
export const mostTwiceAtAKill = 60;

interface Options {
  readonly port?: number;
  /** Only signed-in clients may send. */
  readonly withLogin?: boolean;
  /** With it the server offers STARTTLS; without it, it does not know the command. */
  readonly certificate?: { readonly key: string; readonly cert: string };
}

const refusal = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code });

/** Its reaction to a message: it accepts, refuses, or breaks the connection without a reply. */
type Answer = 'take' | 'take and break off' | 'break off' | Refusal;

/** A real SMTP server on a free port of this machine, which keeps the mails it receives. */
export async function startMailServer({
  port = 0,
  withLogin = false,
  certificate,
}: Options = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const signIns: string[] = [];
  const says: TestMailServer['says'] = { sender: null, recipient: null, data: null, login: null };
  const state: Pick<TestMailServer, 'answer'> = { answer: null };
  const keeping = new Set<Promise<void>>();
  const server = new SMTPServer({
    authOptional: !withLogin,
    allowInsecureAuth: true,
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    onAuth(auth, _session, callback) {
      signIns.push(auth.username ?? '');
      if (says.login === null) callback(null, { user: auth.username ?? '' });
      else callback(refusal(says.login));
    },
    onMailFrom(_address, _session, callback) {
      callback(says.sender === null ? null : refusal(says.sender));
    },
    onRcptTo(_address, _session, callback) {
      callback(says.recipient === null ? null : refusal(says.recipient));
    },
    onData(stream, session, callback) {
      const keep = async () => {
        const raw = await buffer(stream);
        const { mailFrom, rcptTo } = session.envelope;
        const answer = (await state.answer?.(rcptTo[0]?.address ?? '')) ?? says.data ?? 'take';
        if (typeof answer === 'object') {
          callback(refusal(answer));
          return;
        }
        if (answer === 'break off') {
          breakOff(session.id);
          return;
        }
        received.push({
          envelope: {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((recipient) => recipient.address),
          },
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        });
        if (answer === 'take and break off') breakOff(session.id);
        else callback();
      };
      // A sender killed in the middle of a mail has not sent it.
      const kept = keep().catch(() => {});
      keeping.add(kept);
      void kept.then(() => keeping.delete(kept));
    },
  });
  server.on('error', () => {});
  /** The library does not type them. */
  const { connections } = server as unknown as { connections: Set<{ id: string; close(): void }> };
  /** A connection that ends without a reply. */
  const breakOff = (id: string) => {
    for (const connection of connections) if (connection.id === id) connection.close();
  };
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${withLogin ? 'user:secret@' : ''}127.0.0.1:${address.port}`,
    received,
    signIns,
    says,
    get answer() {
      return state.answer;
    },
    set answer(next) {
      state.answer = next;
    },
    async drained() {
      while (connections.size > 0 || keeping.size > 0) await setImmediate();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
