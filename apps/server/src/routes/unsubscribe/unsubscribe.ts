import { isCaughtByHoneypot, publicPages, successMessage, unsubscribePath } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { UnsubscribeTokens } from '../../adapters/secrets/signedTokens.ts';
import type { Unsubscriptions } from '../../adapters/sql/consent/unsubscriptions.ts';
import type { Mails } from '../../mails/mails.ts';
import { addressesOf } from '../../plugins/formPosts.ts';
import { languageOf } from '../../plugins/language.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Dependencies of unsubscribing. */
export interface UnsubscribeRoutes {
  readonly unsubscriptions: Unsubscriptions;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly mails: Mails;
  /** Called after the commit, when there is mail to send. */
  readonly onMail: () => void;
}

/** The token in the query of an address (`?t=…`). */
export function tokenIn(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('t' in query)) return undefined;
  return typeof query.t === 'string' ? query.t : undefined;
}

/** The token in the address of a form's page: without JavaScript the page cannot send it itself. */
function tokenOfPage(referer: string | undefined): string | undefined {
  return URL.parse(referer ?? '')?.searchParams.get('t') ?? undefined;
}

/** Mails a link to an address on our list. The answer never reveals whether it is on it. */
export function postUnsubscribeLink(app: App, { unsubscriptions, mails, onMail }: UnsubscribeRoutes): void {
  app.route({
    ...contractRoute(apiContract.requestUnsubscribeLink),
    handler: async (request) => {
      const language = languageOf(request);
      const answer = { success: true as const, message: successMessage('unsubscribe_link_sent', language) };
      if (isCaughtByHoneypot(request.body)) return answer;
      const isStored = await unsubscriptions.sendLink(request.body.email, (lead) =>
        mails.forUnsubscribe(lead, language),
      );
      if (isStored) onMail();
      return answer;
    },
  });
}

/**
 * Unsubscribes the lead of a link: from the page, whose form without JavaScript is sent to the page's own address, or by
 * a mail program with one click (RFC 8058), which sends the token in the address. The answer is the same for an
 * unsubscribed lead and for one that no longer exists.
 */
export function postUnsubscribe(app: App, { unsubscriptions, unsubscribeTokens }: UnsubscribeRoutes): void {
  // RFC 8058 also allows a multipart body. Nothing in it is needed.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  app.addHook('preValidation', (request, _reply, done) => {
    const named = isObject(request.body) && 'token' in request.body;
    const token = tokenIn(request.query) ?? (named ? undefined : tokenOfPage(request.headers.referer));
    if (token !== undefined) request.body = { ...(isObject(request.body) ? request.body : {}), token };
    done();
  });
  for (const url of addressesOf(apiContract.unsubscribe, publicPages.unsubscribe)) {
    app.route({
      ...contractRoute(apiContract.unsubscribe),
      url,
      handler: async (request) => {
        const token = unsubscribeTokens.read(request.body.token);
        if (token === null) throw new ApiFailure(400, 'unsubscribe_link_invalid');
        await unsubscriptions.unsubscribe(token.leadId, token.mailId);
        return { success: true as const, message: successMessage('unsubscribed', languageOf(request)) };
      },
    });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Shows the page at the one-click address. Programs open every link in a mail, so this changes nothing. */
export function getUnsubscribe(app: App): void {
  app.get(apiContract.unsubscribe.path, (request, reply) =>
    reply.redirect(unsubscribePath(languageOf(request), tokenIn(request.query)), 303),
  );
}

/** Undoes an unsubscription by the same link. It never reveals whether there is such a lead. */
export function postResubscribe(app: App, { unsubscriptions, unsubscribeTokens }: UnsubscribeRoutes): void {
  app.route({
    ...contractRoute(apiContract.resubscribe),
    handler: async (request) => {
      const token = unsubscribeTokens.read(request.body.token);
      if (token === null) throw new ApiFailure(400, 'unsubscribe_link_invalid');
      if (!(await unsubscriptions.resubscribe(token.leadId, token.mailId))) {
        throw new ApiFailure(400, 'unsubscribe_link_invalid');
      }
      return { success: true as const, message: successMessage('resubscribed', languageOf(request)) };
    },
  });
}
