import type { Problem } from '../messages/problem.ts';
import { createStore } from '../shared/store.ts';
import type { CopyKeeping } from '../storage/copies/copyMark.ts';
import type { User } from './user.ts';

/** The session's calls to the server. */
export interface SessionGateway {
  signIn(username: string, password: string, code?: string): Promise<{ readonly token: string; readonly user: User }>;
  /** Rejects with an `authenticationFailed` when the stored token is no longer valid. */
  verify: () => Promise<User>;
  signOut: () => Promise<void>;
  /** Returns the token that replaces the stored one; `null` when the stored one stays valid. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<string | null>;
}

/** Stores the token between visits. */
export interface TokenStore {
  read: () => string | null;
  write: (token: string) => void;
  clear: () => void;
  /** Calls the listener when another tab signs in or out. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
}

export type SessionState =
  /** The stored token is being verified and there is no local copy, so nothing may be shown yet. */
  | { readonly phase: 'checking' }
  /** The server did not answer, so the token is unverified and stays stored. */
  | { readonly phase: 'unverified'; readonly problem: Problem }
  /** `left`: signed out; `expired`: ended by the server; `none`: was not signed in. */
  | { readonly phase: 'signedOut'; readonly why: 'none' | 'left' | 'expired' }
  | { readonly phase: 'signedIn'; readonly user: User }
  /** Ended during work, in this tab or another: the screen stays as it is until the user signs in again or leaves. */
  | { readonly phase: 'expired'; readonly user: User };

export interface Session {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Verifies the stored token and removes it when refused. */
  verify: () => Promise<void>;
  /** `null` on success. */
  signIn: (username: string, password: string, code?: string) => Promise<Problem | null>;
  /** After expiry: gives up the unsaved work and shows the sign-in page. */
  abandon: () => void;
  /** Saves the last input, removes the token from this browser and asks the server to revoke it. */
  signOut: () => Promise<void>;
  /** `null` on success; this session stays open, all others end. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<Problem | null>;
  /** Called once the one-time password was replaced: the console opens. */
  passwordChanged: () => void;
}

interface Dependencies {
  readonly gateway: SessionGateway;
  readonly tokens: TokenStore;
  readonly problemOf: (error: unknown) => Problem;
  /** Registers a listener for a refused token on any call. */
  readonly onRefused: (listener: (problem: Problem) => void) => void;
  /** Saves the last input while the session is valid; `null`: nothing to wait for. Never rejects. */
  readonly settle: () => Promise<void> | null;
  /** Local copy of the server's data: shown before the token is verified, deleted from this device at sign-out. */
  readonly copy: Pick<CopyKeeping, 'enter' | 'user' | 'leave'>;
  /** Drops all data that was loaded for the person who was signed in. */
  readonly forget: () => void;
  /** The same user signed in again after expiry: retry the failed loads. */
  readonly resume: () => void;
}

const signedOut = { phase: 'signedOut', why: 'none' } as const;

export function createSession({
  gateway,
  tokens,
  problemOf,
  onRefused,
  copy,
  settle,
  forget,
  resume,
}: Dependencies): Session {
  const store = createStore<{ now: SessionState }>({
    now: tokens.read() === null ? signedOut : { phase: 'checking' },
  });
  const enter = (now: SessionState) => store.set({ now });

  /** The copy is on screen, and the user has not yet done work that could be lost. */
  let isPainted = false;

  function enterAs(user: User) {
    if (!user.mustChangePassword) copy.enter(user);
    enter({ phase: 'signedIn', user });
  }

  function leave(why: 'left' | 'expired') {
    tokens.clear();
    copy.leave();
    forget();
    enter({ phase: 'signedOut', why });
  }

  /** The user who is working, also while they must sign in again. */
  function worker(): User | null {
    const { now } = store.get();
    return now.phase === 'signedIn' || now.phase === 'expired' ? now.user : null;
  }

  function arrive(user: User) {
    const before = worker();
    const isBack = store.get().now.phase === 'expired' && before?.username === user.username;
    if (before !== null && before.username !== user.username) forget();
    enterAs(user);
    isPainted = false;
    if (isBack) resume();
  }

  /** The token has expired. A user who still has to choose a password has no work to lose. */
  function expire() {
    const user = worker();
    if (user === null || user.mustChangePassword || isPainted) return leave('expired');
    tokens.clear();
    copy.leave();
    enter({ phase: 'expired', user });
  }

  async function verify() {
    const token = tokens.read();
    if (token === null) {
      copy.leave();
      return enter(signedOut);
    }
    // The advisor's work stays on the screen during the request and after any answer.
    if (worker() === null) {
      const user = copy.user();
      isPainted = user !== null;
      enter(user === null ? { phase: 'checking' } : { phase: 'signedIn', user });
    }
    try {
      const user = await gateway.verify();
      if (tokens.read() === token) arrive(user);
    } catch (error) {
      if (tokens.read() !== token) return; // a sign-in or sign-out meanwhile takes precedence
      const problem = problemOf(error);
      if (problem.code === 'authentication_failed') return expire();
      // Without a server answer, work continues on the copy until the server refuses the token.
      isPainted = false;
      if (worker() === null) enter({ phase: 'unverified', problem });
    }
  }

  onRefused(({ code }) => {
    const { now } = store.get();
    if (now.phase !== 'signedIn') return;
    if (code === 'password_change_required') enter({ ...now, user: { ...now.user, mustChangePassword: true } });
    else expire();
  });
  // Follow a sign-in or sign-out in another tab, but never discard work in progress here.
  tokens.onChange(() => {
    if (tokens.read() === null && worker() !== null) expire();
    else void verify();
  });

  return {
    get: () => store.get().now,
    subscribe: store.subscribe,
    verify,
    async signIn(username, password, code) {
      try {
        const { token, user } = await gateway.signIn(username, password, code);
        tokens.write(token);
        arrive(user);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    abandon: () => leave('expired'),
    async signOut() {
      const settling = settle();
      if (settling !== null) await settling;
      // Send the token before removing it; sign-out does not wait for the server's answer.
      const revoked = gateway.signOut();
      leave('left');
      await revoked.catch(() => undefined);
    },
    async changePassword(currentPassword, newPassword) {
      if (tokens.read() === null) return { code: 'password_not_authenticated' };
      try {
        const renewed = await gateway.changePassword(currentPassword, newPassword);
        if (renewed !== null) tokens.write(renewed);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    passwordChanged() {
      const { now } = store.get();
      if (now.phase === 'signedIn') enterAs({ ...now.user, mustChangePassword: false });
    },
  };
}
