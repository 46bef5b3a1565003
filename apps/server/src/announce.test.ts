import { expect, test } from 'vitest';
import { DatabaseError } from './adapters/sql/database.ts';
import { startFault } from './announce.ts';
import { readConfig } from './config.ts';

test.each([
  'postgres://fnc:secret@db:5432/fnc',
  'postgres://fnc:p@secret@db:5432/fnc',
  'postgres://fnc:a/secret@db:5432/fnc',
  'postgres://db:5432/fnc?user=fnc&password=secret',
])('the fault of a database (%s) names the database and no password', (url) => {
  const fault = new DatabaseError('The database cannot be opened.', new Error('connect ECONNREFUSED'));
  expect(startFault(fault, readConfig({ DATABASE_URL: url }, '/srv/fnc'))).toBe(
    'The database cannot be opened. (postgres://db:5432/fnc) connect ECONNREFUSED',
  );
});
