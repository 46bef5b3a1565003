import { blockReasonText, type LeadEvent, leadSourceLabel, leadStatusLabel, type MailOutcome } from '@fnc/domain';
import {
  ArrowRightLeft,
  Ban,
  BellOff,
  BellRing,
  BookOpen,
  CircleCheck,
  MailCheck,
  MailClock,
  MailMinus,
  MailWarning,
  MailX,
  MessageSquareText,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { TimelineEntry, type TimelineEntryProps } from '../../components/Timeline/Timeline.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import type { DateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { EventLine } from './LeadDetail.styles.ts';

type Mail = Extract<LeadEvent, { kind: 'mail' }>;

const mailLooks: Record<MailOutcome, Pick<TimelineEntryProps, 'icon' | 'tone'>> = {
  queued: { icon: MailClock, tone: 'warning' },
  sent: { icon: MailCheck, tone: 'success' },
  failed: { icon: MailX, tone: 'danger' },
  skipped: { icon: MailMinus },
  cancelled: { icon: MailMinus },
};
const mailTitles = {
  guide: 'lead.mailGuide',
  contact_advisor: 'lead.mailContactAdvisor',
  contact_confirmation: 'lead.mailContactConfirmation',
  unsubscribe_link: 'lead.mailUnsubscribeLink',
  newsletter_confirmation: 'campaigns.timeline.mailConfirmation',
  campaign: 'campaigns.timeline.mailCampaign',
  answer: 'campaigns.timeline.mailAnswer',
  campaign_test: 'campaigns.timeline.mailTest',
  password_changed: 'campaigns.timeline.mailPasswordChanged',
} as const satisfies Record<Mail['mailKind'], string>;
const outcomeWords = {
  queued: 'lead.mailQueued',
  sent: 'lead.mailSent',
  failed: 'lead.mailFailed',
  skipped: 'campaigns.timeline.skipped',
  cancelled: 'campaigns.timeline.cancelled',
} as const satisfies Record<MailOutcome, string>;

const title = (what: string, note?: string) => (
  <>
    {what}
    {note !== undefined && (
      <Text as="span" size="inherit" weight="regular" tone="quiet">
        {' '}
        {note}
      </Text>
    )}
  </>
);

export interface LeadTimelineEventProps {
  event: LeadEvent;
  dates: DateWords;
}

export function LeadTimelineEvent({ event, dates }: LeadTimelineEventProps) {
  const { t, language } = useAdminWords();
  const time = (
    <Tooltip text={dates.full(event.at)}>
      <time dateTime={event.at}>{dates.time(event.at)}</time>
    </Tooltip>
  );
  const entry = (look: Pick<TimelineEntryProps, 'icon' | 'tone'>, words: ReactNode, body?: ReactNode) => (
    <TimelineEntry {...look} title={words} time={time}>
      {body}
    </TimelineEntry>
  );

  switch (event.kind) {
    case 'guide_requested': {
      const via = t('lead.eventGuideVia', { source: leadSourceLabel(event.source, language) });
      const page = <EventLine>{t('lead.eventPage', { page: event.page })}</EventLine>;
      return entry({ icon: BookOpen }, title(t('lead.eventGuide'), via), page);
    }
    case 'message_received':
      return entry(
        { icon: MessageSquareText, tone: 'warning' },
        title(t('lead.eventMessage'), t('lead.eventMessageVia')),
        <>
          {event.page !== undefined && <EventLine>{t('lead.eventPage', { page: event.page })}</EventLine>}
          {event.phone !== undefined && <EventLine>{t('lead.eventPhone', { phone: event.phone })}</EventLine>}
          {event.preferredMoments !== undefined && (
            <EventLine>{t('lead.eventMoments', { moments: event.preferredMoments })}</EventLine>
          )}
          <blockquote>{event.message}</blockquote>
        </>,
      );
    case 'consent_given': {
      const where = { page: event.page, language: t(`common:language.${event.language}`) };
      return entry(
        { icon: ShieldCheck, tone: 'success' },
        title(t('lead.eventConsent')),
        <>
          <EventLine lang={event.language}>{t('lead.eventConsentText', { wording: event.wording })}</EventLine>
          <EventLine>{t('lead.eventConsentWhere', where)}</EventLine>
        </>,
      );
    }
    case 'newsletter_confirmed':
      return entry({ icon: ShieldCheck, tone: 'success' }, title(t('campaigns.timeline.confirmed')));
    case 'mail_bounced':
    case 'mail_complained': {
      const { campaignName } = event;
      const bounced = event.kind === 'mail_bounced';
      const words = !bounced ? 'complained' : event.permanent ? 'bouncedForGood' : 'bounced';
      return entry(
        { icon: bounced ? MailX : MailWarning, tone: 'danger' },
        title(t(`campaigns.timeline.${words}`)),
        <>
          {campaignName !== undefined && (
            <EventLine>{t('campaigns.timeline.ofCampaign', { name: campaignName })}</EventLine>
          )}
          {bounced && event.detail !== undefined && (
            <EventLine data-tone="danger">{t('lead.mailLastError', { error: event.detail })}</EventLine>
          )}
        </>,
      );
    }
    case 'unsubscribed':
      return entry({ icon: BellOff, tone: 'warning' }, title(t('lead.eventUnsubscribed')));
    case 'subscribed_again':
      return entry({ icon: BellRing, tone: 'success' }, title(t('lead.eventSubscribedAgain')));
    case 'status_changed': {
      const from = leadStatusLabel(event.from, language);
      const to = leadStatusLabel(event.to, language);
      const by = t('lead.eventStatusBy', { by: event.by });
      return entry({ icon: ArrowRightLeft }, title(t('lead.eventStatus', { from, to }), by));
    }
    case 'address_blocked': {
      const { by, ...block } = event;
      return entry(
        { icon: Ban, tone: 'danger' },
        title(t('campaigns.timeline.blocked'), t('lead.block.by', { by })),
        <EventLine>{blockReasonText(block, language)}</EventLine>,
      );
    }
    case 'address_unblocked':
      return entry(
        { icon: CircleCheck },
        title(t('campaigns.timeline.unblocked'), t('lead.block.by', { by: event.by })),
      );
    case 'mail':
    default: {
      const { outcome, attempts, lastError, subject, to, by, campaignName } = event;
      const words = [
        t(outcomeWords[outcome]),
        ...(by === undefined ? [] : [t('lead.eventStatusBy', { by })]),
        ...(attempts > 1 || outcome === 'failed' ? [t('lead.mailAttempts', { count: attempts })] : []),
      ].join(', ');
      return entry(
        mailLooks[outcome],
        title(t(mailTitles[event.mailKind]), words),
        <>
          <EventLine>
            “{subject}” {t('lead.mailTo', { to })}
          </EventLine>
          {campaignName !== undefined && (
            <EventLine>{t('campaigns.timeline.ofCampaign', { name: campaignName })}</EventLine>
          )}
          {lastError !== undefined && outcome !== 'sent' && (
            <EventLine data-tone="danger">{t('lead.mailLastError', { error: lastError })}</EventLine>
          )}
        </>,
      );
    }
  }
}
