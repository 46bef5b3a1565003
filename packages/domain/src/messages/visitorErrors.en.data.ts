import type { VisitorErrorCode } from './errorCodes.ts';

/** Errors that the public site can show, in English. */
export const visitorErrorsEn: Record<VisitorErrorCode, string> = {
  name_required: 'Enter your name',
  name_too_long: 'The name is too long: use no more than 200 characters',
  email_required: 'Enter an email address',
  email_name_not_ascii: 'Before the @, use letters without accents only',
  email_invalid: 'Enter a valid email address',
  profession_required: 'Choose your profession',
  profession_unknown: 'Choose a profession from the list',
  message_required: 'Write a short message; one sentence is enough',
  message_too_long: 'The message is too long: use no more than 5,000 characters',
  phone_too_long: 'The phone number is too long: use no more than 40 characters',
  phone_invalid: 'The phone number is too short: enter the whole number',
  moments_too_long: 'The best time to call is too long: use no more than 200 characters',
  text_too_long: 'The text is too long: use fewer words',
  source_unknown: 'This source doesn’t exist. Choose one from the list.',
  language_unknown: 'Choose Dutch (nl) or English (en)',
  value_invalid: 'This value isn’t valid. Check what you entered.',

  all_fields_required: 'Fill in all the fields',
  contact_failed: 'Your message wasn’t sent. Try again, or call us.',
  guide_server_error: 'Something went wrong on the server. Try again in a minute, or contact us.',
  guide_unexpected: 'Something went wrong. Try again, or contact us.',

  unsubscribe_link_invalid: 'This unsubscribe link is wrong or incomplete. Ask for a new one below.',
  unsubscribe_failed: 'You haven’t been unsubscribed. Try again.',
  resubscribe_failed: 'Undoing it didn’t work. Try again.',

  confirmation_link_invalid: 'This confirmation link is wrong or no longer valid. Ask for the guide again.',
  confirmation_failed: 'Your subscription hasn’t been confirmed. Try again.',

  request_invalid: 'Something in the request isn’t right. Check what you entered.',
  body_too_large: 'The request is too large. Send less at a time.',
  rate_limited: 'Too many requests in a row. Wait a minute and try again.',
  origin_refused: 'This form was sent from another site. Open it on our site and try again.',
  internal_error: 'Something went wrong on the server. Try again in a minute.',
  server_busy: 'Our server is very busy right now. Try again in half a minute.',
  database_away: 'Our server can’t reach its data right now. Try again in a minute.',
  database_full: 'Our server can’t save anything right now. Try again later, or call us.',
};
