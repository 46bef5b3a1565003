import type { Lead, Reach } from '@fnc/domain';
import { Ban, CircleSlash, Hourglass, type LucideIcon, MailX, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import { ReachBadge } from './campaigns.styles.ts';

export const reachIcons: Record<Reach, LucideIcon> = {
  reachable: ShieldCheck,
  consent_missing: ShieldQuestionMark,
  consent_pending: Hourglass,
  unsubscribed: CircleSlash,
  suppressed: MailX,
  blocked: Ban,
};

/** Whether the lead may be mailed, in a few words: "Toestemming", "Afgemeld 3 okt". */
export function reachText(t: AdminT, lead: Lead, reach: Reach, dates: DateWords): string {
  if (reach === 'unsubscribed' && lead.unsubscribedAt !== undefined) {
    return t('campaigns.reach.unsubscribedOn', { date: dates.day(lead.unsubscribedAt) });
  }
  if (reach === 'suppressed' && lead.suppressed === 'complained') return t('campaigns.reach.complained');
  return t(`campaigns.reach.${reach}`);
}

/** Icon and text; the colour only repeats them. */
export function ReachMark({ reach, words }: { reach: Reach; words: string }) {
  return (
    <ReachBadge data-reach={reach}>
      <Icon of={reachIcons[reach]} />
      <span>{words}</span>
    </ReachBadge>
  );
}
