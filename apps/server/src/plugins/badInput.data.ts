/** What pages without JavaScript, mail programs and beacons send; `x=1` has an error of its own. */
const badForm = 'application/x-www-form-urlencoded';
export const alsoTaken: Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>> = {
  '/api/contact': { [badForm]: [400, 'all_fields_required'] },
  '/api/fnc-subscribe': { [badForm]: [400, 'name_required'] },
  '/api/unsubscribe-link': { [badForm]: [400, 'email_required'] },
  '/api/unsubscribe': {
    [badForm]: [400, 'unsubscribe_link_invalid'],
    'multipart/form-data; boundary=x': [400, 'unsubscribe_link_invalid'],
  },
  // Unsubscribing and resubscribing accept what a mail program sends.
  '/api/resubscribe': {
    [badForm]: [400, 'unsubscribe_link_invalid'],
    'multipart/form-data; boundary=x': [400, 'unsubscribe_link_invalid'],
  },
  '/api/confirm-newsletter': {
    [badForm]: [400, 'confirmation_link_invalid'],
    'multipart/form-data; boundary=x': [400, 'confirmation_link_invalid'],
  },
  '/api/events': { 'text/plain': [400, 'body_invalid'] },
  '/api/client-errors': { 'text/plain': [400, 'body_invalid'] },
};

export const nulCursor = encodeURIComponent(JSON.stringify(['a\0', '2026-03-02T09:00:00.000Z', null, 'b']));

export const wrongTypes = [null, 1, true, [], {}, ['x'], { $gt: '' }];

export const strangeIds = ['nope', '0', '%27%3B--', '%F0%9F%9A%A2', '..%2F..%2Fetc', '%5B%5D', 'x'.repeat(100)];

/** The `Allow` header of each address. */
export const knownMethods = (id: string): [url: string, allow: string][] => [
  ['/api/contact', 'POST'],
  ['/api/fnc-subscribe', 'POST'],
  ['/api/unsubscribe', 'GET, HEAD, POST'],
  ['/api/unsubscribe-link', 'POST'],
  ['/api/resubscribe', 'POST'],
  ['/api/confirm-newsletter', 'GET, HEAD, POST'],
  ['/api/mail-events', 'POST'],
  ['/api/send-email', 'POST'],
  ['/api/admin/mail', 'GET, HEAD'],
  ['/api/admin/campaigns', 'GET, HEAD, POST'],
  ['/api/admin/campaigns/figures', 'GET, HEAD'],
  ['/api/admin/campaigns/audience', 'POST'],
  ['/api/admin/campaigns/x/restore', 'POST'],
  ['/api/admin/campaigns/x/audience', 'GET, HEAD'],
  ['/api/admin/campaigns/x/send', 'POST'],
  ['/api/admin/campaigns/test', 'POST'],
  ['/api/admin/campaigns/x/deliveries', 'GET, HEAD'],
  ['/api/admin/campaigns/x/cancel', 'POST'],
  ['/api/admin/campaigns/x/retry', 'POST'],
  ['/api/events', 'POST'],
  ['/api/client-errors', 'POST'],
  ['/api/admin/counts', 'GET, HEAD'],
  ['/api/admin/ai', 'GET, HEAD'],
  ['/api/admin/clients/x/reports/writing', 'POST'],
  ['/api/admin/clients', 'GET, HEAD, POST'],
  ['/api/admin/clients/counts', 'GET, HEAD'],
  ['/api/admin/clients/alike', 'GET, HEAD'],
  ['/api/admin/clients/status', 'PUT'],
  ['/api/admin/clients/x/restore', 'POST'],
  ['/api/admin/clients/x/questions', 'GET, HEAD, PUT'],
  ['/api/admin/clients/x/questionnaire', 'GET, HEAD'],
  ['/api/admin/clients/x/answers/q', 'PUT'],
  ['/api/admin/clients/x/reports', 'GET, HEAD, POST'],
  ['/api/admin/questions', 'GET, HEAD, PUT'],
  ['/api/admin/questions/ids', 'GET, HEAD'],
  ['/api/admin/questions/answered', 'GET, HEAD'],
  ['/api/admin/reports/x/restore', 'POST'],
  ['/api/auth/login', 'POST'],
  ['/api/auth/verify', 'GET, HEAD'],
  ['/api/fnc-leads', 'GET, HEAD'],
  [`/api/fnc-leads/${id}`, 'DELETE, GET, HEAD, PATCH, PUT'],
  ['/api/fnc-leads/status', 'POST'],
  ['/api/fnc-leads/remove', 'POST'],
  ['/api/fnc-leads/restore', 'POST'],
  [`/api/fnc-leads/${id}/restore`, 'POST'],
  [`/api/fnc-leads/${id}/confirmation`, 'POST'],
  [`/api/fnc-leads/${id}/consents`, 'GET, HEAD'],
];

