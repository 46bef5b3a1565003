import { isLoopback } from '@fnc/domain';

/**
 * How the connection to the mail server is encrypted.
 *
 * `tls`: from the first byte. `starttls`: before anything else is sent, or the connection ends. `loopback`: the mail
 * server is this machine. `plain`: only if the mail server offers encryption, because the owner allowed that.
 */
export type SmtpSecurity = 'tls' | 'starttls' | 'loopback' | 'plain';

/** @param url `smtp://…` or `smtps://…` */
export function smtpSecurityOf(url: string, allowPlain: boolean): SmtpSecurity {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'smtps:') return 'tls';
  if (isLoopback(hostname)) return 'loopback';
  return allowPlain ? 'plain' : 'starttls';
}
