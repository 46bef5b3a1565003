import { type Client, type ClientEvent, clientHistory, type Instant, type Report } from '@fnc/domain';
import { ClipboardList, FileClock, FileText, Handshake } from 'lucide-react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline, TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface ClientHistoryProps {
  client: Client;
  now: Instant;
  reportHref: (report: Report) => string;
  changesHref: string;
}

/** The history of this client, day by day, newest first. */
export function ClientHistory({ client, now, reportHref, changesHref }: ClientHistoryProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const byDay = Map.groupBy(clientHistory(client), ({ day }) => day);

  function entry(event: ClientEvent) {
    switch (event.kind) {
      case 'answers': {
        const time = <time dateTime={event.at}>{dates.time(event.at)}</time>;
        const words = t('clients.eventAnswers', { count: event.count });
        return <TimelineEntry key="answers" icon={ClipboardList} title={words} time={time} />;
      }
      case 'report': {
        const { id, name, status } = event.report;
        const draft = status === 'draft';
        return (
          <TimelineEntry
            key={`report ${id}`}
            icon={draft ? FileClock : FileText}
            tone={draft ? 'warning' : 'success'}
            title={t(draft ? 'clients.eventDraft' : 'clients.eventReport')}
            time={null}
          >
            <Link href={reportHref(event.report)}>{name}</Link>
          </TimelineEntry>
        );
      }
      case 'joined':
      default:
        return (
          <TimelineEntry
            key="joined"
            icon={Handshake}
            title={
              <>
                {t('clients.eventJoined')}{' '}
                {event.fromLead && (
                  <Text as="span" size="inherit" weight="regular" tone="quiet">
                    {t('clients.eventFromLead')}
                  </Text>
                )}
              </>
            }
            time={null}
          />
        );
    }
  }

  return (
    <section aria-labelledby="client-history">
      <Heading level={2} size="section" below={2} id="client-history">
        {t('clients.history')}
      </Heading>
      {[...byDay].map(([day, events]) => (
        // Noon, so that no time zone moves it to another day.
        <Timeline key={day} day={dates.dayHead(`${day}T12:00:00.000Z`)}>
          {events.map(entry)}
        </Timeline>
      ))}
      <p>
        <Link href={changesHref}>{t('clients.changesOf')}</Link>
      </p>
    </section>
  );
}
