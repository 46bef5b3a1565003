import { type CampaignMeasures, errorMessage } from '@fnc/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedTokens } from '../../adapters/secrets/signedTokens.ts';
import type { Engagement } from '../../adapters/sql/campaigns/engagement.ts';
import { languageOf } from '../../plugins/language.ts';
import { plainText } from '../../plugins/static/plainText.ts';
import { openPath, clickPath } from '../../mails/campaign.ts';
import { isProgram } from '../tracking/tracking.ts';
import type { App } from '../app.ts';

/** What measuring opens and clicks needs. */
export interface MailLinkRoutes {
  readonly engagement: Engagement;
  /** Of mails, and of the links in them. */
  readonly linkTokens: { readonly opens: SignedTokens; readonly clicks: SignedTokens };
  /** Where nothing is measured (any more), links of mails that were sent still lead on, uncounted. */
  readonly measures: CampaignMeasures;
}

/** Services that fetch the pictures of a mail for their users, often before anybody reads it. */
const pictureProxies = /GoogleImageProxy|YahooMailProxy|ggpht\.com/i;
/** Apple's Mail hides its reader behind a name without a program. */
const hidden = /^Mozilla\/5\.0$/;

/** Whether a picture or a link of a mail was most likely fetched by a program. */
const isMachine = (userAgent: string | undefined): boolean =>
  isProgram(userAgent) || pictureProxies.test(userAgent ?? '') || hidden.test(userAgent ?? '');

/** For people, who followed a link: a sentence and not JSON. */
const unknownLink = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  plainText(reply, 404, errorMessage('mail_link_unknown', languageOf(request)));

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

/** One transparent point. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The picture at the end of a mail: that it is fetched tells, more or less, that the mail was opened. */
function getOpen(app: App, { engagement, linkTokens, measures }: MailLinkRoutes): void {
  app.get(`${openPath}:token`, async (request, reply) => {
    const mailId = linkTokens.opens.read(tokenOf(request));
    if (mailId === null) return unknownLink(request, reply);
    const byProgram = request.method !== 'GET' || isMachine(request.headers['user-agent']);
    if (measures.opens && !(await engagement.opened(mailId, byProgram))) return unknownLink(request, reply);
    // A mail shows it on a page of somebody else.
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/gif').send(picture);
  });
}

/** A link of a mail: leads to the address that was stored with it, and nowhere else whatever is asked. */
function getClick(app: App, { engagement, linkTokens, measures }: MailLinkRoutes): void {
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

/** What a mail brings back: that it was opened, and which link was followed. */
export function registerMailLinks(app: App, options: MailLinkRoutes): void {
  getOpen(app, options);
  getClick(app, options);
}
