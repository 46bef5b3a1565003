import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Database } from '../adapters/sql/database.ts';
import type { Schema } from '../adapters/sql/schema.ts';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements, with the values of their first use; lists of any length count as one. */
export type Asked = Map<string, Statement>;

/** The same database, which records every statement. */
export function watched(database: Database, asked: Asked): Database {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = database.query.getExecutor().compileQuery(node, queryId);
      const key = sql.replaceAll(/(?:\$\d+|\?)(?:, (?:\$\d+|\?))+/g, '…');
      if (!asked.has(key)) asked.set(key, { sql, parameters });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const query = database.query.withPlugin(plugin);
  const inTransaction: Database['unsynced'] = (work) => query.transaction().execute(work);
  return { ...database, query, unsynced: inTransaction, snapshot: inTransaction };
}

interface PostgresNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PostgresNode[];
}

/** The tables that a statement scans fully; empty when the statement has no plan. */
export async function scansOf(database: Database, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  return database.engine === 'postgres'
    ? await postgresScans(database.query, sql, parameters)
    : await sqliteScans(database.query, sql);
}

const words = /^(with|select|insert|update|delete)\b/i;

async function sqliteScans(query: Kysely<Schema>, sql: string): Promise<string[]> {
  if (!words.test(sql.trim())) return [];
  const plan = await query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`));
  return plan.rows.flatMap(({ detail }) => {
    const scan = /^SCAN (\w+)( USING (?:COVERING )?INDEX (\w+))?/.exec(detail);
    return scan === null ? [] : [scan[3] === undefined ? `${scan[1]}` : `${scan[1]} by ${scan[3]}`];
  });
}

async function postgresScans(query: Kysely<Schema>, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  if (!words.test(sql.trim())) return [];
  // Scanning is fastest for small tables. The test asks whether an index is available once they have grown.
  const plan = await query.transaction().execute(async (transaction) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await transaction.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`));
    return await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: PostgresNode }] }>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    );
  });
  return plan.rows.flatMap((row) => scansBelow(row['QUERY PLAN'][0].Plan));
}

/** @param heap the table of the node's bitmap */
function scansBelow(node: PostgresNode, heap = ''): string[] {
  const table = node['Relation Name'] ?? heap;
  const below = (node.Plans ?? []).flatMap((each) => scansBelow(each, node['Relation Name']));
  if (node['Node Type'] === 'Seq Scan') return [table, ...below];
  const isIndexScan = /^(?:Bitmap Index|Index(?: Only)?) Scan$/.test(node['Node Type']);
  return isIndexScan && node['Index Cond'] === undefined ? [`${table} by ${node['Index Name']}`, ...below] : below;
}
