import type { Client, Instant } from '@fnc/domain';
import { Link } from '../../components/Link/Link.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import type { ClientDetailLinks, LinkedLead } from './clientDetailProps.ts';
import { Columns, MainColumn, Notes, PartTitle, QuietText, SideColumn } from './ClientDetail.styles.ts';

export interface ClientDetailsProps {
  client: Client;
  lead: LinkedLead | null;
  now: Instant;
  links: ClientDetailLinks;
}

/** The first tab: notes and history, with the facts beside them. */
export function ClientDetails({ client, lead, now, links }: ClientDetailsProps) {
  const { t } = useAdminWords();
  return (
    <Columns>
      <MainColumn>
        <section aria-labelledby="client-notes">
          <PartTitle id="client-notes">{t('clients.notes')}</PartTitle>
          {client.notes === '' ? (
            <QuietText>
              {t('clients.notesEmpty')} <Link href={links.edit}>{t('clients.notesAdd')}</Link>
            </QuietText>
          ) : (
            <Notes>{client.notes}</Notes>
          )}
        </section>
        <ClientHistory client={client} now={now} reportHref={links.report} changesHref={links.changes} />
      </MainColumn>
      <SideColumn>
        <ClientFacts client={client} lead={lead} now={now} />
      </SideColumn>
    </Columns>
  );
}
