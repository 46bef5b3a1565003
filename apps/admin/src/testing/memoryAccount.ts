import {
  codeKey,
  type ErrorCode,
  type Instant,
  isOneTimeCode,
  type OpenSession,
  recoveryCodeCount,
  type SecondFactor,
} from '@fnc/domain';
import { type AccountApiClient, ApiError } from '@fnc/domain/api';

interface MemoryAccountOptions {
  readonly now: () => Instant;
  readonly password: string;
  /** Runs the call only when signed in. */
  readonly guarded: <T>(call: () => Promise<T>) => Promise<T>;
  /** Called when the current session ends itself. */
  readonly ended: () => void;
}

interface MemoryAccount extends AccountApiClient {
  /** Checks the second step after a correct password. @throws ApiError */
  checkSignIn: (code: string | undefined) => void;
  /** Makes a new session the current one; the earlier ones stay open elsewhere. */
  arrive: () => void;
  /** Ends the current session. */
  leave: () => void;
}

/** The code that the authenticator app always shows: it does not depend on the time here. */
export const memoryCode = '123456';

const refused = (status: number, code: ErrorCode) => new ApiError({ code, status, message: code });

/** The own account as a server stores it, in memory. */
export function createMemoryAccount({ now, password, guarded, ended }: MemoryAccountOptions): MemoryAccount {
  let prepared = false;
  let since: SecondFactor['since'] = null;
  let recoveryCodes: readonly string[] = [];
  let made = 0;
  let current = 0;
  let sessions: readonly (Omit<OpenSession, 'id' | 'current'> & { readonly number: number })[] = [];

  const isGood = (given: string): boolean => {
    const code = codeKey(given);
    if (isOneTimeCode(code)) return code === memoryCode;
    const left = recoveryCodes.filter((each) => codeKey(each) !== code);
    const wasOne = left.length < recoveryCodes.length;
    recoveryCodes = left;
    return wasOne;
  };
  function require(code: string) {
    if (!isGood(code)) throw refused(400, 'second_factor_wrong');
  }
  function makeCodes(): readonly string[] {
    made += 1;
    recoveryCodes = Array.from({ length: recoveryCodeCount }, (_none, index) => `code-${made}-${index}-mnpq`);
    return recoveryCodes;
  }
  function requireOn() {
    if (since === null) throw refused(409, 'second_factor_off');
  }

  return {
    secondFactor: () => guarded(async () => ({ on: since !== null, since, recoveryCodesLeft: recoveryCodes.length })),
    setUpSecondFactor: (given) =>
      guarded(async () => {
        if (given !== password) throw refused(400, 'current_password_wrong');
        if (since !== null) throw refused(409, 'second_factor_already_on');
        prepared = true;
        return { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/memory?secret=JBSWY3DPEHPK3PXP' };
      }),
    confirmSecondFactor: (code) =>
      guarded(async () => {
        if (since !== null) throw refused(409, 'second_factor_already_on');
        if (!prepared) throw refused(409, 'second_factor_not_set_up');
        require(code);
        since = now();
        return makeCodes();
      }),
    renewRecoveryCodes: (code) =>
      guarded(async () => {
        requireOn();
        require(code);
        return makeCodes();
      }),
    switchOffSecondFactor: (code) =>
      guarded(async () => {
        requireOn();
        require(code);
        [prepared, since, recoveryCodes] = [false, null, []];
      }),
    listSessions: () =>
      guarded(async () =>
        sessions.map(({ number, ...session }) => ({ ...session, id: String(number), current: number === current })),
      ),
    endSession: (id) =>
      guarded(async () => {
        const left = sessions.filter(({ number }) => String(number) !== id);
        if (left.length === sessions.length) throw refused(404, 'session_not_found');
        sessions = left;
        if (id === String(current)) ended();
      }),
    endOtherSessions: () =>
      guarded(async () => {
        const before = sessions.length;
        sessions = sessions.filter(({ number }) => number === current);
        return before - sessions.length;
      }),
    checkSignIn(code) {
      if (since === null) return;
      if (code === undefined) throw refused(401, 'second_factor_required');
      if (!isGood(code)) throw refused(401, 'second_factor_wrong');
    },
    arrive() {
      current += 1;
      sessions = [{ number: current, browser: null, system: null, signedInAt: now(), lastUsedAt: now() }, ...sessions];
    },
    leave() {
      sessions = sessions.filter(({ number }) => number !== current);
    },
  };
}
