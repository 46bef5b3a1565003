/** What pages without JavaScript, mail programs and beacons send; `x=1` is at fault in its own way. */
const badForm = 'application/x-www-form-urlencoded';
export const alsoTaken: Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>> = {
  '/api/contact': { [badForm]: [400, 'name_required'] },
  '/api/fnc-subscribe': { [badForm]: [400, 'name_required'] },
  '/api/unsubscribe-link': { [badForm]: [400, 'email_required'] },
  '/api/unsubscribe': {
    [badForm]: [400, 'unsubscribe_link_invalid'],
    'multipart/form-data; boundary=x': [400, 'unsubscribe_link_invalid'],
  },
  '/api/events': { 'text/plain': [400, 'body_invalid'] },
  '/api/client-errors': { 'text/plain': [400, 'body_invalid'] },
};

export const nulCursor = encodeURIComponent(JSON.stringify(['a\0', '2026-03-02T09:00:00.000Z', null, 'b']));

export const wrongTypes = [null, 1, true, [], {}, ['x'], { $gt: '' }];

export const strangeIds = ['nope', '0', '%27%3B--', '%F0%9F%9A%A2', '..%2F..%2Fetc', '%5B%5D', 'x'.repeat(100)];

/** What `Allow` says at each address. */
export const knownMethods = (id: string): [url: string, allow: string][] => [
  ['/api/contact', 'POST'],
  ['/api/fnc-subscribe', 'POST'],
  ['/api/unsubscribe', 'GET, HEAD, POST'],
  ['/api/unsubscribe-link', 'POST'],
  ['/api/events', 'POST'],
  ['/api/client-errors', 'POST'],
  ['/api/admin/counts', 'GET, HEAD'],
  ['/api/admin/ai', 'GET, HEAD'],
  ['/api/admin/reports/completion', 'POST'],
  ['/api/auth/login', 'POST'],
  ['/api/auth/verify', 'GET, HEAD'],
  ['/api/fnc-leads', 'GET, HEAD'],
  [`/api/fnc-leads/${id}`, 'DELETE, GET, HEAD, PUT'],
  [`/api/fnc-leads/${id}/restore`, 'POST'],
];
