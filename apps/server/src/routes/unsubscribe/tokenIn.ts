/** The token in the query of an address (`?t=…`). */
export function tokenIn(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('t' in query)) return undefined;
  return typeof query.t === 'string' ? query.t : undefined;
}
