import { dayOf, type Instant, type LeadEvent } from '@fnc/domain';
import { useState } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { LeadTimelineEvent } from './LeadTimelineEvent.tsx';

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
  /** Newest first. */
  events: readonly LeadEvent[];
  now: Instant;
  /** The address of this lead's changes. */
  changesHref: string;
}

/** The history of this lead, day by day. */
export function LeadTimeline({ events, now, changesHref }: LeadTimelineProps) {
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
      {shown.length === 0 && (
        <Text tone="quiet">{t(events.length === 0 ? 'lead.timelineEmpty' : 'lead.filterEmpty')}</Text>
      )}
      {byDay(shown).map((day) => (
        <Timeline key={day[0].id} day={dates.dayHead(day[0].at)}>
          {day.map((event) => (
            <LeadTimelineEvent key={event.id} event={event} dates={dates} />
          ))}
        </Timeline>
      ))}
      <p>
        <Link href={changesHref}>{t('lead.changesOf')}</Link>
      </p>
    </section>
  );
}
