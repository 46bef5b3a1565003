import { toCsv } from '../../csv/toCsv.ts';
import { dayOf, localMinute } from '../../shared/time/day.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { Language } from '../../shared/language.ts';
import type { Delivery, DeliveryStatus } from './delivery.ts';
import { deliveryReason, isHeld } from './deliveryReason.ts';

/** The same in both languages, because programs that read the file rely on the names. */
const deliveryExportColumns = ['Name', 'Email', 'Status', 'Reason', 'Attempts', 'Date'] as const;

const statusLabels: Record<Language, Record<DeliveryStatus, string>> = {
  nl: {
    queued: 'In de wachtrij',
    sending: 'Wordt verzonden',
    sent: 'Verzonden',
    delivered: 'Bezorgd',
    failed: 'Mislukt',
    bounced: 'Teruggekomen',
    skipped: 'Overgeslagen',
    cancelled: 'Gestopt',
  },
  en: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    failed: 'Failed',
    bounced: 'Bounced',
    skipped: 'Skipped',
    cancelled: 'Stopped',
  },
};

const stoppedReason: Record<Language, string> = {
  nl: 'Gestopt voordat de mail wegging',
  en: 'Stopped before the email went out',
};

/** The stored reason of a stopped mail is that of its last attempt: "wait for the next one". */
const reasonOf = (delivery: Delivery, language: Language): string =>
  delivery.status === 'cancelled' && !isHeld(delivery) ? stoppedReason[language] : deliveryReason(delivery, language);

/**
 * The deliveries as CSV text, in the given order. Labels and reasons are in the language; dates are those of the last
 * change, as in `exportLeads`.
 */
export const exportDeliveries = (deliveries: readonly Delivery[], language: Language): string =>
  toCsv([
    deliveryExportColumns,
    ...deliveries.map((delivery) => [
      delivery.leadName,
      delivery.to,
      statusLabels[language][delivery.status],
      reasonOf(delivery, language),
      String(delivery.attempts),
      localMinute(delivery.at),
    ]),
  ]);

/**
 * `fnc-campaign-Najaarsbrief-2026-11-20.csv`, the day in `timeZone`; characters illegal in a file name become
 * hyphens.
 */
export function deliveryExportFileName(campaignName: string, now: Instant): string {
  const name = campaignName
    .trim()
    .replace(/[\p{Cc}\s/\\:*?"<>|.]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60);
  return ['fnc-campaign', ...(name === '' ? [] : [name]), dayOf(now)].join('-') + '.csv';
}
