/** Paths for counting and error reports, apart from the routes, so that a page that only counts loads no schemas. */
export const trackingPaths = { count: '/api/events', clientFault: '/api/client-errors' } as const;
