import { fail, ok, type Instant, type Result } from '@fnc/domain';
import { digest, newToken } from '../../secrets/tokens.ts';
import { inBatches } from '../batches.ts';
import type { Database } from '../database.ts';

interface AttemptCount {
  /** Attempts in the current window, this one included. */
  readonly attempts: number;
  readonly windowEndsAt: Instant;
}

/** Counts attempts per key in windows that start with the first attempt. */
export interface LoginAttempts {
  /** Counts an attempt before it is made, so that concurrent ones are counted too. */
  count(key: string, now: Instant, windowEndsAt: Instant): Promise<AttemptCount>;
  forget(keys: readonly string[]): Promise<void>;
  /**
   * Records that a password is about to be tried for an account, unless the limit since some instant is reached: then
   * nothing is recorded. However many try at once, at most `max` are recorded in any such period.
   *
   * @returns the id of the try, or when the oldest one in the period was made
   */
  recordTry(account: string, now: Instant, limit: TryLimit): Promise<Result<string, Instant>>;
  /** Removes a try, because the password was right. */
  withdrawTry(id: string): Promise<void>;
  deleteExpired(now: Instant, signal?: AbortSignal): Promise<void>;
}

interface TryLimit {
  readonly max: number;
  readonly since: Instant;
}

/** Tries older than this are not needed any more. */
const triesKeptMs = 24 * 3_600_000;

export function createLoginAttempts(database: Database): LoginAttempts {
  const { query } = database;
  return {
    async count(key, now, windowEndsAt) {
      const row = await query
        .insertInto('login_attempt')
        .values({ key: digest(key), attempts: 1, window_ends_at: windowEndsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((set) => ({
            // An expired window starts again with this attempt.
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

    async recordTry(account, now, { max, since }) {
      const id = newToken();
      const key = digest(account);
      // Written first, then counted: of several at once each sees those that were written before it.
      await query.insertInto('password_try').values({ id, account: key, at: now }).execute();
      const tries = await query
        .selectFrom('password_try')
        .select('at')
        .where('account', '=', key)
        .where('at', '>', since)
        .orderBy('at')
        .execute();
      const [oldest] = tries;
      if (oldest === undefined || tries.length <= max) return ok(id);
      await query.deleteFrom('password_try').where('id', '=', id).execute();
      return fail(oldest.at);
    },

    async withdrawTry(id) {
      await query.deleteFrom('password_try').where('id', '=', id).execute();
    },

    async deleteExpired(now, signal) {
      const keptSince = new Date(Date.parse(now) - triesKeptMs).toISOString();
      await inBatches(
        database,
        async (transaction, amount) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('password_try')
            .where('id', 'in', (from) =>
              from.selectFrom('password_try as old').select('old.id').where('old.at', '<=', keptSince).limit(amount),
            )
            .executeTakeFirstOrThrow();
          return Number(numDeletedRows);
        },
        { signal },
      );
      await inBatches(
        database,
        async (transaction, amount) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('login_attempt')
            // Checked again, because a new attempt may have started a new window in between.
            .where('window_ends_at', '<=', now)
            .where('key', 'in', (from) =>
              from
                .selectFrom('login_attempt as old')
                .select('old.key')
                .where('old.window_ends_at', '<=', now)
                .limit(amount),
            )
            .executeTakeFirstOrThrow();
          return Number(numDeletedRows);
        },
        { signal },
      );
    },
  };
}
