import { isLoopback } from '@fnc/domain';

/**
 * How mail is kept from being read on its way to the mail server.
 *
 * `tls`: encrypted from the first byte. `starttls`: encrypted before anything is said, or nothing is said. `loopback`: the mail
 * server is this machine. `plain`: encrypted only if the mail server offers it, because the owner allowed that.
 */
export type SmtpSecurity = 'tls' | 'starttls' | 'loopback' | 'plain';

/** @param url `smtp://…` or `smtps://…` */
export function smtpSecurityOf(url: string, allowPlain: boolean): SmtpSecurity {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'smtps:') return 'tls';
  if (isLoopback(hostname)) return 'loopback';
  return allowPlain ? 'plain' : 'starttls';
}
