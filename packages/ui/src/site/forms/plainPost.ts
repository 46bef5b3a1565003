/**
 * Where a form goes by itself when there is no JavaScript: the calls of the API, which answer a plain post with a page.
 * The fields' `name`s are the call's own.
 */
export const plainPost = {
  contact: '/api/contact',
  guide: '/api/fnc-subscribe',
  unsubscribe: '/api/unsubscribe',
  unsubscribeLink: '/api/unsubscribe-link',
  resubscribe: '/api/resubscribe',
  confirmNewsletter: '/api/confirm-newsletter',
} as const;
