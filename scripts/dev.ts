// `npm run dev`: server, admin and site together, restarted or reloaded as files change. Open the site's address: it
// proxies /admin and /api, so that all three share one origin as they do in production.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from './staleness.ts';

const serverPort = process.env['PORT'] ?? '4000';
const adminPort = process.env['ADMIN_PORT'] ?? '5174';
const sitePort = process.env['SITE_PORT'] ?? '5173';
const vite = path.join(root, 'node_modules/vite/bin/vite.js');

const environment = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: serverPort,
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://127.0.0.1:${sitePort}`,
  SERVER_URL: `http://127.0.0.1:${serverPort}`,
  ADMIN_URL: `http://127.0.0.1:${adminPort}`,
  ADMIN_PORT: adminPort,
};

const programs: [name: string, args: string[], folder: string][] = [
  ['server', ['--watch', '--env-file-if-exists=.env', 'apps/server/src/server.ts'], '.'],
  ['admin', [vite, '--host', '127.0.0.1', '--port', adminPort, '--strictPort'], 'apps/admin'],
  ['site', [vite, '--host', '127.0.0.1', '--port', sitePort, '--strictPort'], 'apps/site'],
];

let stopping = false;
const children: ChildProcess[] = programs.map(([name, args, folder]) => {
  const child = spawn(process.execPath, args, { cwd: path.join(root, folder), stdio: 'inherit', env: environment });
  child.on('exit', (code) => {
    if (!stopping) console.error(`The ${name} stopped (${code ?? 'signal'}); stopping the others.`);
    stop(code ?? 1);
  });
  return child;
});

function stop(code: number) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
console.log(`Site, admin and API on one address: http://127.0.0.1:${sitePort} (admin at /admin).`);
