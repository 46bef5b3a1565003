import type { AdminStatus } from '@fnc/domain/api';
import type { Database } from '../database.ts';

/** How many there are of what the rail of the console counts; what was removed is not among them. */
export async function countRecords({ query }: Pick<Database, 'query'>): Promise<AdminStatus['records']> {
  async function count(table: 'client' | 'campaign' | 'email_template'): Promise<number> {
    const { amount } = await query
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('amount'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return amount;
  }
  const [clients, campaigns, templates] = await Promise.all([
    count('client'),
    count('campaign'),
    count('email_template'),
  ]);
  return { clients, campaigns, templates };
}
