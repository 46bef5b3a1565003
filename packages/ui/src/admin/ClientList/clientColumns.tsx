import { clientStatusLabel, type Instant, type Language, notePreview, timeZone } from '@fnc/domain';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListedClient } from '../clients/clientListData.ts';
import { clientStages } from '../clients/clientStages.tsx';
import { phoneHref } from '../clients/phoneHref.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import { ClientAnswers } from './ClientAnswers.tsx';
import { ClientCard } from './ClientCard.tsx';
import { type ClientLinks, ClientMenu } from './ClientMenu.tsx';
import { CellLines, NameLine, NoteText, QuietLine } from './ClientList.styles.ts';

export interface ClientRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
  readonly links: ClientLinks;
  readonly onDelete: (entry: ListedClient) => void;
}

/** A row below 640 px. */
export const clientCard = (context: ClientRowContext) => (entry: ListedClient) => (
  <ClientCard entry={entry} links={context.links} onDelete={context.onDelete} />
);

export function clientColumns({
  t,
  language,
  now,
  links,
  onDelete,
}: ClientRowContext): readonly TableColumn<ListedClient>[] {
  const clock = new Date(now);
  return [
    {
      id: 'name',
      head: t('clients.columnName'),
      sortable: true,
      minWidth: 150,
      cell: ({ client: { id, name, contactPerson } }) => (
        <CellLines>
          <NameLine title={name}>
            <Link look="plain" href={links.clientHref(id)}>
              {name}
            </Link>
          </NameLine>
          <QuietLine title={contactPerson}>{contactPerson}</QuietLine>
        </CellLines>
      ),
    },
    {
      id: 'contact',
      head: t('clients.columnContact'),
      hideBelow: 'desktop',
      minWidth: 150,
      cell: ({ client: { email, phone } }) => (
        <CellLines>
          <span title={email}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </span>
          {phone !== '' && (
            <QuietLine>
              <Link look="plain" href={phoneHref(phone)}>
                {phone}
              </Link>
            </QuietLine>
          )}
        </CellLines>
      ),
    },
    {
      id: 'status',
      head: t('clients.columnStatus'),
      width: 148,
      cell: ({ client: { status } }) => (
        <StatusBadge stage={clientStages[status]}>{clientStatusLabel(status, language)}</StatusBadge>
      ),
    },
    {
      id: 'answers',
      head: t('clients.columnAnswers'),
      width: 128,
      sortable: 'descending',
      cell: (entry) => <ClientAnswers entry={entry} />,
    },
    {
      id: 'notes',
      head: t('clients.columnNotes'),
      hideBelow: 'wide',
      minWidth: 160,
      cell: ({ client: { notes } }) =>
        notes === '' ? (
          <QuietLine>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('clients.noNotes')}</VisuallyHidden>
          </QuietLine>
        ) : (
          <NoteText>{notePreview(notes)}</NoteText>
        ),
    },
    {
      id: 'joined',
      head: t('clients.columnJoined'),
      width: 116,
      align: 'end',
      sortable: 'descending',
      hideBelow: 'desktop',
      cell: ({ client: { joinDate } }) => (
        <QuietLine>
          <RelativeTime at={joinDate} now={clock} timeZone={timeZone} focusable={false} />
        </QuietLine>
      ),
    },
    {
      id: 'actions',
      head: t('clients.columnActions'),
      headHidden: true,
      width: 56,
      align: 'end',
      cell: (entry) => <ClientMenu client={entry.client} links={links} onDelete={() => onDelete(entry)} />,
    },
  ];
}
