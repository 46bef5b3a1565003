import { defaultLanguage, languageOfPath, publicPages, type Language, isLanguage } from '@fnc/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../language.ts';
import { createInlineScripts } from './inlineScripts.ts';
import { createBuiltFiles, pathOf, type BuiltFiles, fileHeaders, notBuilt, plainText } from './builtFiles.ts';

/** What the answer at `/` depends on; caches must know. */
const homeVariesBy = 'accept-language, sec-fetch-site, referer';

/** Search engines find each language at its own address; some of them send a preference for English. */
const searchEngines = /bot|crawl|spider|slurp/i;

/**
 * The language of the answer at `/`, the only address with two. Every other address has one language.
 *
 * 1. `?lang=nl` asks for it: the page itself does so where the browser's memory says otherwise (settleLanguage.ts).
 * 2. A link on this site to `/` means the Dutch home page: the English one has links to `/en`.
 * 3. Other visitors get the language their browser prefers, or Dutch without a preference.
 */
function homeLanguage({ url, headers, host }: Pick<FastifyRequest, 'url' | 'headers' | 'host'>): Language {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('lang');
  if (isLanguage(asked)) return asked;
  if (isOwnLink(headers, host) || searchEngines.test(headers['user-agent'] ?? '')) return defaultLanguage;
  return preferredLanguage(headers['accept-language']);
}

/** Since 2023 browsers send where a request comes from; older ones send the page in `Referer`. */
function isOwnLink(headers: FastifyRequest['headers'], host: string): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  return URL.parse(headers.referer ?? '')?.host === host;
}

const longestPathShown = 200;
/** The home page shows an address only without spaces, quotes and other signs (`pathIn` of the site). */
const notInPath = /[^\p{L}\p{N}\-._~!$&'()*+,;=:@%/]/gu;

/**
 * The public site: prerendered pages as flat files (`/en` is `en.html`). A visitor who follows a dead link gets the
 * home page with a notice that names it; a program that asks for a missing file gets a plain 404.
 *
 * @param folder the built site
 */
export function serveSite(app: FastifyInstance, folder: string): void {
  const files = createBuiltFiles(folder);
  const inlineScripts = createInlineScripts(folder);
  app.get('/*', (request, reply) => {
    if (!files.isBuilt()) return notBuilt(reply, 'site');
    const asked = pathOf(request.url);
    const file = asked === null ? undefined : pageOrFile(files, asked, request);
    const [pathname = ''] = request.url.split('?', 1);
    if (asked === null || file === undefined) {
      // `/LinkedIn`, as people type it from a card.
      const page = asked?.toLowerCase();
      if (page !== undefined && page !== asked && files.find(`${page}.html`) !== undefined)
        return reply.redirect(addressOf(page) + request.url.slice(pathname.length), 308);
      return notFound(files, asked ?? '', request, reply);
    }
    const address = addressOf(asked);
    if (pathname !== address) return reply.redirect(address + request.url.slice(pathname.length), 308);
    if (address === '/') reply.header('vary', homeVariesBy);
    if (file.endsWith('.html')) inlineScripts.allowIn(reply);
    return reply.headers(fileHeaders(file)).sendFile(file, folder);
  });
}

function pageOrFile(files: BuiltFiles, asked: string, request: FastifyRequest): string | undefined {
  if (asked === '') return findHome(files, homeLanguage(request));
  const language = languageOfPath(`/${asked}`);
  // The contact form opens on the home page, whether or not `/contact` was prerendered.
  const isContact = `/${asked}` === publicPages.contact.path[language];
  return files.find(`${asked}.html`, asked) ?? (isContact ? findHome(files, language) : undefined);
}

/** `en.html`; `index.html` for the default language. */
const homeFile = (language: Language): string => `${publicPages.home.path[language].slice(1) || 'index'}.html`;

/** The home page of a language, or of the default language when it was not built. */
const findHome = (files: BuiltFiles, language: Language): string | undefined =>
  files.find(homeFile(language), homeFile(defaultLanguage));

/**
 * The canonical address of a page or file: `/en` for `en.html`, `en/` and `//en`, `/` for `index.html`. It begins
 * with one slash and the name of a built file, so it never leads to another origin.
 */
const addressOf = (asked: string): string => `/${encodeURI(asked).replace(/(^index)?\.html$|^index$/, '')}`;

function notFound(files: BuiltFiles, asked: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isVisitor(request)) return plainText(reply, 404, 'Not found');
  const language = languageOfPath(`/${asked}`);
  const isBuilt = files.find(homeFile(language)) !== undefined;
  return landOnHome(reply, isBuilt ? language : defaultLanguage, `/${asked}`);
}

/** A person with a browser, not a program that asks for a file. */
const isVisitor = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

function landOnHome(reply: FastifyReply, language: Language, asked: string): FastifyReply {
  const shown = encodeURIComponent(
    asked.toWellFormed().replaceAll(notInPath, encodeURIComponent).slice(0, longestPathShown),
  );
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${publicPages.home.path[language]}?notfound=${shown}`, 302);
}

/**
 * Handles addresses that cannot be decoded (`/50%-korting`), which reach no route.
 *
 * @returns whether a visitor asked and was answered
 */
export function answerBrokenLink(request: FastifyRequest, reply: FastifyReply): boolean {
  const [asked = ''] = request.url.split('?', 1);
  if (request.method !== 'GET' || asked.startsWith('/api/') || !isVisitor(request)) return false;
  landOnHome(reply, defaultLanguage, asked);
  return true;
}
