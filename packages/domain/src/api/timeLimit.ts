import type { ApiRoute } from './routes/route.ts';

/** A save, which is repeated until it succeeds, so that trying again soon is better than waiting. */
const saveMs = 15_000;
const usualMs = 60_000;
/** A visitor waits for it with a form that cannot be used. */
const visitorMs = 30_000;
const longMs = 15 * 60_000;
/** A slow mobile connection sends 20 kB in a second. */
const charactersPerMs = 20;

/**
 * How long the answer to a call may take, in ms. Mobile and wireless connections can go dead without an error: without
 * a limit, a save would wait for ever, and everything typed after it.
 *
 * @param bodyLength characters of the request's body
 */
export function timeLimitOf(
  { method, access, isLong }: Pick<ApiRoute, 'method' | 'access' | 'isLong'>,
  bodyLength: number,
): number {
  const isSave = method === 'PUT' || method === 'PATCH';
  const usual = isSave ? saveMs : access === 'public' ? visitorMs : usualMs;
  return (isLong === true ? longMs : usual) + bodyLength / charactersPerMs;
}
