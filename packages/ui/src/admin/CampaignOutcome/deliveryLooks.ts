import { type Delivery, deliveryReason, type DeliveryStatus, type Language } from '@fnc/domain';
import { CircleCheck, CircleSlash, CircleX, Clock, type LucideIcon, MailX, Send } from 'lucide-react';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';

export const deliveryIcons: Record<DeliveryStatus, LucideIcon> = {
  queued: Clock,
  sending: Send,
  sent: CircleCheck,
  delivered: CircleCheck,
  failed: CircleX,
  bounced: MailX,
  skipped: CircleSlash,
  cancelled: CircleSlash,
};

export const deliveryTones: Record<DeliveryStatus, 'success' | 'danger' | 'quiet'> = {
  queued: 'quiet',
  sending: 'quiet',
  sent: 'success',
  delivered: 'success',
  failed: 'danger',
  bounced: 'danger',
  skipped: 'quiet',
  cancelled: 'quiet',
};

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** Why it is so, and how often it was tried: "Mailbox vol (452 4.2.2), 3 pogingen". */
export function deliveryNote(t: AdminT, language: Language, dates: DateWords, delivery: Delivery): string {
  const { status, attempts, runAt, openedAt, openedByMachine, clickedAt } = delivery;
  const reason = withoutStop(deliveryReason(delivery, language));
  const tries = attempts > 0 ? t('campaigns.outcome.attempts', { count: attempts }) : '';
  switch (status) {
    case 'queued':
    case 'sending': {
      const next = runAt === undefined ? '' : t('campaigns.outcome.nextTry', { moment: dates.moment(runAt) });
      return [reason, tries, next].filter(Boolean).join(', ');
    }
    case 'failed':
    case 'bounced':
      return [reason, tries].filter(Boolean).join(', ');
    case 'skipped':
    case 'cancelled':
      return reason;
    case 'sent':
    case 'delivered':
    default:
      return [
        tries,
        clickedAt === undefined
          ? openedAt === undefined
            ? ''
            : t(openedByMachine === true ? 'campaigns.outcome.openedByMachine' : 'campaigns.outcome.openedNote')
          : t('campaigns.outcome.clickedNote'),
      ]
        .filter(Boolean)
        .join(', ');
  }
}
