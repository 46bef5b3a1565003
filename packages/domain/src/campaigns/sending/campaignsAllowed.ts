import { isLoopback } from '../../shared/loopback.ts';

/** Why this server may not send campaigns. Also the error codes. */
export const campaignObstacles = ['campaigns_public_url_local', 'campaigns_public_url_insecure'] as const;
export type CampaignObstacle = (typeof campaignObstacles)[number];

interface SendingPlace {
  /** Host of the mail server; `null`: mails are written to a folder. */
  readonly smtpHost: string | null;
  /** Base URL of every link in a mail. */
  readonly publicUrl: string;
}

/**
 * Whether this server may send campaigns; `null`: it may. Recipients must be able to open links and to unsubscribe with
 * one click, which mail programs do over https only (RFC 8058). A folder or a mail server on this machine is allowed,
 * because its mails reach no recipient.
 */
export function campaignObstacle({ smtpHost, publicUrl }: SendingPlace): CampaignObstacle | null {
  if (smtpHost === null || isLoopback(smtpHost)) return null;
  const [, scheme, host = ''] = /^(https?):\/\/(?:[^/@]*@)?(\[[^\]/]*\]|[^/:?#]*)/i.exec(publicUrl) ?? [];
  if (isLoopback(host)) return 'campaigns_public_url_local';
  return scheme?.toLowerCase() === 'https' ? null : 'campaigns_public_url_insecure';
}
