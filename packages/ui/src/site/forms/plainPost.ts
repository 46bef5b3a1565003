/**
 * Addresses for forms without JavaScript: the API's calls, which answer a plain post with a page. The fields' `name`s
 * are the API's own.
 */
export const plainPost = {
  contact: '/api/contact',
  guide: '/api/fnc-subscribe',
  unsubscribe: '/api/unsubscribe',
  unsubscribeLink: '/api/unsubscribe-link',
  resubscribe: '/api/resubscribe',
  confirmNewsletter: '/api/confirm-newsletter',
} as const;
