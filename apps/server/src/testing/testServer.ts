import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ok, type Result } from '@fnc/domain';
import type { DeliveryFault, MailTransport, OutgoingMail } from '../adapters/mail/mailTransport.ts';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { assemble, type Assembled } from '../assemble.ts';
import { ensureFirstAdmin } from '../firstAdmin.ts';
import { createLog } from '../plugins/requestLog.ts';
import { sqlite, type TestEngine } from './engines.ts';

export interface TestServer extends Assembled {
  readonly database: Database;
  /** What the clock shows, in milliseconds; a test moves it. */
  readonly clock: { now: number };
  /** Every line of the log. */
  readonly logged: readonly string[];
  /** Mails that left, in order; `answer` decides what the mail server says. */
  readonly mailServer: { readonly sent: readonly OutgoingMail[]; answer: () => Result<void, DeliveryFault> };
  /** Where the built apps would be. */
  readonly folders: { readonly site: string; readonly admin: string };
  /** Signs the admin in and changes the one-time password. @returns the header of an admin's request */
  signIn(): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

export const testAdmin = { username: 'admin', oneTime: 'a one-time password', password: 'a password of my own' };

interface Options {
  readonly engine?: TestEngine;
  readonly transport?: MailTransport;
  readonly formRequestsPerMinute?: number;
  readonly trustProxy?: string;
  readonly isHttps?: boolean;
}

/** The whole server, real database included, without a port: `app.inject` is its front door. */
export async function startTestServer({
  engine = sqlite,
  transport,
  formRequestsPerMinute = 1_000_000,
  trustProxy,
  isHttps = false,
}: Options = {}): Promise<TestServer> {
  const empty = await engine.create();
  const database = await openDatabase(empty.url);
  const clock = { now: Date.parse('2026-03-02T09:00:00.000Z') };
  const logged: string[] = [];
  const sent: OutgoingMail[] = [];
  const mailServer = { sent, answer: (): Result<void, DeliveryFault> => ok(undefined) };
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-apps-'));
  const folders = { site: path.join(folder, 'site'), admin: path.join(folder, 'admin') };
  const assembled = await assemble({
    database,
    transport: transport ?? memoryTransport(mailServer),
    log: createLog('info', { write: (line) => void logged.push(line) }),
    publicUrl: () => 'https://www.fnc.example',
    from: 'FNC <post@fnc.example>',
    advisor: 'advies@fnc.example',
    folders,
    isHttps,
    trustProxy,
    formRequestsPerMinute,
    sessionHours: 12,
    version: '1.2.3',
    now: () => clock.now,
    chance: () => 0.5,
  });
  await ensureFirstAdmin(assembled.admins, testAdmin.username, testAdmin.oneTime, () => clock.now);
  return {
    ...assembled,
    database,
    clock,
    logged,
    mailServer,
    folders,
    signIn: () => signIn(assembled),
    async close() {
      await assembled.app.close();
      await assembled.outboxWorker.stop();
      await database.close();
      await empty.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function memoryTransport(mailServer: { sent: OutgoingMail[]; answer: () => Result<void, DeliveryFault> }) {
  const transport: MailTransport = {
    configured: true,
    send(mail) {
      const answer = mailServer.answer();
      if (answer.ok) mailServer.sent.push(mail);
      return Promise.resolve(answer);
    },
    close: () => Promise.resolve(),
  };
  return transport;
}

async function signIn({ app, admins }: Assembled): Promise<{ authorization: string }> {
  const admin = await admins.findByUsername(testAdmin.username);
  const password = admin?.mustChangePassword === true ? testAdmin.oneTime : testAdmin.password;
  const body = { username: testAdmin.username, password };
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: body });
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
  if (admin?.mustChangePassword === true) {
    await app.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      headers,
      payload: { currentPassword: testAdmin.oneTime, newPassword: testAdmin.password },
    });
  }
  return headers;
}
