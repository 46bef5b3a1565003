import { emailKey } from '../shared/emailKey.ts';

/** Gmail ignores dots in an address, and has two domains. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, derived from its spelling: for counting mails to one person, never for sending. The part
 * after a `+` is the recipient's own label at nearly every provider; elsewhere two people share a limit, which has no
 * other effect. Dots are removed for Gmail only: elsewhere `jan.smit@` and `jansmit@` are usually two people.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const name = key.slice(0, Math.max(at, 0)).split('+', 1)[0] ?? '';
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
