import type { MailSettings } from '../campaigns/campaignData.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** How long the server is busy with so many mails, in words: "ongeveer 1 minuut". */
export function sendingTime(
  t: AdminT,
  mails: number,
  mail: Pick<MailSettings, 'perSecond' | 'perHour'> | null,
): string {
  const perSecond = mail === null || mail.perSecond <= 0 ? 1 : mail.perSecond;
  const bySecond = mails / perSecond / 60;
  const byHour =
    mail?.perHour == null || mail.perHour <= 0 ? 0 : Math.floor(Math.max(0, mails - 1) / mail.perHour) * 60;
  const minutes = Math.max(1, Math.ceil(Math.max(bySecond, byHour)));
  return minutes < 120
    ? t('campaigns.review.minutes', { count: minutes })
    : t('campaigns.review.hours', { count: Math.round(minutes / 60) });
}
