import { refuseAddress } from '../../sql/consent/refusals.ts';
import type { Database } from '../../sql/database.ts';
import { slicesOf } from './carryRecords.ts';
import type { SinceTheBackup } from './sinceTheBackup.ts';

/** Nobody who said no since the backup is mailed. Who subscribed again since has to do so once more. */
export async function carryRefusals(
  { query }: Pick<Database, 'query'>,
  refused: SinceTheBackup['refused'],
): Promise<void> {
  for (const some of slicesOf(refused)) {
    await query.transaction().execute(async (transaction) => {
      for (const { address_hash, reason, at } of some) await refuseAddress(transaction, address_hash, reason, at);
    });
  }
}
