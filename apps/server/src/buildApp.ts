import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import { publicPages } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import compress from '@fastify/compress';
import { type BuiltFolders, serveBuiltApps } from './plugins/static/index.ts';
import { ApiFailure } from './plugins/apiFailure.ts';
import { addressKey } from './plugins/attemptLimit.ts';
import { prepareAuthentication, requireAdmin } from './plugins/authentication.ts';
import { endConnectionsWhenClosing } from './plugins/closing.ts';
import { allowDevelopmentOrigins, refuseOtherSites, keepNoAnswers, addSecurityHeaders } from './plugins/security.ts';
import { answerErrors, sendFailure, answerOtherMethods } from './plugins/errors.ts';
import { acceptFormPosts, addressesOf, isFormPost } from './plugins/formPosts.ts';
import { acceptJsonAsText, acceptJsonOnly, validateWithZod, type ZodTypes } from './plugins/validation.ts';
import { shedLoad } from './plugins/loadShedding.ts';
import { logRequests } from './plugins/log.ts';
import { answerBrokenLink } from './plugins/static/site.ts';
import type { App } from './routes/app.ts';
import { registerCampaigns } from './routes/campaigns/campaigns.ts';
import type { CampaignRoutes } from './routes/campaigns/campaignRoutes.ts';
import { registerMails } from './routes/campaigns/mails.ts';
import { registerChanges, type ChangeRoutes } from './routes/changes/changes.ts';
import { registerFile, type FileRoutes } from './routes/file/file.ts';
import { registerClients, type ClientRoutes } from './routes/clients/clients.ts';
import { postContact, type IntakeRoutes, postGuideSignUp } from './routes/intake/intake.ts';
import { registerLeads, type LeadRoutes } from './routes/leads/leads.ts';
import { postMailEvents, type MailEventRoutes } from './routes/mailEvents/mailEvents.ts';
import { registerMailLinks, type MailLinkRoutes } from './routes/mailLinks/mailLinks.ts';
import {
  getConfirmNewsletter,
  postConfirmNewsletter,
  registerConsents,
  type NewsletterRoutes,
} from './routes/newsletter/newsletter.ts';
import { postChangePassword, registerSecondFactor } from './routes/session/account.ts';
import { registerOpenSessions, registerSession } from './routes/session/session.ts';
import { registerQuestionnaires, type QuestionnaireRoutes } from './routes/questionnaires/questionnaires.ts';
import {
  getAi,
  type ReportRoutes,
  followWriting,
  startWriting,
  type WritingRoutes,
  registerReports,
  type StoredReportRoutes,
} from './routes/reports/reports.ts';
import type { SessionRoutes } from './routes/session/sessionRoutes.ts';
import {
  getAdminStatus,
  type StatusRoutes,
  getHealth,
  getLife,
  type HealthRoutes,
  getMetrics,
  type MetricsRoutes,
} from './routes/status/status.ts';
import { getCounts, registerBeacons, type TrackingRoutes } from './routes/tracking/tracking.ts';
import { registerTemplates, type TemplateRoutes } from './routes/templates/templates.ts';
import {
  getUnsubscribe,
  postUnsubscribe,
  postUnsubscribeLink,
  type UnsubscribeRoutes,
  postResubscribe,
} from './routes/unsubscribe/unsubscribe.ts';

const bodyLimit = 64 * 1024;
/** Enough for a request of `bodyLimit` over a bad connection at sea. */
const requestTimeoutMs = 60_000;
/** Per address. A mail service unsubscribes all of its users from few addresses after a large campaign. */
const wayOutRequestsPerMinute = 600;
/** Per address: an advisor starts a few in a quarter of an hour, and each costs money. */
const reportsPerMinute = 20;
/** Per address: an office may have many visitors behind one address. */
const beaconsPerMinute = 300;

