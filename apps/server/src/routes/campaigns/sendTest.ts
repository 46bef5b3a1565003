import { errorMessage, instantOf, mailFaultMessage, type ErrorCode } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { TestRefusal } from '../../adapters/sql/testMails.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

const hourMs = 3_600_000;
const testsPerHour = 10;

const refusals: Record<TestRefusal, ErrorCode> = {
  unsubscribed: 'test_address_unsubscribed',
  suppressed: 'test_address_suppressed',
  blocked: 'test_address_blocked',
};

/**
 * Sends a campaign's mail to whoever writes it, at once: the answer says what the mail server said. It is no mail to a
 * lead, so nothing of it is kept; an address that said no gets none all the same.
 */
export function sendTestEmail(
  app: App,
  { mails, testMails, transport, loginAttempts, newId, now }: CampaignRoutes,
): void {
  app.route({
    ...contractRoute(apiContract.sendTestEmail),
    handler: async (request) => {
      const refusal = await testMails.refusalOf(request.body.to);
      if (refusal !== null) {
        const code = refusals[refusal];
        throw new ApiFailure(409, code, { issues: [{ path: 'to', code }] });
      }
      const at = instantOf(now());
      const counted = await loginAttempts.count('test mail', at, instantOf(now() + hourMs));
      if (counted.attempts > testsPerHour) {
        const seconds = Math.ceil((Date.parse(counted.windowEndsAt) - now()) / 1000);
        throw new ApiFailure(429, 'test_email_too_often', { headers: { 'retry-after': String(seconds) } });
      }
      const sent = await transport.send(mails.test(request.body, newId(), at));
      if (!sent.ok) {
        // The body's language is that of the mail; the advisor's is the one the browser asks for.
        const language = languageOf({ body: null, headers: request.headers });
        const message = mailFaultMessage(sent.error.code, sent.error.detail, language);
        const sentence = errorMessage('email_send_failed', language, { message });
        throw new ApiFailure(502, 'email_send_failed', { sentence });
      }
      return { success: true as const };
    },
  });
}
