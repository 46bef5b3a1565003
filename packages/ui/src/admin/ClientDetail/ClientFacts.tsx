import { type Client, type Instant, timeZone } from '@fnc/domain';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { phoneHref } from '../clients/clientListData.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { LinkedLead } from './clientDetailProps.ts';
import { dayInFull } from './dayInFull.ts';

export interface ClientFactsProps {
  client: Client;
  lead: LinkedLead | null;
  now: Instant;
}

/** The client's contact data and origin. */
export function ClientFacts({ client, lead, now }: ClientFactsProps) {
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
        phone === ''
          ? given(t('clients.phone'), '')
          : { name: t('clients.phone'), value: <Link href={phoneHref(phone)}>{phone}</Link> },
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