export interface AppDependencies
  extends
    IntakeRoutes,
    SessionRoutes,
    LeadRoutes,
    ReportRoutes,
    StatusRoutes,
    HealthRoutes,
    MetricsRoutes,
    TrackingRoutes,
    UnsubscribeRoutes,
    NewsletterRoutes,
    CampaignRoutes,
    MailEventRoutes,
    MailLinkRoutes,
    TemplateRoutes,
    ChangeRoutes,
    FileRoutes,
    ClientRoutes,
    QuestionnaireRoutes,
    StoredReportRoutes,
    WritingRoutes {
  readonly log: FastifyBaseLogger;
  readonly folders: BuiltFolders;
  /** The public address is https. */
  readonly isHttps: boolean;
  /** Addresses or CIDRs of reverse proxies. */
  readonly trustProxy: string | undefined;
  /** Posts of the public forms that one address may make per minute. */
  readonly formRequestsPerMinute: number;
  /** Whether pages from any port of localhost may call the API; for development only. */
  readonly allowsDevelopmentOrigins: boolean;
  /** The address visitors use, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** The HTTP server without a port and without the environment: tests call it as the server does. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const app = Fastify({
    loggerInstance: dependencies.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: () => randomUUID(),
    trustProxy: dependencies.trustProxy ?? false,
    // Ends slow requests; by default Fastify waits forever.
    requestTimeout: requestTimeoutMs,
    // `endConnectionsWhenClosing` waits first; then idle connections are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      if (error.code !== 'FST_ERR_BAD_URL' || !answerBrokenLink(request, reply)) sendFailure(error, request, reply);
    },
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypes>();

  validateWithZod(app);
  acceptJsonOnly(app);
  answerErrors(app);
  logRequests(app);
  keepNoAnswers(app);
  endConnectionsWhenClosing(app);
  dependencies.metrics.watchRequests(app);
  shedLoad(app);
  prepareAuthentication(app);
  addSecurityHeaders(app, dependencies.isHttps);
  if (dependencies.allowsDevelopmentOrigins) await allowDevelopmentOrigins(app);
  await compressAnswers(app);
  const closeApi = answerOtherMethods(app);

  await app.register(async (forms) => {
    await limitRequests(forms, dependencies.formRequestsPerMinute);
    refuseOtherSites(forms, dependencies.publicUrl, isFormPost);
    acceptPlainForms(forms, dependencies);
    postContact(forms, dependencies);
    postGuideSignUp(forms, dependencies);
    postUnsubscribeLink(forms, dependencies);
  });
  await app.register(async (wayOut) => {
    await limitRequests(wayOut, wayOutRequestsPerMinute);
    // Any origin may call it: a mail program unsubscribes for its user, and the token is the proof.
    acceptPlainForms(wayOut, dependencies);
    postUnsubscribe(wayOut, dependencies);
    getUnsubscribe(wayOut);
    postResubscribe(wayOut, dependencies);
    postConfirmNewsletter(wayOut, dependencies);
    getConfirmNewsletter(wayOut);
  });
  await app.register((links, _options, done) => {
    registerMailLinks(links, dependencies);
    done();
  });
  await app.register((events, _options, done) => {
    postMailEvents(events, dependencies);
    done();
  });
  await app.register(async (beacons) => {
    await limitRequests(beacons, beaconsPerMinute);
    refuseOtherSites(beacons, dependencies.publicUrl);
    acceptJsonAsText(beacons);
    registerBeacons(beacons, dependencies);
  });
  registerSession(app, dependencies);
  postChangePassword(app, dependencies);
  await app.register((backOffice, _options, done) => {
    backOffice.addHook('onRequest', requireAdmin(dependencies));
    registerLeads(backOffice, dependencies);
    getAdminStatus(backOffice, dependencies);
    getCounts(backOffice, dependencies);
    getAi(backOffice, dependencies);
    registerCampaigns(backOffice, dependencies);
    registerMails(backOffice, dependencies);
    registerConsents(backOffice, dependencies);
    registerTemplates(backOffice, dependencies);
    registerChanges(backOffice, dependencies);
    registerFile(backOffice, dependencies);
    registerClients(backOffice, dependencies);
    registerQuestionnaires(backOffice, dependencies);
    registerReports(backOffice, dependencies);
    followWriting(backOffice, dependencies);
    registerSecondFactor(backOffice, dependencies);
    registerOpenSessions(backOffice, dependencies);
    done();
  });
  await app.register(async (reports) => {
    reports.addHook('onRequest', requireAdmin(dependencies));
    await limitRequests(reports, reportsPerMinute);
    startWriting(reports, dependencies);
  });
  getHealth(app, dependencies);
  getLife(app);
  getMetrics(app, dependencies);
  closeApi();
  const { configured, settings } = dependencies.completions;
  // With its own key the server calls the AI service; otherwise the console does.
  await serveBuiltApps(app, dependencies.folders, configured ? [] : [new URL(settings.baseUrl).origin]);
  return app;
}

function acceptPlainForms(forms: App, { folders }: AppDependencies): void {
  acceptFormPosts(forms, folders.site, {
    [apiContract.contact.path]: { form: 'contact', done: 'contact-sent' },
    [apiContract.subscribe.path]: { form: 'guide', done: 'guide-requested' },
    [apiContract.requestUnsubscribeLink.path]: { form: 'unsubscribe', done: 'unsubscribe-link-sent' },
    ...atEach(addressesOf(apiContract.unsubscribe, publicPages.unsubscribe), {
      form: 'unsubscribe',
      done: 'unsubscribed',
    }),
    [apiContract.resubscribe.path]: { form: 'resubscribe', done: 'resubscribed' },
    ...atEach(addressesOf(apiContract.confirmNewsletter, publicPages.confirm), {
      form: 'confirm',
      done: 'confirmed',
    }),
  });
}

const atEach = <Pages>(urls: readonly string[], pages: Pages): Record<string, Pages> =>
  Object.fromEntries(urls.map((url) => [url, pages]));

async function limitRequests(forms: App, max: number): Promise<void> {
  await forms.register(rateLimit, {
    max,
    // Runs after the body was read, so that the page that answers a plain form keeps the typed text.
    hook: 'preValidation',
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure(429, 'rate_limited', { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
  });
}

/** Compresses the answers of routes that are registered after this. */
async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Quality 5 costs little more than gzip and is smaller; the highest takes seconds of CPU time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
}
