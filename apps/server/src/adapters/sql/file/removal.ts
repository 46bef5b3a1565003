import { instantOf, restoreDays, type ChangeNoun, type Instant } from '@fnc/domain';
import type { FileChange } from './changes/changeLog.ts';

interface Removable {
  readonly table: 'client' | 'report' | 'email_template' | 'campaign';
  readonly noun: ChangeNoun;
  readonly id: string;
}

/** Records removed before this time can no longer be restored. */
const tooOld = (at: Instant): Instant => instantOf(Date.parse(at) - restoreDays * 86_400_000);

/** Removes a record, restorably. `false` when it was already removed. */
export async function takeOut({ transaction, at, note }: FileChange, { table, noun, id }: Removable): Promise<boolean> {
  const removed = await transaction
    .updateTable(table)
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (removed.numUpdatedRows === 0n) return false;
  note({ noun, id, kind: 'removed' });
  return true;
}

/** Undoes `takeOut` within `restoreDays`. `false` when there is nothing to restore, or somebody else did. */
export async function bringBack(
  { transaction, at, note }: FileChange,
  { table, noun, id }: Removable,
): Promise<boolean> {
  const restored = await transaction
    .updateTable(table)
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', tooOld(at))
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) return false;
  note({ noun, id, kind: 'restored' });
  return true;
}
