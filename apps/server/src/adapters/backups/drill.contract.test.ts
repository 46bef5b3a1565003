import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { instantOf } from '@fnc/domain';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, sendCampaignMail } from '../../testing/campaigns.ts';
import { createForServer, engineOn, engines, type EmptyDatabase } from '../../testing/engines.ts';
import { everyCallSecret, useEverything } from '../../testing/everyCall.ts';
import { aMessage, get, listed, post, signUp } from '../../testing/requests.ts';
import { startTestServer, testSecretKey, type TestServer } from '../../testing/testServer.ts';
import { openDatabase, type Database } from '../sql/database.ts';
import { createBackups, type Backups } from './backups.ts';
import { readContents } from './contents.ts';
import { postgresContent } from './postgresBackup.ts';
import { countRows, sqliteContent } from './sqliteBackup.ts';
import type { PreparedRestore } from './restore/preparedRestore.ts';
import { finishRestore, prepareRestore } from './restore/restore.ts';

const at = '2026-11-26T02:30:00.000Z';

/** All tables that hold records, with their rows in a fixed order. */
async function recordsOf({ engine, query }: Database): Promise<Record<string, string[]>> {
  const ask = async (statement: string) =>
    (await query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(statement))).rows;
  const tables = await ask(
    engine === 'postgres'
      ? `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
      : `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'`,
  );
  const records: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await ask(`select * from ${String(name)}`);
    records[String(name)] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return records;
}

