// Asks the registry whether a production dependency has a known vulnerability.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../staleness.ts';
import type { Outcome } from './step.ts';

/** Output of `npm audit --json`: a report when the registry answered, an error message when it did not. */
interface Printed {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
}
interface Vulnerability {
  readonly name: string;
  readonly severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  readonly range: string;
}

function readPrinted(text: string): Printed {
  try {
    return JSON.parse(text) as Printed;
  } catch {
    return {};
  }
}

/** Removes the URLs that npm puts in its messages. */
const withoutAddress = (message: string) => message.replace(/\bhttps?:\/\/\S+/g, 'the registry').slice(0, 200);

function auditOutcome(printed: string): Outcome {
  const { vulnerabilities, message = 'npm gave no report' } = readPrinted(printed);
  if (vulnerabilities === undefined) {
    const reason = withoutAddress(message);
    const remark = `KNOWN VULNERABILITIES WERE NOT CHECKED: ${reason}. Run \`npm audit --omit=dev\` where the registry answers.`;
    return { passed: 0, failed: 0, skipped: 1, output: printed, remark };
  }
  const found = Object.values(vulnerabilities);
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  if (grave.length > 0) return { passed: 0, failed: 1, skipped: 0, output: lines.join('\n') };
  return {
    passed: 1,
    failed: 0,
    skipped: 0,
    output: printed,
    ...(lines.length === 0 ? {} : { remark: `packages with a known vulnerability: ${lines.join('; ')}` }),
  };
}

/**
 * @param folder folder of the lock file
 * @param more   further arguments of `npm audit`
 */
export async function auditPackages(folder: string = root, more: readonly string[] = []): Promise<Outcome> {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only', ...more];
  const npm = process.env['npm_execpath'];
  const isNpm = npm !== undefined && path.basename(npm).startsWith('npm-cli');
  const child = isNpm
    ? spawn(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...args], { cwd: folder })
    : spawn('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.resume();
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  return auditOutcome(printed);
}