const writing = '/api/admin/clients/x/reports/writing';
const order = {
  reportType: 'cyprus-feasibility',
  language: 'nl',
  includeCharts: false,
  includePersonalRecommendations: false,
  focusAreas: [],
  customInstructions: '',
};

/** Invalid requests about clients, their questions, answers and reports. */
export const refusedFile: [method: string, url: string, body: object, code: string][] = [
  ['POST', writing, { ...order, reportType: 'poem' }, 'report_type_required'],
  ['POST', writing, { ...order, focusAreas: ['weather'] }, 'value_invalid'],
  ['POST', writing, { ...order, customInstructions: 'x'.repeat(5_001) }, 'text_too_long'],
  ['POST', '/api/admin/clients', { contactPerson: 'b', email: 'a@b.nl' }, 'client_name_required'],
  ['POST', '/api/admin/clients', { name: 'a', contactPerson: 'b', email: 'nobody' }, 'email_invalid'],
  ['POST', '/api/admin/clients', { name: 'a', contactPerson: 'b', email: 'a@b.nl', status: 'vip' }, 'status_unknown'],
  ['PUT', '/api/fnc-leads/x', { status: 'new', restart: ['everything'] }, 'value_invalid'],
  ['POST', '/api/fnc-leads/status', { ids: ['x'], status: 'vip' }, 'status_unknown'],
  ['POST', '/api/fnc-leads/status', { ids: ['x'], status: 'new', restart: ['everything'] }, 'value_invalid'],
  ['POST', '/api/fnc-leads/status', { ids: ['a\0'], status: 'new' }, 'value_invalid'],
  ['POST', '/api/fnc-leads/remove', { ids: [] }, 'value_invalid'],
  ['POST', '/api/fnc-leads/remove', { ids: Array.from({ length: 501 }, (_, index) => `${index}`) }, 'value_invalid'],
  ['POST', '/api/fnc-leads/restore', { ids: ['x'.repeat(101)] }, 'value_invalid'],
  ['PATCH', '/api/fnc-leads/x', { phone: '1'.repeat(41) }, 'phone_too_long'],
  ['PATCH', '/api/fnc-leads/x', { name: ' ' }, 'lead_name_required'],
  ['PATCH', '/api/fnc-leads/x', { email: 'nobody' }, 'email_invalid'],
  ['PATCH', '/api/fnc-leads/x', { profession: 'pirate' }, 'profession_unknown'],
  ['PATCH', '/api/admin/clients/x', { change: { phone: '1'.repeat(41) } }, 'phone_too_long'],
  ['PUT', '/api/admin/clients/status', { ids: ['a\0'], status: 'active' }, 'value_invalid'],
  ['GET', '/api/admin/clients?sort=email', {}, 'sort_unknown'],
  ['GET', '/api/admin/clients?status=vip', {}, 'status_unknown'],
  ['GET', '/api/admin/clients?limit=1001', {}, 'limit_invalid'],
  ['GET', '/api/admin/clients?cursor=x', {}, 'cursor_invalid'],
  [
    'GET',
    `/api/admin/clients?cursor=${encodeURIComponent('["a","2026-03-02T09:00:00.000Z","b",-1]')}`,
    {},
    'cursor_invalid',
  ],
  [
    'GET',
    `/api/admin/clients?cursor=${encodeURIComponent('["a\\u0000","2026-03-02T09:00:00.000Z","b",1]')}`,
    {},
    'cursor_invalid',
  ],
  ['PUT', '/api/admin/questions', { questions: [{ id: 'a\0', text: 'Waar?' }] }, 'value_invalid'],
  ['PUT', '/api/admin/questions', { questions: [{ id: '', text: 'Waar?' }] }, 'value_invalid'],
  ['PUT', '/api/admin/clients/x/answers/q', { value: 'x'.repeat(20_001) }, 'text_too_long'],
  ['PUT', '/api/admin/clients/x/answers/q', { value: 3 }, 'value_invalid'],
  ['PATCH', '/api/admin/reports/x', { change: { name: ' ' } }, 'name_required'],
  ['POST', '/api/admin/clients/x/reports', { name: 'a', date: '20-11-2026', status: 'draft' }, 'date_invalid'],
];

