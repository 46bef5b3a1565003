import { type Client, type ClientEvent, clientHistory, type Instant, type Report, timeZone } from '@fnc/domain';
import { ClipboardList, FileClock, FileText, Handshake } from 'lucide-react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline, TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { dateWords } from '../words/dates.ts';
import { PhoneLink } from '../words/PhoneLink.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Columns, Notes } from './ClientDetail.styles.ts';
import type { ClientDetailLinks, LinkedLead } from './clientDetailProps.ts';
import { dayInFull } from './dayInFull.ts';

interface ClientHistoryProps {
  client: Client;
  now: Instant;
  reportHref: (report: Report) => string;
  changesHref: string;
}

/** The history of this client, day by day, newest first. */
function ClientHistory({ client, now, reportHref, changesHref }: ClientHistoryProps) {
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

interface ClientFactsProps {
  client: Client;
  lead: LinkedLead | null;
  now: Instant;
}

/** The client's contact data and origin. */
function ClientFacts({ client, lead, now }: ClientFactsProps) {
  const { t, language } = useAdminWords();
  const { contactPerson, email, phone, address, joinDate, updatedAt, sample } = client;
  const given = (name: string, value: string): Fact =>
    value === '' ? { name, value: t('clients.notGiven'), tone: 'quiet' } : { name, value };

  return (
    <FactList
      title={t('clients.facts')}
      facts={[
        given(t('clients.contactPerson'), contactPerson),
        { name: t('clients.email'), value: <Link href={`mailto:${email}`}>{email}</Link> },
        phone === '' ? given(t('clients.phone'), '') : { name: t('clients.phone'), value: <PhoneLink phone={phone} /> },
        given(t('clients.address'), address),
        ...(lead === null ? [] : [leadFact(lead)]),
        { name: t('clients.joined'), value: dayInFull(joinDate, language) },
        ...(updatedAt === undefined
          ? []
          : [
              {
                name: t('clients.changed'),
                value: <RelativeTime at={updatedAt} now={new Date(now)} timeZone={timeZone} />,
              },
            ]),
        ...(sample === true ? [{ name: t('clients.sample'), value: t('clients.sampleText') }] : []),
      ]}
    />
  );

  function leadFact({ href, name, gone }: LinkedLead): Fact {
    return gone
      ? { name: t('clients.lead'), value: t('clients.leadDeleted'), tone: 'quiet' }
      : { name: t('clients.lead'), value: <Link href={href}>{name ?? t('clients.leadOpen')}</Link> };
  }
}

export interface ClientDetailsTabProps {
  client: Client;
  lead: LinkedLead | null;
  now: Instant;
  links: ClientDetailLinks;
}

/** The first tab: notes and history, with the facts beside them. */
export function ClientDetailsTab({ client, lead, now, links }: ClientDetailsTabProps) {
  const { t } = useAdminWords();
  return (
    <Columns>
      <Stack gap={8}>
        <section aria-labelledby="client-notes">
          <Heading level={2} size="section" below={2} id="client-notes">
            {t('clients.notes')}
          </Heading>
          {client.notes === '' ? (
            <Text tone="quiet" wide>
              {t('clients.notesEmpty')} <Link href={links.edit}>{t('clients.notesAdd')}</Link>
            </Text>
          ) : (
            <Notes>{client.notes}</Notes>
          )}
        </section>
        <ClientHistory client={client} now={now} reportHref={links.report} changesHref={links.changes} />
      </Stack>
      <aside>
        <ClientFacts client={client} lead={lead} now={now} />
      </aside>
    </Columns>
  );
}
