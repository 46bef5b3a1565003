import { clientStatusLabel, notePreview } from '@fnc/domain';
import { memo } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { ListedClient } from '../clients/clientListData.ts';
import { clientStages } from '../clients/clientStages.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientAnswers } from './ClientAnswers.tsx';
import { type ClientLinks, ClientMenu } from './ClientMenu.tsx';
import { Card, CardFoot, CardLines, CardMenu } from './ClientList.styles.ts';

export interface ClientCardProps {
  entry: ListedClient;
  links: ClientLinks;
  onDelete: (entry: ListedClient) => void;
}

/** A client on a phone. The name wraps and is never shortened. */
export const ClientCard = memo(function ClientCard({ entry, links, onDelete }: ClientCardProps) {
  const { language } = useAdminWords();
  const { client } = entry;
  const { id, name, contactPerson, email, notes, status } = client;
  return (
    <Card>
      <h2>
        <Link look="plain" href={links.clientHref(id)}>
          {name}
        </Link>
      </h2>
      <CardMenu>
        <ClientMenu client={client} links={links} onDelete={() => onDelete(entry)} />
      </CardMenu>
      <CardLines>
        {contactPerson !== '' && <p>{contactPerson}</p>}
        <Link href={`mailto:${email}`}>{email}</Link>
        {notes !== '' && <p>{notePreview(notes)}</p>}
      </CardLines>
      <CardFoot>
        <StatusBadge stage={clientStages[status]}>{clientStatusLabel(status, language)}</StatusBadge>
        <ClientAnswers entry={entry} />
      </CardFoot>
    </Card>
  );
});