/** Invalid requests about campaigns and the newsletter. */
export function refusedMail(id: string): [method: string, url: string, body: object, code: string][] {
  const aMail = { to: 'a@b.nl', subject: 'Dag', content: '<p>Dag</p>', leadId: id, campaignId: 'campaign' };
  const aDraft = { name: 'Brief', subject: 'Dag', content: '<p>Dag</p>', recipients: [id] };
  const anOrder = { key: 'x', sendAt: null, tick: false };
  return [
    ['POST', '/api/resubscribe', { token: `1.${id}.${'a'.repeat(43)}` }, 'unsubscribe_link_invalid'],
    ['POST', '/api/confirm-newsletter', { token: `1.${id}.${'a'.repeat(43)}` }, 'confirmation_link_invalid'],
    ['POST', '/api/mail-events', { events: [] }, 'value_invalid'],
    ['POST', '/api/mail-events', { events: [{ type: 'opened', email: 'a@b.nl' }] }, 'event_unknown'],
    ['POST', '/api/send-email', { ...aMail, to: 'nobody' }, 'email_invalid'],
    ['POST', '/api/send-email', { ...aMail, subject: ' ' }, 'subject_required'],
    ['POST', '/api/send-email', { ...aMail, content: '' }, 'content_required'],
    ['POST', '/api/send-email', { ...aMail, leadId: '' }, 'value_invalid'],
    ['POST', '/api/send-email', { ...aMail, campaignId: 'x'.repeat(101) }, 'value_invalid'],
    ['POST', '/api/send-email', { ...aMail, content: '<p>Dag {voornaam}</p>' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, subject: 'Dag {{firstName}}' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, subject: 'Dag {first_name}' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, content: '<p>Dag { firstName }</p>' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, content: '<p>Dag {firstName | daar}</p>' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, content: '<p>Dag {firstName}</p>' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, subject: 'Dag {name|daar}' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, text: 'Dag {profession}' }, 'placeholder_unknown'],
    ['POST', '/api/send-email', { ...aMail, sendAt: 'tomorrow' }, 'send_at_invalid'],
    ['POST', '/api/send-email', { ...aMail, sendAt: '2036-01-01T09:00:00.000Z' }, 'send_at_invalid'],
    ['POST', '/api/send-email', { ...aMail, withoutConsent: 'yes' }, 'value_invalid'],
    ['POST', '/api/send-email', { ...aMail, again: 'yes' }, 'value_invalid'],
    [
      'POST',
      '/api/admin/campaigns/test',
      { to: 'a@b.nl', subject: 'x', content: 'x', language: 'de' },
      'language_unknown',
    ],
    ['POST', '/api/admin/campaigns', { ...aDraft, recipients: 'x' }, 'value_invalid'],
    ['POST', '/api/admin/campaigns', { ...aDraft, recipients: [''] }, 'value_invalid'],
    ['POST', '/api/admin/campaigns', { ...aDraft, recipients: ['a\0'] }, 'value_invalid'],
    ['POST', '/api/admin/campaigns', { ...aDraft, name: 'x'.repeat(2_001) }, 'name_too_long'],
    ['POST', '/api/admin/campaigns', { ...aDraft, content: 'x'.repeat(300_001) }, 'content_too_long'],
    ['POST', '/api/admin/campaigns', { ...aDraft, scheduledAt: 'tomorrow' }, 'instant_invalid'],
    ['PATCH', '/api/admin/campaigns/x', { change: { name: 'x' }, seen: 'x' }, 'value_invalid'],
    ['POST', '/api/admin/campaigns/audience', { recipients: [], tick: 'yes' }, 'value_invalid'],
    ['POST', '/api/admin/campaigns/x/send', { ...anOrder, key: 'a b' }, 'value_invalid'],
    ['POST', '/api/admin/campaigns/x/send', { ...anOrder, sendAt: '0026-12-01T09:00:00.000Z' }, 'send_at_invalid'],
    ['GET', '/api/admin/campaigns/x/deliveries?status=gone', {}, 'status_unknown'],
    ['GET', '/api/admin/campaigns/x/deliveries?cursor=x', {}, 'cursor_invalid'],
    ...['[3000000000,"",""]', '[4,"",""]', '[-1,"",""]'].map((cursor): [string, string, object, string] => [
      'GET',
      `/api/admin/campaigns/x/deliveries?cursor=${encodeURIComponent(cursor)}`,
      {},
      'cursor_invalid',
    ]),
    ['GET', '/api/admin/campaigns/x/deliveries?limit=0', {}, 'limit_invalid'],
  ];
}
