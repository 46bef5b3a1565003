import {
  clientSearchText,
  clientSortName,
  emailKey,
  storedClientSummarySchema,
  type ClientSummary,
  type Instant,
} from '@fnc/domain';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { ClientTable } from '../../clientSchema.ts';
import type { Schema } from '../../schema.ts';

/** Longer than any mail address; of a longer text this prefix is enough to find it. */
const longestKey = 254;

export const clientEmailKey = (email: string): string => emailKey(email).slice(0, longestKey).toWellFormed();

/** The columns derived from a client's own fields. */
export function clientColumns(client: ClientSummary) {
  const { status, version: _version, updatedAt: _updatedAt, ...record } = client;
  return {
    record: JSON.stringify(record),
    status,
    name_key: clientSortName(client.name),
    email_key: clientEmailKey(client.email),
    joined_at: client.joinDate,
    lead_id: client.leadId ?? null,
    search: clientSearchText(client),
  } satisfies Partial<Insertable<ClientTable>>;
}

/** The columns that `toClient` reads. */
export const clientRowColumns = ['record', 'status', 'version', 'updated_at'] as const;
type ClientRow = Pick<Selectable<ClientTable>, (typeof clientRowColumns)[number]>;

/** @throws when the row is not a valid client, which is a bug */
export const toClient = ({ record, status, version, updated_at }: ClientRow): ClientSummary => ({
  ...storedClientSummarySchema.parse({ ...JSON.parse(record), status, updatedAt: updated_at }),
  version,
});

/**
 * The row of a client that is not removed. PostgreSQL locks it, so that two changes of one client, or of its questions,
 * answers and reports, follow each other; SQLite has one writer anyway.
 */
export const lockClient = (transaction: Kysely<Schema>, engine: Database['engine'], id: string) =>
  transaction
    .selectFrom('client')
    .select(clientRowColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .executeTakeFirst();

/** Updates the client's time of change after a change to its questions, answers or reports. */
export async function touchClient(transaction: Kysely<Schema>, id: string, at: Instant): Promise<void> {
  await transaction.updateTable('client').set({ updated_at: at }).where('id', '=', id).execute();
}
