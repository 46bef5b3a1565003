import type { User } from '@fnc/domain';
import type { Problem } from '@fnc/ui/admin';
import type { SessionGateway, TokenStore } from '../ports.ts';
import { createStore, type Store } from '../shared/store.ts';

export type SessionState =
  /** The stored token is being verified; nothing may be shown yet. */
  | { readonly phase: 'checking' }
  /** The token could not be verified because the server did not answer: it is kept. */
  | { readonly phase: 'unverified'; readonly problem: Problem }
  /** `left`: by their own hand; `expired`: the server ended it; `none`: nobody was signed in. */
  | { readonly phase: 'signedOut'; readonly why: 'none' | 'left' | 'expired' }
  | { readonly phase: 'signedIn'; readonly user: User }
  /** The server ended it in the middle of work: what is on the screen stays there until they are back, or leave. */
  | { readonly phase: 'expired'; readonly user: User };

export interface Session {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Verifies the stored token. A refused token is removed. */
  verify: () => Promise<void>;
  /** `null` when it worked. */
  signIn: (username: string, password: string) => Promise<Problem | null>;
  /** After it expired: leaves the work behind, for the sign-in page. */
  abandon: () => void;
  /** Forgets the token here at once and asks the server to revoke it. */
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
  /** Everything that was loaded for whoever was signed in must go. */
  readonly forget: () => void;
  /** The same person is back after the session expired: what could not be fetched can be now. */
  readonly resume: () => void;
}

const signedOut = { phase: 'signedOut', why: 'none' } as const;

export function createSession({ gateway, tokens, problemOf, onRefused, forget, resume }: Dependencies): Session {
  const store: Store<{ now: SessionState }> = createStore<{ now: SessionState }>({
    now: tokens.read() === null ? signedOut : { phase: 'checking' },
  });
  const enter = (now: SessionState) => store.set({ now });

  function leave(why: 'left' | 'expired') {
    tokens.clear();
    forget();
    enter({ phase: 'signedOut', why });
  }

  function arrive(user: User) {
    const { now } = store.get();
    const isBack = now.phase === 'expired' && now.user.username === user.username;
    if (now.phase === 'expired' && !isBack) forget();
    enter({ phase: 'signedIn', user });
    if (isBack) resume();
  }

  async function verify() {
    if (tokens.read() === null) return enter(signedOut);
    // Back by way of another tab: the work stays on the screen meanwhile.
    if (store.get().now.phase !== 'expired') enter({ phase: 'checking' });
    try {
      arrive(await gateway.verify());
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'authentication_failed') leave('expired');
      else enter({ phase: 'unverified', problem });
    }
  }

  onRefused(({ code }) => {
    const { now } = store.get();
    if (now.phase !== 'signedIn') return;
    if (code === 'password_change_required') enter({ ...now, user: { ...now.user, mustChangePassword: true } });
    else {
      tokens.clear();
      enter({ phase: 'expired', user: now.user });
    }
  });
  // Another tab logged in or out: this one follows.
  tokens.onChange(() => void verify());

  return {
    get: () => store.get().now,
    subscribe: store.subscribe,
    verify,
    async signIn(username, password) {
      try {
        const { token, user } = await gateway.signIn(username, password);
        tokens.write(token);
        arrive(user);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    abandon: () => leave('expired'),
    async signOut() {
      // The token is sent along before it is forgotten; whether the server heard it does not keep anyone here.
      const revoked = gateway.signOut();
      leave('left');
      await revoked.catch(() => undefined);
    },
    async changePassword(currentPassword, newPassword) {
      if (tokens.read() === null) return { code: 'password_not_authenticated' };
      try {
        await gateway.changePassword(currentPassword, newPassword);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    passwordChanged() {
      const { now } = store.get();
      if (now.phase === 'signedIn') enter({ ...now, user: { ...now.user, mustChangePassword: false } });
    },
  };
}
