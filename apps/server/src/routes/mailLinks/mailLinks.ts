import { type CampaignMeasures, errorMessage } from '@fnc/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedTokens } from '../../adapters/secrets/signedTokens.ts';
import type { Engagement } from '../../adapters/sql/campaigns/engagement.ts';
import { languageOf } from '../../plugins/language.ts';
import { plainText } from '../../plugins/static/builtFiles.ts';
import { openPath, clickPath } from '../../mails/campaign.ts';
import { isProgram } from '../tracking/tracking.ts';
import type { App } from '../app.ts';

/** Dependencies of measuring opens and clicks. */
export interface MailLinkRoutes {
  readonly engagement: Engagement;
  /** Tokens of mails and their links. */
  readonly linkTokens: { readonly opens: SignedTokens; readonly clicks: SignedTokens };
  /** When nothing is measured, links of earlier mails still redirect, without counting. */
  readonly measures: CampaignMeasures;
}

/** Services that fetch a mail's pictures for their users, often before anybody reads it. */
const pictureProxies = /GoogleImageProxy|YahooMailProxy|ggpht\.com/i;
/** Apple Mail hides its user behind a user agent without a program. */
const hidden = /^Mozilla\/5\.0$/;

/** Whether a program most likely fetched a mail's picture or link. */
const isMachine = (userAgent: string | undefined): boolean =>
  isProgram(userAgent) || pictureProxies.test(userAgent ?? '') || hidden.test(userAgent ?? '');

/** A sentence instead of JSON, because a person followed the link. */
const unknownLink = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  plainText(reply, 404, errorMessage('mail_link_unknown', languageOf(request)));

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

/** One transparent pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture at the end of a mail: fetching it means, more or less, that the mail was opened. */
function getOpen(app: App, { engagement, linkTokens, measures }: MailLinkRoutes): void {
  app.get(`${openPath}:token`, async (request, reply) => {
    const mailId = linkTokens.opens.read(tokenOf(request));
    if (mailId === null) return unknownLink(request, reply);
    const byProgram = request.method !== 'GET' || isMachine(request.headers['user-agent']);
    if (measures.opens && !(await engagement.opened(mailId, byProgram))) return unknownLink(request, reply);
    // Webmail shows it on its own pages.
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/gif').send(picture);
  });
}

/** A link of a mail: redirects only to the address that was stored with it. */
function getClick(app: App, { engagement, linkTokens, measures }: MailLinkRoutes): void {
  app.get(`${clickPath}:token`, async (request, reply) => {
    const [mailId, place] = linkTokens.clicks.read(tokenOf(request))?.split('.') ?? [];
    if (mailId === undefined || place === undefined) return unknownLink(request, reply);
    const counts = measures.clicks && request.method === 'GET' && !isMachine(request.headers['user-agent']);
    const address = await engagement.clicked(mailId, Number(place), counts);
    // A header holds ASCII only: `é` in an address is encoded as browsers do.
    const target = URL.parse(address ?? '')?.href;
    return target === undefined ? unknownLink(request, reply) : reply.redirect(target, 302);
  });
}

/** What a mail brings back: that it was opened, and which link was followed. */
export function registerMailLinks(app: App, options: MailLinkRoutes): void {
  getOpen(app, options);
  getClick(app, options);
}
