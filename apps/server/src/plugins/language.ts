import { defaultLanguage, isLanguage, type Language } from '@fnc/domain';
import type { FastifyRequest } from 'fastify';

/** The language of an answer: that of the body, else the one the client prefers, else Dutch. */
export function languageOf(request: Pick<FastifyRequest, 'body' | 'headers'>): Language {
  const { body } = request;
  if (typeof body === 'object' && body !== null && 'language' in body && isLanguage(body.language)) {
    return body.language;
  }
  return preferredLanguage(request.headers['accept-language']);
}

/** @param header `en-GB,en;q=0.9,nl;q=0.8`: the highest weight wins, the first of equal ones */
export function preferredLanguage(header: string | undefined): Language {
  let best = { language: defaultLanguage, weight: 0 };
  for (const range of (header ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = range.split(';');
    const language = tag.trim().toLowerCase().split('-')[0];
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
