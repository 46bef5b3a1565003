import type { ApiRoute } from './routes/route.ts';

/** A save, which is repeated until it succeeds, so that trying again soon is better than waiting. */
const saveMs = 15_000;
const usualMs = 60_000;
const longMs = 15 * 60_000;
/** A slow mobile connection sends 20 kB in a second. */
const charactersPerMs = 20;

/**
 * How long the answer to a call may take, in ms. Mobile and wireless connections can go dead without an error: without
 * a limit, a save would wait for ever, and everything typed after it.
 *
 * @param bodyLength characters of the request's body
 */
export function timeLimitOf({ method, isLong }: Pick<ApiRoute, 'method' | 'isLong'>, bodyLength: number): number {
  const isSave = method === 'PUT' || method === 'PATCH';
  return (isLong === true ? longMs : isSave ? saveMs : usualMs) + bodyLength / charactersPerMs;
}
