import type { Instant, SecondFactor } from '@fnc/domain';
import { digest } from '../../secrets/tokens.ts';
import type { Seal } from '../../secrets/seal.ts';
import type { Database } from '../database.ts';

interface StoredKey {
  readonly key: string;
  /** The newest time step whose code was accepted. */
  readonly lastStep: number;
  readonly confirmed: boolean;
}

/** The second factor of each admin. Codes are passed without spaces and hyphens, see `codeKey`. */
export interface SecondFactors {
  find(adminId: string): Promise<StoredKey | null>;
  state(adminId: string): Promise<SecondFactor>;
  /** Stores a key that takes effect once confirmed. @returns false when the second step is on already */
  prepare(adminId: string, key: string): Promise<boolean>;
  /** Accepts the code of a time step once. @returns false when it, or a newer one, was accepted before */
  useStep(adminId: string, step: number): Promise<boolean>;
  /** Accepts a recovery code once. */
  useRecoveryCode(adminId: string, code: string, now: Instant): Promise<boolean>;
  /** Switches on the prepared key, or renews the recovery codes of an active one. */
  confirm(adminId: string, recoveryCodes: readonly string[], now: Instant): Promise<void>;
  remove(adminId: string): Promise<void>;
}

/** A sealed key can be opened for its own admin only, so that rows cannot be swapped. */
const purposeOf = (adminId: string): string => `second factor of ${adminId}`;

export function createSecondFactors({ query }: Database, { seal, open }: Seal): SecondFactors {
  return {
    async find(adminId) {
      const row = await query.selectFrom('second_factor').selectAll().where('user_id', '=', adminId).executeTakeFirst();
      if (row === undefined) return null;
      const key = open(row.sealed_key, purposeOf(adminId));
      return { key, lastStep: row.last_step, confirmed: row.confirmed_at !== null };
    },

    async state(adminId) {
      const row = await query
        .selectFrom('second_factor')
        .select('confirmed_at')
        .where('user_id', '=', adminId)
        .executeTakeFirst();
      const since = row?.confirmed_at ?? null;
      const { left } = await query
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll().as('left'))
        .where('user_id', '=', adminId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { on: since !== null, since, recoveryCodesLeft: Number(left) };
    },

    async prepare(adminId, key) {
      const sealed = seal(key, purposeOf(adminId));
      const row = await query
        .insertInto('second_factor')
        .values({ user_id: adminId, sealed_key: sealed, confirmed_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ sealed_key: sealed, last_step: 0 })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async useStep(adminId, step) {
      const used = await query
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('user_id', '=', adminId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return used.numUpdatedRows > 0n;
    },

    async useRecoveryCode(adminId, code, now) {
      const used = await query
        .updateTable('recovery_code')
        .set({ used_at: now })
        .where('code_hash', '=', hashOf(adminId, code))
        .where('user_id', '=', adminId)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return used.numUpdatedRows > 0n;
    },

    async confirm(adminId, recoveryCodes, now) {
      await query.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('second_factor')
          .set({ confirmed_at: now })
          .where('user_id', '=', adminId)
          .where('confirmed_at', 'is', null)
          .execute();
        await transaction.deleteFrom('recovery_code').where('user_id', '=', adminId).execute();
        await transaction
          .insertInto('recovery_code')
          .values(recoveryCodes.map((code) => ({ code_hash: hashOf(adminId, code), user_id: adminId, used_at: null })))
          .execute();
      });
    },

    async remove(adminId) {
      await query.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('user_id', '=', adminId).execute();
        await transaction.deleteFrom('second_factor').where('user_id', '=', adminId).execute();
      });
    },
  };
}

const hashOf = (adminId: string, code: string): string => digest(`recovery ${adminId} ${code}`);
