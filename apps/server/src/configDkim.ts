import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dkimKeyFault, type DkimKey } from './adapters/mail/dkim.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface ReadDkim {
  /** Complete, or absent; whether it is any good `dkimFaults` tells. */
  readonly key: DkimKey | undefined;
  /** The file of the key cannot be read: what the system said. */
  readonly fileFault: string | undefined;
}

/** @param baseDir what a relative path is relative to */
export function readDkim(variables: Variables, baseDir: string): ReadDkim {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = variables;
  // On one line, as some services want their variables, the line breaks are written out.
  let privateKey = variables['DKIM_PRIVATE_KEY']?.replaceAll('\\n', '\n');
  let fileFault: string | undefined;
  if (privateKey === undefined && file !== undefined) {
    try {
      privateKey = readFileSync(path.resolve(baseDir, file), 'utf8');
    } catch (error) {
      fileFault = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    }
  }
  if (domain === undefined || selector === undefined || privateKey === undefined) return { key: undefined, fileFault };
  return { key: { domain, selector, privateKey }, fileFault };
}

/** What keeps mails from being signed as asked. A half configuration would send them unsigned, and nobody would know. */
export function dkimFaults(variables: Variables, { key, fileFault }: ReadDkim): string[] {
  const {
    DKIM_DOMAIN: domain,
    DKIM_SELECTOR: selector,
    DKIM_PRIVATE_KEY: given,
    DKIM_PRIVATE_KEY_FILE: file,
  } = variables;
  if ([domain, selector, given, file].every((value) => value === undefined)) return [];
  if (fileFault !== undefined) return [`DKIM_PRIVATE_KEY_FILE cannot be read (${fileFault}).`];
  if (given === undefined && file === undefined) {
    return ['DKIM_PRIVATE_KEY or DKIM_PRIVATE_KEY_FILE must be set where DKIM_DOMAIN or DKIM_SELECTOR is.'];
  }
  const missing = [
    ...(domain === undefined ? ['DKIM_DOMAIN'] : []),
    ...(selector === undefined ? ['DKIM_SELECTOR'] : []),
  ];
  if (missing.length > 0) return missing.map((name) => `${name} must be set where a DKIM key is.`);
  const fault = key === undefined ? null : dkimKeyFault(key.privateKey);
  return fault === null ? [] : [`${given === undefined ? 'DKIM_PRIVATE_KEY_FILE' : 'DKIM_PRIVATE_KEY'} ${fault}.`];
}
