import type { ErrorCode } from '../messages/errorCodes.ts';
import type { FailureRules } from './sendRequest.ts';

const byStatus = (status: number): ErrorCode =>
  status === 401 ? 'authentication_failed' : status === 404 ? 'endpoint_not_found' : 'server_error';

/** What calls of the console say of themselves where the server names no code. */
export const usual: FailureRules = {
  refused: byStatus,
  unreachable: 'cannot_connect',
  unreadable: 'answer_invalid',
  withoutToken: 'not_authenticated',
};
