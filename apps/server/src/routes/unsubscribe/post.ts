import { successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { tokenIn, tokenOfPage } from './tokenIn.ts';
import type { UnsubscribeRoutes } from './unsubscribeRoutes.ts';

/**
 * Unsubscribes whoever a link was made for: from the page, or by a mail program with one click (RFC 8058), which names
 * the token in the address. The answer is the same for who had done so before, and for a lead that no longer exists.
 */
export function postUnsubscribe(app: App, { unsubscriptions, unsubscribeTokens }: UnsubscribeRoutes): void {
  // RFC 8058 lets a mail program send a multipart body too. Nothing in it is needed.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  app.addHook('preValidation', (request, _reply, done) => {
    const named = isObject(request.body) && 'token' in request.body;
    const token = tokenIn(request.query) ?? (named ? undefined : tokenOfPage(request.headers.referer));
    if (token !== undefined) request.body = { ...(isObject(request.body) ? request.body : {}), token };
    done();
  });
  app.route({
    ...contractRoute(apiContract.unsubscribe),
    handler: async (request) => {
      const token = unsubscribeTokens.read(request.body.token);
      if (token === null) throw new ApiFailure(400, 'unsubscribe_link_invalid');
      await unsubscriptions.unsubscribe(token.leadId, token.mailId);
      return { success: true as const, message: successMessage('unsubscribed', languageOf(request)) };
    },
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
