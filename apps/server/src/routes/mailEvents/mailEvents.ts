import { mailEventSignatureHeader, mailEventToleranceMs } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { MailEvents } from '../../adapters/sql/mail/mailEvents.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a body was signed with our secret recently: `t=<unix seconds>,v1=<hex hmac-sha256 of "t.rawBody">`. The
 * signature covers the time, so that nobody can resend an old report.
 */
function isSigned(header: string | undefined, rawBody: string, secret: string, nowMs: number): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (signature === '' || Math.abs(nowMs - Number(seconds) * 1000) > mailEventToleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

export interface MailEventRoutes {
  readonly mailEvents: MailEvents;
  /** Shared with the mail service; absent: this server accepts no reports. */
  readonly mailEventsSecret: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Accepts reports of the mail service: mails that were delivered, bounced, or marked as unwanted. */
export function postMailEvents(app: App, { mailEvents, mailEventsSecret, now }: MailEventRoutes): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    done(mailEventsSecret === undefined ? new ApiFailure(404, 'mail_events_not_configured') : undefined);
  });
  // The signature is of the bytes, so it is checked before they are parsed.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const header = request.headers[mailEventSignatureHeader];
    const isOurs = isSigned(Array.isArray(header) ? undefined : header, body, mailEventsSecret ?? '', now());
    if (!isOurs) done(new ApiFailure(401, 'mail_events_signature_invalid'));
    else if (body.trim() === '') done(null);
    else void parse(request, body, done);
  });
  app.route({
    ...contractRoute(apiContract.mailEvents),
    handler: async ({ body }) => {
      let accepted = 0;
      for (const event of body.events) if (await mailEvents.take(event)) accepted += 1;
      return { success: true as const, accepted, ignored: body.events.length - accepted };
    },
  });
}
