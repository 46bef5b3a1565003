/** The token in the query of an address (`?t=…`). */
export function tokenIn(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('t' in query)) return undefined;
  return typeof query.t === 'string' ? query.t : undefined;
}

/** The token in the address of the page that a form came from: without JavaScript the page cannot name it itself. */
export function tokenOfPage(referer: string | undefined): string | undefined {
  return URL.parse(referer ?? '')?.searchParams.get('t') ?? undefined;
}
