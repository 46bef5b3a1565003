import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { countedOfLeads, fillKeptCounts, fromRows, leadCounts, watch, type Counted } from './0013KeptCounts.ts';
import type { ColumnTypes, Engine } from './columnTypes.ts';

/** The counts of `0013`, and of the leads that wait only for a welcome: an answer to a question is one. */
const leadCountsWithWelcome = (engine: Engine): Counted => {
  const before = leadCounts(engine);
  return (row, amount) => {
    const column = (name: string) => sql.raw(`${row}.${name}`);
    return sql`${before(row, amount)}
      union all select 'welcome', '', '', ${sql.lit(amount)} ${fromRows(row)}
        where ${column('deleted_at')} is null and ${column('waiting_since')} is null
          and ${column('welcome_since')} is not null`;
  };
};

/** Recounts everything. */
export const recount = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  fillKeptCounts(db, engine, leadCountsWithWelcome(engine));

/**
 * A guide request gets a clock of its own: the 24 hours are only for questions. Leads whose clock ran for a request, or
 * were started anew by one, are set right by their timelines.
 */
export const guideClock = (engine: Engine, type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('lead').addColumn('welcome_since', type.instant).execute();
    for (const event of ['insert', 'delete', 'update']) {
      const name = sql.ref(`lead_count_${event}`);
      if (engine === 'sqlite') await sql`drop trigger ${name}`.execute(db);
      else await sql`drop function ${name} cascade`.execute(db);
    }
    await splitClocks(db, engine);
    await watch(db, engine, 'lead', leadCountsWithWelcome(engine), [...countedOfLeads, 'welcome_since']);
    await recount(db, engine);
  },
});

/** The newest event of this kind of the lead. */
const newest = (kind: string, condition = sql``) =>
  sql`(select max(at) from lead_event where lead_event.lead_id = lead.id and lead_event.kind = ${sql.lit(kind)} ${condition})`;

async function splitClocks(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // What a mail answered is not open; a status that answered stopped the clock, so these leads are not among them.
  const message = newest(
    'message_received',
    sql`and not exists (select 1 from outbox where outbox.lead_id = lead.id and outbox.kind = 'answer'
      and outbox.status = 'sent' and outbox.created_at >= lead_event.at)`,
  );
  const request = newest('guide_requested');
  const millisecondsOfMessage =
    engine === 'postgres'
      ? sql`cast(extract(epoch from ${message}) * 1000 as bigint)`
      : sql`cast(strftime('%s', ${message}) as integer) * 1000 + cast(substr(${message}, 21, 3) as integer)`;
  // A lead past "new" waits only because it wrote.
  await sql`update lead set
      welcome_since = case when status <> 'new' then null
        else coalesce(${request}, case when ${message} is null then waiting_since end) end,
      waiting_since = ${message},
      urgency = coalesce(-(${millisecondsOfMessage}), -8640000000000000)
    where waiting_since is not null`.execute(db);
}
