// `npm start`: builds what is stale and runs the server, which migrates, creates the first admin and prints the
// addresses.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApps } from './build.ts';
import { readSettings } from './readSettings.ts';
import { root } from './staleness.ts';

readSettings();
await buildApps();
await import(pathToFileURL(path.join(root, 'apps/server/src/server.ts')).href);
