import { defaultLanguage, isLanguage, type Language } from '@fnc/domain';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../language.ts';

/** What the answer at `/` depends on, for every cache in between. */
export const homeVariesBy = 'accept-language, sec-fetch-site, referer';

/** Search engines find each language at its own address; some of them say that they prefer English. */
const searchEngines = /bot|crawl|spider|slurp/i;

/**
 * The language in which `/` is answered: the only address that stands for both. Every other address has one language.
 *
 * 1. `?lang=nl` asks for it: the page itself does so where the browser's memory says otherwise (settleLanguage.ts).
 * 2. A link on this site to `/` means the Dutch home page: the English one has links to `/en`.
 * 3. Whoever comes from elsewhere gets the language the browser prefers; who says nothing gets Dutch.
 */
export function homeLanguage({ url, headers, host }: Pick<FastifyRequest, 'url' | 'headers' | 'host'>): Language {
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
