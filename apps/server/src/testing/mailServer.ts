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

/** A refusal as a mail server words it. */
interface Refusal {
  readonly code: number;
  readonly text: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The user names that signed in, or tried to. */
  readonly signIns: readonly string[];
  /** What it says at each step; `null` lets the mail through. */
  readonly says: { sender: Refusal | null; recipient: Refusal | null; data: Refusal | null; login: Refusal | null };
  /** Decides for each recipient; may take its time. Absent: `says` decides. */
  answer: ((recipient: string) => Answer | Promise<Answer>) | null;
  /** After its senders ended: resolves when every connection has, and what came by it is kept. */
  drained(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What one kill of a server may make it send twice, as `docs/operations.md` promises: twenty mails on their way, and forty whose
 * leaving was not written down yet.
 */
export const mostTwiceAtAKill = 60;

interface Options {
  readonly port?: number;
  /** Only who signs in may send. */
  readonly withLogin?: boolean;
  /** With it the server offers STARTTLS; left out, it does not know the command. */
  readonly certificate?: { readonly key: string; readonly cert: string };
}

const refusal = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code });

/** What it does with a message: takes it, words a refusal, or breaks the connection off without a word. */
type Answer = 'take' | 'take and break off' | 'break off' | Refusal;

/** A real SMTP server on a free port of this machine, which keeps what it is given. */
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
      // A sender that was killed in the middle of a mail has not sent it.
      const kept = keep().catch(() => {});
      keeping.add(kept);
      void kept.then(() => keeping.delete(kept));
    },
  });
  server.on('error', () => {});
  /** The library has no word for them. */
  const { connections } = server as unknown as { connections: Set<{ id: string; close(): void }> };
  /** A connection that ends without an answer. */
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
