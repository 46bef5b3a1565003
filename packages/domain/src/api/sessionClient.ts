import type { PasswordChange } from '../auth/passwordChange.ts';
import type { Login, User } from '../auth/user.ts';
import { type LoginAnswer, type PasswordChangeAnswer, sessionRoutes } from './routes/sessionRoutes.ts';
import { sendRequest, type AdminApiClientOptions, type FailureRules, usual } from './sendRequest.ts';

/** The calls of signing in and out. Every method rejects with `ApiError`. */
export interface SessionApiClient {
  login(login: Login): Promise<LoginAnswer>;
  /** The user of the token; rejects with status 401 when the token is no longer valid. */
  verify(): Promise<User>;
  logout(): Promise<void>;
  /** Ends all other sessions of this user. The `token` of the answer replaces the current one. */
  changePassword(change: PasswordChange): Promise<PasswordChangeAnswer>;
}

const loginRules: FailureRules = {
  ...usual,
  refused: () => 'login_http_failed',
  unreadable: 'login_no_success_flag',
};
const passwordRules: FailureRules = {
  ...usual,
  refused: () => 'password_change_failed',
  unreadable: 'password_change_failed',
  withoutToken: 'password_not_authenticated',
};

export function createSessionApiClient(options: AdminApiClientOptions): SessionApiClient {
  return {
    login: (login) => sendRequest(options, sessionRoutes.login, loginRules, { body: login }),
    verify: async () => (await sendRequest(options, sessionRoutes.verify, usual)).user,
    logout: async () => {
      await sendRequest(options, sessionRoutes.logout, usual);
    },
    changePassword: (change) => sendRequest(options, sessionRoutes.changePassword, passwordRules, { body: change }),
  };
}
