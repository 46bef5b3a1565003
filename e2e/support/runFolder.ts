import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Holds the data of every product that a run starts, and goes with the run: a server may be started again on what it left. */
export default function makeRunFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-e2e-'));
  process.env['E2E_FOLDER'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
