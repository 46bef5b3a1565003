// The programs that import this file do not include the other declaration files of the domain.
// oxlint-disable-next-line typescript/triple-slash-reference -- it declares another module, and is none
/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/** Removes quotes that the local part does not need: `"jan"@` is the mailbox of `jan@`. */
const withoutNeedlessQuotes = (name: string) => {
  const inside = /^"(.*)"$/s.exec(name)?.[1]?.replace(/\\(.)/gs, '$1');
  return inside !== undefined && /^[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*$/.test(inside) ? inside : name;
};

/**
 * A domain in ASCII, as mail servers and their reports write it: `münchen.example` becomes `xn--mnchen-3ya.example`.
 */
const asciiDomain = (domain: string) =>
  // oxlint-disable-next-line import/no-named-as-default-member -- to Node the library is CommonJS, without names
  /^[\0-\x7F]*$/.test(domain) ? domain : punycode.toASCII(domain.normalize('NFKC'));

/** Addresses with the same key belong to the same person. For comparing only; mail goes to the address as typed. */
export function emailKey(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 0) return typed;
  return `${withoutNeedlessQuotes(typed.slice(0, at))}@${asciiDomain(typed.slice(at + 1))}`;
}

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
