import type { Instant } from '@fnc/domain';
import { digest } from '../secrets/tokens.ts';
import type { Database } from './database.ts';

interface AttemptCount {
  /** Attempts in the current window, this one included. */
  readonly attempts: number;
  readonly windowEndsAt: Instant;
}

/** Counts attempts per key in windows that begin with the first attempt. */
export interface LoginAttempts {
  /** Counts one attempt before it is made, so that many at once are counted too. */
  count(key: string, now: Instant, windowEndsAt: Instant): Promise<AttemptCount>;
  forget(keys: readonly string[]): Promise<void>;
  deleteExpired(now: Instant): Promise<void>;
}

export function createLoginAttempts({ query }: Database): LoginAttempts {
  return {
    async count(key, now, windowEndsAt) {
      const row = await query
        .insertInto('login_attempt')
        .values({ key: digest(key), attempts: 1, window_ends_at: windowEndsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((set) => ({
            // A window that has passed begins again with this attempt.
            attempts: set
              .case()
              .when('login_attempt.window_ends_at', '>', now)
              .then(set('login_attempt.attempts', '+', 1))
              .else(1)
              .end(),
            window_ends_at: set
              .case()
              .when('login_attempt.window_ends_at', '>', now)
              .then(set.ref('login_attempt.window_ends_at'))
              .else(set.ref('excluded.window_ends_at'))
              .end(),
          })),
        )
        .returning(['attempts', 'window_ends_at'])
        .executeTakeFirstOrThrow();
      return { attempts: row.attempts, windowEndsAt: row.window_ends_at };
    },

    async forget(keys) {
      await query.deleteFrom('login_attempt').where('key', 'in', keys.map(digest)).execute();
    },

    async deleteExpired(now) {
      await query.deleteFrom('login_attempt').where('window_ends_at', '<=', now).execute();
    },
  };
}
