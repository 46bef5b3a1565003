import { describe, expect, test } from 'vitest';
import { DatabaseError } from './adapters/sql/database.ts';
import { readConfig } from './config.ts';
import { startFault } from './startFault.ts';

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

describe('names the true cause that prevents the start', () => {
  const config = readConfig({ PORT: '80' }, '/srv/fnc');
  const fault = (error: Error, parts: object) => startFault(Object.assign(error, parts), config);

  test('an unwritable folder is not reported as a port', () => {
    const error = fault(new Error('EACCES'), { code: 'EACCES', syscall: 'mkdir', path: '/srv/fnc/data' });
    expect(error).toBe(
      'This user is not allowed to write to /srv/fnc/data. Give it that folder (chown), or choose another one: ' +
        'DATA_DIR=/path/to/a/folder npm start',
    );
    expect(fault(new Error('EACCES'), { code: 'EACCES', syscall: 'listen' })).toMatch(/not allowed to use port 80/);
  });

  test('a full disk', () => {
    const error = fault(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'open', path: '/srv/fnc/data/fnc.db' });
    expect(error).toBe('The disk with /srv/fnc/data/fnc.db is full. Free some space and start again.');
  });

  test('a newer database is not reported as corrupted', () => {
    const cause = new Error('corrupted migrations: previously executed migration 0099Later is missing');
    expect(startFault(new DatabaseError('The database cannot be opened.', cause), config)).toMatch(
      /^A newer version of the server has already changed this database .*0099Later.*Start the newer version/,
    );
  });
});
