/** Where a browser counts and reports. Apart from the routes, so that a page that only counts needs no schemas. */
export const trackingPaths = { count: '/api/events', clientFault: '/api/client-errors' } as const;
