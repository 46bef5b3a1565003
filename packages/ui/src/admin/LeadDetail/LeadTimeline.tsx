import {
  blockReasonText,
  dayOf,
  type Instant,
  type Language,
  type Lead,
  type LeadEvent,
  leadSourceLabel,
  leadStatusLabel,
  type MailOutcome,
  professionLabel,
} from '@fnc/domain';
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
import { type ReactNode, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text, type TextProps } from '../../components/Text/Text.tsx';
import { Timeline, TimelineEntry, type TimelineEntryProps } from '../../components/Timeline/Timeline.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { type DateWords, dateWords } from '../words/dates.ts';
import { languageName } from '../words/languageName.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

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

/** A detail below the title of an event. */
const Line = (props: Pick<TextProps, 'tone' | 'lang' | 'children'>) => (
  <Text size="small" tone="quiet" wide {...props} />
);

type TypedFields = { [Field in 'name' | 'phone' | 'profession']?: Lead[Field] | undefined };

interface LeadTimelineEventProps {
  event: LeadEvent;
  lead: TypedFields;
  dates: DateWords;
}

/** What somebody typed in the form that is not what is known of the lead: another person may use the address. */
function typedOtherwise({ name, phone, profession }: TypedFields, lead: TypedFields, language: Language): string {
  return [
    name !== lead.name && name,
    phone !== lead.phone && phone,
    profession !== lead.profession && profession && professionLabel(profession, language),
  ]
    .filter(Boolean)
    .join(', ');
}

function LeadTimelineEvent({ event, lead, dates }: LeadTimelineEventProps) {
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

  const typedLine = (typed: TypedFields) => {
    const words = typedOtherwise(typed, lead, language);
    return words !== '' && <Line>{t('lead.eventTyped', { typed: words })}</Line>;
  };

  switch (event.kind) {
    case 'guide_requested': {
      const via = t('lead.eventGuideVia', { source: leadSourceLabel(event.source, language) });
      return entry(
        { icon: BookOpen },
        title(t('lead.eventGuide'), via),
        <>
          <Line>{t('lead.eventPage', { page: event.page })}</Line>
          {typedLine(event)}
        </>,
      );
    }
    case 'message_received':
      return entry(
        { icon: MessageSquareText, tone: 'warning' },
        title(t('lead.eventMessage'), t('lead.eventMessageVia')),
        <>
          {event.page !== undefined && <Line>{t('lead.eventPage', { page: event.page })}</Line>}
          {typedLine({ name: event.name })}
          {event.phone !== undefined && <Line>{t('lead.eventPhone', { phone: event.phone })}</Line>}
          {event.preferredMoments !== undefined && (
            <Line>{t('lead.eventMoments', { moments: event.preferredMoments })}</Line>
          )}
          <blockquote>{event.message}</blockquote>
        </>,
      );
    case 'consent_given': {
      const where = { page: event.page, language: languageName(event.language, language) };
      return entry(
        { icon: ShieldCheck, tone: 'success' },
        title(t('lead.eventConsent')),
        <>
          <Line lang={event.language}>{t('lead.eventConsentText', { wording: event.wording })}</Line>
          <Line>{t('lead.eventConsentWhere', where)}</Line>
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
          {campaignName !== undefined && <Line>{t('campaigns.timeline.ofCampaign', { name: campaignName })}</Line>}
          {bounced && event.detail !== undefined && (
            <Line tone="danger">{t('lead.mailLastError', { error: event.detail })}</Line>
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
        <Line>{blockReasonText(block, language)}</Line>,
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
          <Line>
            “{subject}” {t('lead.mailTo', { to })}
          </Line>
          {campaignName !== undefined && <Line>{t('campaigns.timeline.ofCampaign', { name: campaignName })}</Line>}
          {lastError !== undefined && outcome !== 'sent' && (
            <Line tone="danger">{t('lead.mailLastError', { error: lastError })}</Line>
          )}
        </>,
      );
    }
  }
}

const kinds = ['all', 'messages', 'mail'] as const;
type Kind = (typeof kinds)[number];

const belongs: Record<Kind, (event: LeadEvent) => boolean> = {
  all: () => true,
  messages: ({ kind }) => kind === 'message_received',
  mail: ({ kind }) => kind === 'mail' || kind === 'mail_bounced' || kind === 'mail_complained',
};
const kindWords = { all: 'filterAll', messages: 'filterMessages', mail: 'filterMail' } as const;

function byDay(events: readonly LeadEvent[]): readonly (readonly [LeadEvent, ...LeadEvent[]])[] {
  const days = new Map<string, [LeadEvent, ...LeadEvent[]]>();
  for (const event of events) {
    const day = dayOf(event.at);
    const known = days.get(day);
    if (known) known.push(event);
    else days.set(day, [event]);
  }
  return [...days.values()];
}

export interface LeadTimelineProps {
  lead: TypedFields;
  /** Newest first. */
  events: readonly LeadEvent[];
  now: Instant;
  /** The address of this lead's changes. */
  changesHref: string;
  /** The server writes mails to a folder: "sent" then means that nobody got it. */
  isMailOff: boolean;
}

/** The history of this lead, day by day. */
export function LeadTimeline({ lead, events, now, changesHref, isMailOff }: LeadTimelineProps) {
  const { t, language } = useAdminWords();
  const [kind, setKind] = useState<Kind>('all');
  const dates = dateWords(t, language, now);
  const shown = events.filter(belongs[kind]);
  return (
    <section aria-labelledby="timeline">
      <Row align="center" justify="between" above={5}>
        <Heading level={2} size="section" id="timeline">
          {t('lead.timeline')}
        </Heading>
        <Segments
          label={t('lead.timelineFilter')}
          options={kinds.map((value) => ({ value, label: t(`lead.${kindWords[value]}`) }))}
          value={kind}
          onChoose={setKind}
        />
      </Row>
      {isMailOff && shown.some(belongs.mail) && <Alert tone="warning">{t('mailOff')}</Alert>}
      {shown.length === 0 && (
        <Text tone="quiet">{t(events.length === 0 ? 'lead.timelineEmpty' : 'lead.filterEmpty')}</Text>
      )}
      {byDay(shown).map((day) => (
        <Timeline key={day[0].id} day={dates.dayHead(day[0].at)}>
          {day.map((event) => (
            <LeadTimelineEvent key={event.id} event={event} lead={lead} dates={dates} />
          ))}
        </Timeline>
      ))}
      <p>
        <Link href={changesHref}>{t('lead.changesOf')}</Link>
      </p>
    </section>
  );
}
