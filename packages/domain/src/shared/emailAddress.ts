const dotAtom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Between quotes nearly all of ASCII; no angle brackets, which the mail library would drop and so mail somebody else. */
const quoted = /^"(?:[ !#-;=?-[\]-~]|\\[ -;=?-~])+"$/;
/** One part of a domain: letters of any script, as typed; their marks are no letters by themselves. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** A last part in figures would be an IP address. */
const figures = /^[0-9]+$/;

/** The place of the `@` that parts them: a quoted name may hold another. -1: none. */
const atOf = (email: string) => email.lastIndexOf('@');

/** The name before the `@` holds letters that only the few mail servers with SMTPUTF8 deliver to. */
export const hasForeignName = (email: string): boolean => /[^\0-\x7F]/.test(email.slice(0, Math.max(atOf(email), 0)));

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((each) => label.test(each)) && !figures.test(last);
};

/**
 * Whether mail can be sent to it: an address of RFC 5321 with a domain of at least two parts, which may be written in any script.
 * `testing/emailAddresses.data.ts` says which forms are left out, and why.
 */
export function isEmailAddress(email: string): boolean {
  const at = atOf(email);
  const name = email.slice(0, Math.max(at, 0));
  return (
    email.length <= 254 &&
    name.length <= 64 &&
    (dotAtom.test(name) || quoted.test(name)) &&
    isDomain(email.slice(at + 1))
  );
}
