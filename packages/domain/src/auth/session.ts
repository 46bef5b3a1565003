import type { Problem } from '../messages/problem.ts';
import { createStore } from '../shared/store.ts';
import type { CopyKeeping } from '../storage/copies/copyMark.ts';
import type { User } from './user.ts';

/** The calls of a session. */
export interface SessionGateway {
  signIn(username: string, password: string, code?: string): Promise<{ readonly token: string; readonly user: User }>;
  /** Rejects with an `authenticationFailed` when the stored token is no longer good. */
  verify: () => Promise<User>;
  signOut: () => Promise<void>;
  /** Answers the token that takes the place of the stored one; `null` when that stays. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<string | null>;
}

/** Where the token is kept between visits. */
export interface TokenStore {
  read: () => string | null;
  write: (token: string) => void;
  clear: () => void;
  /** Told when another tab logs in or out. Answers how to stop listening. */
  onChange: (listener: () => void) => () => void;
}

export type SessionState =
  /** The stored token is being verified, and there is no copy: nothing may be shown yet. */
  | { readonly phase: 'checking' }
  /** The token could not be verified because the server did not answer: it is kept. */
  | { readonly phase: 'unverified'; readonly problem: Problem }
  /** `left`: by their own hand; `expired`: the server ended it; `none`: nobody was signed in. */
  | { readonly phase: 'signedOut'; readonly why: 'none' | 'left' | 'expired' }
  | { readonly phase: 'signedIn'; readonly user: User }
  /** It ended in the middle of work, here or in another tab: what is on the screen stays until they are back, or leave. */
  | { readonly phase: 'expired'; readonly user: User };

export interface Session {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Verifies the stored token. A refused token is removed. */
  verify: () => Promise<void>;
  /** `null` when it worked. */
  signIn: (username: string, password: string, code?: string) => Promise<Problem | null>;
  /** After it expired: leaves the work behind, for the sign-in page. */
  abandon: () => void;
  /** Stores what was typed last, forgets the token here and asks the server to revoke it. */
  signOut: () => Promise<void>;
  /** `null` when it worked; this session stays, all others end. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<Problem | null>;
  /** The one-time password has been replaced: the console opens. */
  passwordChanged: () => void;
}

interface Dependencies {
  readonly gateway: SessionGateway;
  readonly tokens: TokenStore;
  readonly problemOf: (error: unknown) => Problem;
  /** Told of a refused token on any call. */
  readonly onRefused: (listener: (problem: Problem) => void) => void;
  /** What was typed last is stored while the session is good; `null` when there is nothing to wait for. Never rejects. */
  readonly settle: () => Promise<void> | null;
  /** The copy of the server's data: shown before the token is verified, removed from this device at sign-out. */
  readonly copy: Pick<CopyKeeping, 'enter' | 'user' | 'leave'>;
  /** Drops all data that was loaded for the person who was signed in. */
  readonly forget: () => void;
  /** The same person is back after the session expired: what could not be fetched can be now. */
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

  /** The copy is shown, and nothing has been done yet that could be lost. */
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

  /** Who is at work, also when they have to sign in again. */
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
    // The advisor's work stays on the screen meanwhile, whatever the server answers.
    if (worker() === null) {
      const user = copy.user();
      isPainted = user !== null;
      enter(user === null ? { phase: 'checking' } : { phase: 'signedIn', user });
    }
    try {
      const user = await gateway.verify();
      if (tokens.read() === token) arrive(user);
    } catch (error) {
      if (tokens.read() !== token) return; // somebody came or went meanwhile: that counts
      const problem = problemOf(error);
      if (problem.code === 'authentication_failed') return expire();
      // Who cannot be asked works with the copy until somebody says no.
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
  // Another tab logged in or out: this one follows, but what is being worked on here is never thrown away for that.
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
      // The token is sent along before it is forgotten; whether the server heard it does not keep anyone here.
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
