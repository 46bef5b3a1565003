import { createHmac } from 'node:crypto';
import { mailEventSignatureHeader } from '@fnc/domain';
import { post } from './requests.ts';
import type { TestServer } from './testServer.ts';

/** The signature header of a body, as the mail service makes it. */
export function signature(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Reports events like the mail service. */
export const report = (server: TestServer, secret: string, ...events: readonly object[]) => {
  const payload = { events };
  const header = signature(JSON.stringify(payload), secret, server.clock.now);
  return post(server, '/api/mail-events', payload, { [mailEventSignatureHeader]: header });
};
