// The minimum cost of a sign-up: a Fastify route inserts one row and answers once the disk has it. A separate process.
// SQLite: `node:sqlite` on the main thread, with the product's pragmas. PostgreSQL: a pool of ten, as the product's.
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { Pool } from 'pg';

const url = process.argv[2] ?? '';

async function prepareInsert(): Promise<(text: string) => Promise<unknown>> {
  const table =
    'create table if not exists bare (id integer generated always as identity primary key, text text not null)';
  if (!url.startsWith('file:')) {
    const pool = new Pool({ connectionString: url, max: 10 });
    await pool.query(table);
    return (text) => pool.query('insert into bare (text) values ($1)', [text]);
  }
  const database = new DatabaseSync(url.slice('file:'.length));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  database.exec('create table bare (id integer primary key, text text not null)');
  const statement = database.prepare('insert into bare (text) values (?)');
  return (text) => Promise.resolve(statement.run(text));
}

const insert = await prepareInsert();
const app = Fastify();
app.route({
  method: 'POST',
  url: '/api/fnc-subscribe',
  handler: async (request) => {
    await insert(JSON.stringify(request.body));
    return { success: true };
  },
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit(0));
