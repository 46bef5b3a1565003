import { emailKey } from '../shared/emailKey.ts';

/** Gmail delivers to one mailbox however its dots are set, under two domains. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, as far as its spelling tells: for counting what is mailed to one person, never for
 * sending. What follows a `+` is the reader's own label at nearly every provider; where it is not, two people share a limit, which
 * costs them nothing else. Dots are left out for Gmail alone: elsewhere `jan.smit@` and `jansmit@` are usually two people.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const name = key.slice(0, Math.max(at, 0)).split('+', 1)[0] ?? '';
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