async function opened<T>({ url }: EmptyDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe.each(engines)('the drill on $name', (engine) => {
  let folder: string;
  let lost: EmptyDatabase;
  let backups: Backups;
  let server: TestServer;
  const made: EmptyDatabase[] = [];
  const keep = (database: EmptyDatabase) => {
    made.push(database);
    return database;
  };
  const empty = async () => keep(await engine.create());
  beforeEach(async () => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'fnc-drill-')), 'backups');
    lost = keep(await createForServer(engine));
    backups = createBackups({ folder, databaseUrl: lost.url, secretKey: testSecretKey });
    server = await startTestServer({ engine: engineOn(engine, lost), mailEventsSecret: everyCallSecret });
  });
  afterEach(async () => {
    await server.close();
    for (const database of made.splice(0)) await database.drop();
    rmSync(path.dirname(folder), { recursive: true });
  });

  /** Puts a row in every table that the last clean-up of `useEverything` left empty. */
  async function fill(): Promise<void> {
    const lead = await aLeadOn(server, 'lezer@fleet.example', { name: 'Zoë d’Écluse "☸"' });
    const planned = { campaignId: 'campaign-2', sendAt: instantOf(server.clock.now + 30 * 86_400_000) };
    expect(await sendCampaignMail(server, lead, planned)).toMatchObject({ status: 200, body: { status: 'queued' } });
    await post(server, '/api/contact', aMessage({ message: 'Eerste regel\nTweede\tregel \\ { } "' }));
    await post(server, '/api/events', { event: 'page_view', page: '/', source: 'website', language: 'nl' });
    const admin = await server.signIn();
    await post(server, '/api/auth/second-factor/setup', { password: 'a password of my own' }, admin);
    await signUp(server, { email: 'gone@fleet.example' });
    const [gone] = await listed(server, '?search=gone');
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${gone?.id}`, headers: admin });
    await post(server, '/api/admin/file/samples', {}, admin);
    await post(server, '/api/auth/login', { username: 'admin', password: 'not it' });
    await server.outboxWorker.settled();
  }

  const prepare = (database: EmptyDatabase, file = backups.list()[0]?.file ?? ''): Promise<PreparedRestore> =>
    prepareRestore({ file, secretKey: testSecretKey, databaseUrl: database.url, dataDir: folder });

  const finish = ({ url }: EmptyDatabase) =>
    finishRestore({ databaseUrl: url, dataDir: folder, secretKey: testSecretKey });

  /** Stops the server, restores the newest backup and starts it again. Returns what was carried over. */
  async function restoreAndStart() {
    await server.close();
    const prepared = await prepare(lost);
    await prepared.apply(at);
    prepared.discard();
    const carried = await finish(lost);
    server = await startTestServer({ engine: engineOn(engine, lost) });
    return carried;
  }

  test('fill, back up, lose everything, restore: every record of every table is there again', async () => {
    await useEverything(server);
    await fill();
    const before = await recordsOf(server.database);
    const { rows, file } = await backups.make('regular', at);
    // A row added after the backup is lost with the rest.
    await signUp(server, { email: 'later@fleet.example' });
    await server.close();
    expect(path.basename(file)).toBe(`fnc-2026-11-26T02-30-00Z.${engine.name}.enc`);
    expect(readdirSync(folder)).toEqual([path.basename(file)]);
    expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
    const counted = Object.fromEntries(Object.keys(rows).map((table) => [table, before[table]?.length]));
    expect(rows).toEqual(counted);
    expect(Object.keys(rows).length).toBeGreaterThan(18);
    // On PostgreSQL, the second in which changes are added up varies.
    expect(Object.keys(rows).filter((table) => rows[table] === 0 && table !== 'kept_count')).toEqual(['recovery_code']);

    await made.shift()?.drop();
    const found = await empty();
    const prepared = await prepare(found);
    expect(prepared.contents.rows).toEqual(rows);
    expect(prepared.present).toBeNull();
    expect(await prepared.apply(at)).toBeNull();
    prepared.discard();
    expect(await opened(found, recordsOf)).toEqual(before);
    expect(await finish(found)).toMatchObject({ erasedLeads: 0, settledMails: 0 });

    server = await startTestServer({ engine: engineOn(engine, found) });
    expect(await listed(server, '?search=zoe')).toMatchObject([{ name: 'Zoë d’Écluse "☸"' }]);
    expect(await listed(server, '?search=later@')).toEqual([]);
    // Triggers and references still work.
    const total = async () =>
      (await get(server, '/api/admin/status', await server.signIn())).json<{ leadsCount: number }>().leadsCount;
    const leads = await total();
    await signUp(server, { email: 'new@fleet.example' });
    expect(await total()).toBe(leads + 1);
  });

  test('the command says what it will replace, and keeps it', async () => {
    await signUp(server, { email: 'first@fleet.example' });
    await backups.make('regular', at);
    await signUp(server, { email: 'second@fleet.example' });
    await server.outboxWorker.settled();
    await server.close();
    const before = await opened(lost, recordsOf);
    const prepared = await prepare(lost);
    expect([prepared.present?.rows['lead'], prepared.contents.rows['lead']]).toEqual([2, 1]);
    const kept = (await prepared.apply('2026-11-26T09:00:00.000Z')) ?? '';
    prepared.discard();
    expect(kept).toContain(engine.name === 'postgres' ? 'before_restore_2026' : 'test.db.before-restore-2026-11-26T09');
    expect((await opened(lost, recordsOf))['lead']).toHaveLength(1);
    const old =
      engine.name === 'sqlite'
        ? await opened({ url: `file:${kept}`, drop: () => Promise.resolve() }, recordsOf)
        : await opened(lost, async ({ query }) => {
            const { rows } = await query.executeQuery(CompiledQuery.raw(`select * from "${kept}".lead`));
            return { lead: rows.map((row) => JSON.stringify(row)).toSorted() };
          });
    expect(old['lead']).toEqual(before['lead']);
    // Restore again, over the restored database.
    const again = await prepare(lost);
    expect(await again.apply('2026-11-26T09:30:00.000Z')).not.toBe(kept);
    again.discard();
  });

  test('a lead erased after the backup is erased again', async () => {
    const lead = await aLeadOn(server, 'erased@fleet.example');
    await aLeadOn(server, 'stays@fleet.example');
    await server.outboxWorker.settled();
    await backups.make('regular', at);
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead.id}`, headers: await server.signIn() });
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    expect(await restoreAndStart()).toMatchObject({ erasedLeads: 1 });
    await server.cleanUp();
    const records = await recordsOf(server.database);
    expect(records['lead']).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain('erased@fleet');
  });

  test('who said no after the backup gets no mail that was planned before it', async () => {
    const says = await aLeadOn(server, 'no@fleet.example');
    const stays = await aLeadOn(server, 'yes@fleet.example');
    await server.outboxWorker.settled();
    const sendAt = instantOf(server.clock.now + 86_400_000);
    for (const lead of [says, stays]) await sendCampaignMail(server, lead, { campaignId: 'planned', sendAt });
    await backups.make('regular', at);
    await server.app.inject({
      method: 'POST',
      url: `/api/fnc-leads/${says.id}/block`,
      payload: { reason: 'asked', note: '' },
      headers: await server.signIn(),
    });
    const { now } = server.clock;
    await restoreAndStart();
    server.clock.now = now + 2 * 86_400_000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(server.mailServer.sent.map(({ to }) => to)).toEqual(['yes@fleet.example']);
  });

  test('a question that was answered after the backup is not open again', async () => {
    const { id } = await aLeadOn(server, 'asks@fleet.example');
    await post(server, '/api/contact', aMessage({ email: 'asks@fleet.example' }));
    await server.outboxWorker.settled();
    const answer = { to: 'asks@fleet.example', subject: 'Je vraag', content: '<p>Dat kan.</p>', leadId: id };
    const sendAt = instantOf(server.clock.now + 3_600_000);
    await post(server, '/api/send-email', { ...answer, sendAt }, await server.signIn());
    await backups.make('regular', instantOf(server.clock.now));
    server.clock.now += 2 * 3_600_000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(await listed(server)).toMatchObject([{ waitingSince: null }]);
    await restoreAndStart();
    expect(await listed(server)).toMatchObject([{ waitingSince: null, welcomeSince: null }]);
  });

  test('a restore that was killed before its end forgets nobody: the next one, or the next start, finishes it', async () => {
    const says = await aLeadOn(server, 'no@fleet.example');
    await server.outboxWorker.settled();
    await backups.make('regular', at);
    const headers = await server.signIn();
    const block = { reason: 'asked', note: '' };
    await post(server, `/api/fnc-leads/${says.id}/block`, block, headers);
    await server.close();
    // Killed right after the database was replaced, twice.
    for (const killedAt of [at, '2026-11-26T09:00:00.000Z']) {
      const prepared = await prepare(lost);
      await prepared.apply(killedAt);
      prepared.discard();
    }
    const refused = async () => (await opened(lost, recordsOf))['address_refusal'];
    expect(await refused()).toEqual([]);
    await finish(lost);
    expect(await refused()).toEqual([expect.stringContaining('"reason":"blocked"')]);
    expect(readdirSync(folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  test('nothing is replaced while a server runs', async () => {
    await backups.make('regular', at);
    await listed(server);
    const prepared = await prepare(lost);
    await expect(prepared.apply(at)).rejects.toThrow(/server.*is using/);
    prepared.discard();
    expect(readdirSync(folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
    expect(await listed(server)).toEqual([]);
  });

  test('a server that is just stopping is waited for', async () => {
    await backups.make('regular', at);
    const prepared = await prepare(lost);
    const applied = prepared.apply(at);
    await server.close();
    expect(await applied).toEqual(expect.any(String));
    prepared.discard();
  });

  test('a backup that cannot be stored does not count and removes no good one', async () => {
    await backups.make('regular', '2026-11-26T02:30:00.000Z');
    const good = backups.list();
    const closed = createBackups({ folder, databaseUrl: `${lost.url}-gone`, secretKey: testSecretKey });
    await expect(closed.make('regular', '2026-11-26T09:30:00.000Z')).rejects.toThrow(/database/);
    expect(backups.list()).toEqual(good);
    expect(readdirSync(folder)).toHaveLength(1);
    writeFileSync(path.join(path.dirname(folder), 'a-file'), '');
    const nowhere = createBackups({
      ...closed,
      folder: path.join(path.dirname(folder), 'a-file/backups'),
      databaseUrl: lost.url,
      secretKey: testSecretKey,
    });
    await expect(nowhere.make('regular', at)).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test('plain copies of a killed process are removed, those of a running one are kept', () => {
    const [killed, living, own] = ['.making-999999999-a', '.making-1-b', `.making-${process.pid}-c`];
    for (const name of [killed, living, own]) mkdirSync(path.join(folder, name), { recursive: true });
    backups.removeRemains();
    expect(readdirSync(folder)).toEqual([living]);
  });
});

test.each(engines.filter(({ name }) => name === 'postgres'))('a copy on $name is a snapshot', async (engine) => {
  const server = await startTestServer({ engine });
  await signUp(server, { email: 'before@fleet.example' });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database.query);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const content = postgresContent(url.href, at);
  const first = await content.next();
  await signUp(server, { email: 'meanwhile@fleet.example' });
  const written: string[] = [String(first.value)];
  for await (const part of content) written.push(part.toString());
  expect(written.join('')).toContain('before@fleet');
  expect(written.join('')).not.toContain('meanwhile@fleet');
  await server.close();
});

test('a copy on sqlite is one consistent snapshot', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-copy-'));
  const [file, copy] = [path.join(folder, 'fnc.db'), path.join(folder, 'copy.db')];
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table page (content)');
  // More rows than one step copies.
  database.exec('insert into page values (randomblob(24000000))');
  const content = sqliteContent(file, copy, at);
  const first = content.next();
  database.exec('insert into page values (1)');
  const { contents } = await readContents(asIterable((await first).value));
  const copied = new DatabaseSync(copy, { readOnly: true });
  expect([contents.rows, countRows(copied)]).toEqual([{ page: 1 }, { page: 1 }]);
  copied.close();
  database.close();
  await content.return(undefined);
  rmSync(folder, { recursive: true });
});

async function* asIterable(part: Buffer | undefined): AsyncGenerator<Buffer> {
  if (part !== undefined) yield await Promise.resolve(part);
}
