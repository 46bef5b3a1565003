import type { OpenSession } from '../auth/openSession.ts';
import type { SecondFactor, SecondFactorKey } from '../auth/secondFactor.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { sendRequest, usual, type AdminApiClientOptions } from './sendRequest.ts';

/** Calls about the signed-in user's own account; a separate client, loaded with its page. Rejects with `ApiError`. */
export interface AccountApiClient {
  secondFactor(): Promise<SecondFactor>;
  /** Makes a new key for the app; sign-in requires no second step until the key is confirmed. */
  setUpSecondFactor(password: string): Promise<SecondFactorKey>;
  /** Switches the second step on. Returns the recovery codes, which are shown only now. */
  confirmSecondFactor(code: string): Promise<readonly string[]>;
  renewRecoveryCodes(code: string): Promise<readonly string[]>;
  switchOffSecondFactor(code: string): Promise<void>;
  /** Most recently used first. */
  listSessions(): Promise<readonly OpenSession[]>;
  endSession(id: string): Promise<void>;
  /** Returns how many sessions were ended. */
  endOtherSessions(): Promise<number>;
}

export const createAccountApiClient = (options: AdminApiClientOptions): AccountApiClient => ({
  secondFactor: async () => {
    const { success: _flag, ...state } = await sendRequest(options, accountRoutes.secondFactor, usual);
    return state;
  },
  setUpSecondFactor: async (password) => {
    const { key, uri } = await sendRequest(options, accountRoutes.setUpSecondFactor, usual, { body: { password } });
    return { key, uri };
  },
  confirmSecondFactor: async (code) =>
    (await sendRequest(options, accountRoutes.confirmSecondFactor, usual, { body: { code } })).recoveryCodes,
  renewRecoveryCodes: async (code) =>
    (await sendRequest(options, accountRoutes.renewRecoveryCodes, usual, { body: { code } })).recoveryCodes,
  switchOffSecondFactor: async (code) => {
    await sendRequest(options, accountRoutes.switchOffSecondFactor, usual, { body: { code } });
  },
  listSessions: async () => (await sendRequest(options, accountRoutes.listSessions, usual)).sessions,
  endSession: async (id) => {
    await sendRequest(options, accountRoutes.endSession, usual, { params: { id } });
  },
  endOtherSessions: async () => (await sendRequest(options, accountRoutes.endOtherSessions, usual)).ended,
});
