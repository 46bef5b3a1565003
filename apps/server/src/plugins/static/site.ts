import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languageOfPath, publicPages, type Language, isLanguage } from '@fnc/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../language.ts';
import { createBuiltFiles, pathOf, type BuiltFiles } from './builtFiles.ts';
import { fileHeaders } from './fileHeaders.ts';
import { notBuilt, plainText } from './plainText.ts';

/** What the answer at `/` depends on, for every cache in between. */
const homeVariesBy = 'accept-language, sec-fetch-site, referer';

/** Search engines find each language at its own address; some of them say that they prefer English. */
const searchEngines = /bot|crawl|spider|slurp/i;

/**
 * The language in which `/` is answered: the only address that stands for both. Every other address has one language.
 *
 * 1. `?lang=nl` asks for it: the page itself does so where the browser's memory says otherwise (settleLanguage.ts).
 * 2. A link on this site to `/` means the Dutch home page: the English one has links to `/en`.
 * 3. Whoever comes from elsewhere gets the language the browser prefers; who says nothing gets Dutch.
 */
function homeLanguage({ url, headers, host }: Pick<FastifyRequest, 'url' | 'headers' | 'host'>): Language {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('lang');
  if (isLanguage(asked)) return asked;
  if (isOwnLink(headers, host) || searchEngines.test(headers['user-agent'] ?? '')) return defaultLanguage;
  return preferredLanguage(headers['accept-language']);
}

/** Browsers say since 2023 where a request comes from; older ones name the page in `Referer`. */
function isOwnLink(headers: FastifyRequest['headers'], host: string): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  return URL.parse(headers.referer ?? '')?.host === host;
}

/** The few scripts that stand in the built pages themselves. */
interface InlineScripts {
  /** Names them in the answer's Content-Security-Policy by their hashes; any other inline script stays forbidden. */
  allowIn(reply: FastifyReply): void;
}

const policyHeader = 'content-security-policy';
const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;

/** @param folder where the site was built; it may be built anew while the server runs */
function createInlineScripts(folder: string): InlineScripts {
  const list = path.join(folder, '.inline-scripts.json');
  let readAt = Number.NaN;
  let allowed = '';

  const sources = (): string => {
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return '';
    if (changedAt !== readAt) {
      const hashes: unknown = JSON.parse(readFileSync(list, 'utf8'));
      const known = Array.isArray(hashes) ? hashes.filter((each) => typeof each === 'string' && hash.test(each)) : [];
      allowed = known.map((each) => ` ${each}`).join('');
      readAt = changedAt;
    }
    return allowed;
  };

  return {
    allowIn(reply) {
      const policy = reply.getHeader(policyHeader);
      if (typeof policy !== 'string') return;
      reply.header(policyHeader, policy.replace("script-src 'self'", `script-src 'self'${sources()}`));
    },
  };
}

const longestPathShown = 200;
/** The home page names an address only where it has no space, quote or other sign in it (`pathIn` of the site). */
const notInPath = /[^\p{L}\p{N}\-._~!$&'()*+,;=:@%/]/gu;

/**
 * The public site: prerendered pages as flat files (`/en` is `en.html`). A visitor who follows a dead link lands on the
 * home page with a notice that names it; a program that asks for a file that is not there gets a plain 404.
 *
 * @param folder where the site was built
 */
export function serveSite(app: FastifyInstance, folder: string): void {
  const files = createBuiltFiles(folder);
  const inlineScripts = createInlineScripts(folder);
  app.get('/*', (request, reply) => {
    if (!files.isBuilt()) return notBuilt(reply, 'site');
    const asked = pathOf(request.url);
    const file = asked === null ? undefined : pageOrFile(files, asked, request);
    if (asked === null || file === undefined) return notFound(files, asked ?? '', request, reply);
    const [pathname = ''] = request.url.split('?', 1);
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
  // The contact form opens on the home page, whether or not that state was prerendered as a page of its own.
  const isContact = `/${asked}` === publicPages.contact.path[language];
  return files.find(`${asked}.html`, asked) ?? (isContact ? findHome(files, language) : undefined);
}

/** `en.html`; `index.html` of the default language. */
const homeFile = (language: Language): string => `${publicPages.home.path[language].slice(1) || 'index'}.html`;

/** The home page of a language; that of the default one where it was not built. */
const findHome = (files: BuiltFiles, language: Language): string | undefined =>
  files.find(homeFile(language), homeFile(defaultLanguage));

/**
 * The one address of a page or file that was found: `/en` for `en.html`, `en/` and `//en`, `/` for `index.html`. It begins
 * with one slash and the name of a built file, so it never leads to another origin.
 */
const addressOf = (asked: string): string => `/${encodeURI(asked).replace(/(^index)?\.html$|^index$/, '')}`;

function notFound(files: BuiltFiles, asked: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isVisitor(request)) return plainText(reply, 404, 'Not found');
  const language = languageOfPath(`/${asked}`);
  const isBuilt = files.find(homeFile(language)) !== undefined;
  return landOnHome(reply, isBuilt ? language : defaultLanguage, `/${asked}`);
}

/** Someone with a browser, and not a program that asks for a file. */
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
 * A link that is so broken that its address cannot be decoded (`/50%-korting`) reaches no route.
 *
 * @returns whether this was a visitor's, and has been answered
 */
export function answerBrokenLink(request: FastifyRequest, reply: FastifyReply): boolean {
  const [asked = ''] = request.url.split('?', 1);
  if (request.method !== 'GET' || asked.startsWith('/api/') || !isVisitor(request)) return false;
  landOnHome(reply, defaultLanguage, asked);
  return true;
}
