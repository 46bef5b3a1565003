import { openPath } from '../../mails/campaign.ts';
import type { App } from '../app.ts';
import { isMachine } from './isMachine.ts';
import type { MailLinkRoutes } from './mailLinkRoutes.ts';
import { tokenOf, unknownLink } from './unknownLink.ts';

/** One transparent point. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture at the end of a mail: that it is fetched tells, more or less, that the mail was opened. */
export function getOpen(app: App, { engagement, linkTokens, measures }: MailLinkRoutes): void {
  app.get(`${openPath}:token`, async (request, reply) => {
    const mailId = linkTokens.opens.read(tokenOf(request));
    if (mailId === null) return unknownLink(request, reply);
    const isProgram = request.method !== 'GET' || isMachine(request.headers['user-agent']);
    if (measures.opens && !(await engagement.opened(mailId, isProgram))) return unknownLink(request, reply);
    // A mail shows it on a page of somebody else.
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/gif').send(picture);
  });
}
