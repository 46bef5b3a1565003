import { confirmNewsletterSchema } from '../../consent/confirmNewsletter.ts';
import { contactMessageSchema } from '../../contact/contactMessage.ts';
import { guideSignUpSchema } from '../../guide/guideSignUp.ts';
import { unsubscribeLinkSchema, unsubscribeSchema } from '../../unsubscribe/unsubscribe.ts';
import { messageAnswerSchema, subscribeAnswerSchema } from '../answers/publicAnswers.ts';
import type { ApiRoute } from './route.ts';

/** Routes for visitors, separate from the admin's so that the site does not ship those. */
export const publicRoutes = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    body: contactMessageSchema,
    incomplete: 'all_fields_required',
    answer: messageAnswerSchema,
  },
  subscribe: {
    method: 'POST',
    path: '/api/fnc-subscribe',
    access: 'public',
    body: guideSignUpSchema,
    answer: subscribeAnswerSchema,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    body: unsubscribeSchema,
    answer: messageAnswerSchema,
  },
  requestUnsubscribeLink: {
    method: 'POST',
    path: '/api/unsubscribe-link',
    access: 'public',
    body: unsubscribeLinkSchema,
    answer: messageAnswerSchema,
  },
  resubscribe: {
    method: 'POST',
    path: '/api/resubscribe',
    access: 'public',
    body: unsubscribeSchema,
    answer: messageAnswerSchema,
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/confirm-newsletter',
    access: 'public',
    body: confirmNewsletterSchema,
    answer: messageAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;
