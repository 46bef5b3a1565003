import { clickPath } from '../../mails/campaign.ts';
import type { App } from '../app.ts';
import { isMachine } from './isMachine.ts';
import type { MailLinkRoutes } from './mailLinkRoutes.ts';
import { tokenOf, unknownLink } from './unknownLink.ts';

/** A link of a mail: leads to the address that was stored with it, and nowhere else whatever is asked. */
export function getClick(app: App, { engagement, linkTokens, measures }: MailLinkRoutes): void {
  app.get(`${clickPath}:token`, async (request, reply) => {
    const [mailId, place] = linkTokens.clicks.read(tokenOf(request))?.split('.') ?? [];
    if (mailId === undefined || place === undefined) return unknownLink(request, reply);
    const counts = measures.clicks && request.method === 'GET' && !isMachine(request.headers['user-agent']);
    const address = await engagement.clicked(mailId, Number(place), counts);
    // A header holds ASCII only: `é` in an address is written as browsers do.
    const target = URL.parse(address ?? '')?.href;
    return target === undefined ? unknownLink(request, reply) : reply.redirect(target, 302);
  });
}
