import { unsubscribePath } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { tokenIn } from './tokenIn.ts';

/** Whoever opens the one-click address sees the page. Programs open every link in a mail, so this changes nothing. */
export function getUnsubscribe(app: App): void {
  app.get(apiContract.unsubscribe.path, (request, reply) =>
    reply.redirect(unsubscribePath(languageOf(request), tokenIn(request.query)), 303),
  );
}
