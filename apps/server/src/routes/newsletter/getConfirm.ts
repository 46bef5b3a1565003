import { newsletterPath } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { tokenIn } from '../unsubscribe/tokenIn.ts';

/** Whoever opens the address sees the page. Programs open every link in a mail, so this changes nothing. */
export function getConfirmNewsletter(app: App): void {
  app.get(apiContract.confirmNewsletter.path, (request, reply) =>
    reply.redirect(newsletterPath(languageOf(request), tokenIn(request.query)), 303),
  );
}
