import type { ContactMessageInput } from '../contact/contactMessage.ts';
import type { GuideSignUpInput } from '../guide/guideSignUp.ts';
import type { UnsubscribeLinkRequest } from '../unsubscribe/unsubscribe.ts';
import type { MessageAnswer, SubscribeAnswer } from './answers/publicAnswers.ts';
import { publicRoutes } from './routes/publicRoutes.ts';
import { sendRequest, type ApiClientOptions, type FailureRules } from './sendRequest.ts';

/** The calls of the public site. Every method rejects with `ApiError`. */
export interface PublicApiClient {
  /** Sends a message to the advisor. */
  sendContact(message: ContactMessageInput): Promise<MessageAnswer>;
  /** Requests the guide; the answer holds the path of the PDF. */
  subscribe(signUp: GuideSignUpInput): Promise<SubscribeAnswer>;
  /** Unsubscribes the lead of the link. Idempotent: repeated calls get the same answer. */
  unsubscribe(token: string): Promise<MessageAnswer>;
  /** Undoes `unsubscribe`, with the same link. */
  resubscribe(token: string): Promise<MessageAnswer>;
  /** Confirms the newsletter for the lead of the link. Idempotent: repeated calls get the same answer. */
  confirmNewsletter(token: string): Promise<MessageAnswer>;
  /** Requests a mail with an unsubscribe link. The answer does not reveal whether the address is known. */
  requestUnsubscribeLink(request: UnsubscribeLinkRequest): Promise<MessageAnswer>;
}

const contactRules: FailureRules = {
  refused: () => 'contact_failed',
  unreachable: 'contact_failed',
  unreadable: 'contact_failed',
  withoutToken: 'not_authenticated',
};
const guideRules: FailureRules = {
  refused: () => 'guide_server_error',
  unreachable: 'guide_unexpected',
  unreadable: 'guide_server_error',
  withoutToken: 'not_authenticated',
};
const unsubscribeRules: FailureRules = {
  refused: () => 'unsubscribe_failed',
  unreachable: 'unsubscribe_failed',
  unreadable: 'unsubscribe_failed',
  withoutToken: 'not_authenticated',
};
const resubscribeRules: FailureRules = {
  refused: () => 'resubscribe_failed',
  unreachable: 'resubscribe_failed',
  unreadable: 'resubscribe_failed',
  withoutToken: 'not_authenticated',
};
const confirmationRules: FailureRules = {
  refused: () => 'confirmation_failed',
  unreachable: 'confirmation_failed',
  unreadable: 'confirmation_failed',
  withoutToken: 'not_authenticated',
};

export const createPublicApiClient = (options: ApiClientOptions): PublicApiClient => ({
  sendContact: (message) => sendRequest(options, publicRoutes.contact, contactRules, { body: message }),
  subscribe: (signUp) => sendRequest(options, publicRoutes.subscribe, guideRules, { body: signUp }),
  unsubscribe: (token) => sendRequest(options, publicRoutes.unsubscribe, unsubscribeRules, { body: { token } }),
  resubscribe: (token) => sendRequest(options, publicRoutes.resubscribe, resubscribeRules, { body: { token } }),
  confirmNewsletter: (token) =>
    sendRequest(options, publicRoutes.confirmNewsletter, confirmationRules, { body: { token } }),
  requestUnsubscribeLink: (request) =>
    sendRequest(options, publicRoutes.requestUnsubscribeLink, unsubscribeRules, { body: request }),
});
