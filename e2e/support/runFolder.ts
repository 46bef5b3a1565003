import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The folder for the data of every product of a run, removed afterwards: a server may be restarted on the data of
 * another.
 */
export default function makeRunFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-e2e-'));
  process.env['E2E_FOLDER'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
