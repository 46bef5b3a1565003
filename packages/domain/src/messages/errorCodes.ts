/**
 * Every failure the product can name. A code is stable and language-free; its sentence stands in `errorMessagesNl` and
 * `errorMessagesEn`, which do not compile when a code has no sentence.
 */
export const errorCodes = [
  // one field
  'name_required',
  'name_too_long',
  'email_required',
  'email_invalid',
  'profession_required',
  'profession_unknown',
  'message_required',
  'message_too_long',
  'phone_too_long',
  'text_too_long',
  'source_unknown',
  'language_unknown',
  'status_unknown',
  'sort_unknown',
  'date_invalid',
  'instant_invalid',
  'limit_invalid',
  'cursor_invalid',
  'page_unknown',
  'event_unknown',
  'period_invalid',
  'value_invalid',
  // contact and guide forms
  'all_fields_required',
  'contact_failed',
  'guide_server_error',
  'guide_unexpected',
  // unsubscribing
  'unsubscribe_link_invalid',
  'unsubscribe_failed',
  // signing in and passwords
  'username_required',
  'password_required',
  'credentials_wrong',
  'too_many_attempts',
  'login_http_failed',
  'login_no_success_flag',
  'cannot_connect',
  'password_not_authenticated',
  'password_change_failed',
  'password_change_required',
  'current_password_required',
  'current_password_wrong',
  'new_password_required',
  'passwords_do_not_match',
  'password_too_short',
  'password_too_long',
  'password_unchanged',
  // leads
  'not_authenticated',
  'authentication_failed',
  'endpoint_not_found',
  'server_error',
  'leads_load_failed',
  'lead_not_found',
  'lead_already_deleted',
  'lead_status_failed',
  'lead_delete_failed',
  'leads_delete_partly',
  'leads_delete_failed',
  'lead_restore_failed',
  'lead_address_in_use',
  // any call
  'request_invalid',
  'method_not_allowed',
  'body_invalid',
  'body_too_large',
  'media_type_unsupported',
  'rate_limited',
  'origin_refused',
  'internal_error',
  'answer_invalid',
  // the visitor's own browser
  'storage_full',
  'storage_failed',
  'unexpected_application_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const isErrorCode = (value: unknown): value is ErrorCode => (errorCodes as readonly unknown[]).includes(value);
