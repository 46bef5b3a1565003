import { type Instant, type Lead, type LeadEvent, leadSourceLabel, professionLabel, timeZone } from '@fnc/domain';
import { ShieldCheck } from 'lucide-react';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { ConsentProof, type LeadConsent } from '../ConsentProof/ConsentProof.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { LeadClient } from './leadClient.ts';
import { PageCode } from './LeadDetail.styles.ts';

export interface LeadFactsProps {
  lead: Lead;
  /** The client that was made of this lead. */
  client: LeadClient | null;
  events: readonly LeadEvent[];
  /** Mails that only a program opened; `null`: not measured. */
  openedByMachine: number | null;
  now: Instant;
  /** What is recorded of the consent; `undefined` where that cannot be asked. */
  consent: LeadConsent | undefined;
}

/** Who the lead is, where from, and what may be mailed. */
export function LeadFacts({ lead, client, events, openedByMachine, now, consent: proof }: LeadFactsProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const clock = new Date(now);
  const when = (at: Instant) => <RelativeTime at={at} now={clock} timeZone={timeZone} />;
  const consent = events.find((event) => event.kind === 'consent_given');
  const { emailStats, lastEmailSent, phone, profession, page, updatedAt, tags, notes } = lead;

  const newsletter: Fact = !lead.subscribed
    ? { name: t('lead.newsletter'), value: t('lead.unsubscribed'), tone: 'warning' }
    : consent === undefined
      ? { name: t('lead.newsletter'), value: t('lead.consentNone'), tone: 'quiet' }
      : {
          name: t('lead.newsletter'),
          value: t('lead.consentOn', { date: dates.day(consent.at) }),
          icon: ShieldCheck,
          tone: 'success',
        };
  // Nothing that nobody counts: a figure that is not measured must not read as "none".
  const measured = (name: string, value: number | null): Fact =>
    emailStats.sent === 0 || value === null
      ? { name, value: `– ${t('lead.notMeasured')}`, tone: 'quiet' }
      : { name, value, figures: true };

  return (
    <>
      <FactList
        title={t('lead.facts')}
        facts={[
          { name: t('lead.email'), value: <Link href={`mailto:${lead.email}`}>{lead.email}</Link> },
          {
            name: t('lead.phone'),
            value: phone ? <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link> : t('lead.notGiven'),
            tone: phone ? undefined : 'quiet',
          },
          {
            name: t('lead.profession'),
            value: profession ? professionLabel(profession, language) : t('lead.notGiven'),
            tone: profession ? undefined : 'quiet',
          },
          ...(client === null
            ? []
            : [{ name: t('clients.madeClient'), value: <Link href={client.href}>{client.name}</Link> }]),
          { name: t('lead.language'), value: t(`common:language.${lead.language}`) },
          ...(tags.length === 0 ? [] : [{ name: t('lead.tags'), value: tags.join(', ') }]),
          ...(notes === '' ? [] : [{ name: t('lead.notes'), value: notes }]),
        ]}
      />
      <FactList
        title={t('lead.origin')}
        facts={[
          { name: t('lead.source'), value: leadSourceLabel(lead.source, language) },
          ...(page === undefined ? [] : [{ name: t('lead.firstPage'), value: <PageCode>{page}</PageCode> }]),
          ...(lead.leadMagnet === undefined ? [] : [{ name: t('lead.requested'), value: t('lead.guideName') }]),
          { name: t('lead.received'), value: when(lead.createdAt) },
          ...(updatedAt === undefined ? [] : [{ name: t('lead.changed'), value: when(updatedAt) }]),
        ]}
      />
      <FactList
        title={t('lead.mailAndConsent')}
        facts={[
          ...(proof === undefined ? [newsletter] : []),
          { name: t('lead.sent'), value: emailStats.sent, figures: true },
          measured(t('lead.opened'), emailStats.opened),
          measured(t('lead.openedByMachine'), openedByMachine),
          measured(t('lead.clicked'), emailStats.clicked),
          lastEmailSent === undefined
            ? { name: t('lead.lastMail'), value: t('lead.never'), tone: 'quiet' }
            : { name: t('lead.lastMail'), value: when(lastEmailSent) },
        ]}
      />
      {proof !== undefined && <ConsentProof {...proof} lead={lead} now={now} />}
    </>
  );
}
