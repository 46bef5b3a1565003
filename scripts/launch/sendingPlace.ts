import { campaignObstacle, errorMessage } from '@fnc/domain';

type Variables = Readonly<Record<string, string | undefined>>;

/** The server's settings that block campaigns; empty when campaigns may be sent. */
export function sendingBlockers({
  SMTP_URL: smtpUrl,
  PUBLIC_URL: publicUrl,
  PORT: port,
}: Variables): readonly string[] {
  const smtpHost = URL.parse(smtpUrl?.trim() ?? '')?.hostname ?? null;
  const address = publicUrl?.trim() || `http://127.0.0.1:${port?.trim() || '4000'}`;
  const obstacle = campaignObstacle({ smtpHost, publicUrl: address });
  return obstacle === null ? [] : [`PUBLIC_URL (${address}): ${errorMessage(obstacle, 'en')}`];
}
