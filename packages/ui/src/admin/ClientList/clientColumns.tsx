import {
  answeredShare,
  clientStatusLabel,
  type ClientSummary,
  type Instant,
  type Language,
  notePreview,
  timeZone,
} from '@fnc/domain';
import { EllipsisVertical, FileText, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListedClient } from '../clients/clientListData.ts';
import { clientStages } from '../clients/clientStages.tsx';
import { Card, CardCorner, CardFoot, CardLines, CellLines } from '../ListScreen/ListScreen.styles.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { AnswerProgress, NoteText } from './ClientList.styles.ts';
import { PhoneLink } from '../words/PhoneLink.tsx';

export interface ClientLinks {
  readonly clientHref: (id: string) => string;
  readonly editHref: (id: string) => string;
  readonly newReportHref: (id: string) => string;
}

interface ClientRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
  readonly links: ClientLinks;
  readonly onDelete: (entry: ListedClient) => void;
}

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
          <Text as="span" size="inherit" weight="semibold" title={name}>
            <Link look="plain" href={links.clientHref(id)}>
              {name}
            </Link>
          </Text>
          <Text as="span" size="small" tone="quiet" wide title={contactPerson}>
            {contactPerson}
          </Text>
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
            <Text as="span" size="small" tone="quiet" wide>
              <PhoneLink look="plain" phone={phone} />
            </Text>
          )}
        </CellLines>
      ),
    },
    {
      id: 'status',
      head: t('common:list.columnStatus'),
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
          <Text as="span" size="small" tone="quiet" wide>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('clients.noNotes')}</VisuallyHidden>
          </Text>
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
        <Text as="span" size="small" tone="quiet" wide>
          <RelativeTime at={joinDate} now={clock} timeZone={timeZone} focusable={false} />
        </Text>
      ),
    },
    {
      id: 'actions',
      head: t('common:list.columnActions'),
      headHidden: true,
      width: 56,
      align: 'end',
      cell: (entry) => <ClientMenu client={entry.client} links={links} onDelete={() => onDelete(entry)} />,
    },
  ];
}

/** The card that replaces a row below 640 px. */
export const clientCard = (context: ClientRowContext) => (entry: ListedClient) => (
  <ClientCard entry={entry} links={context.links} onDelete={context.onDelete} />
);

interface ClientCardProps {
  entry: ListedClient;
  links: ClientLinks;
  onDelete: (entry: ListedClient) => void;
}

/** A client on a phone. The name wraps and is never truncated. */
const ClientCard = memo(function ClientCard({ entry, links, onDelete }: ClientCardProps) {
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
      <CardCorner>
        <ClientMenu client={client} links={links} onDelete={() => onDelete(entry)} />
      </CardCorner>
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

interface ClientMenuProps {
  client: Pick<ClientSummary, 'id' | 'name'>;
  links: ClientLinks;
  onDelete: () => void;
}

/** The actions on one client of the list. */
function ClientMenu({ client, links, onDelete }: ClientMenuProps) {
  const { t } = useAdminWords();
  const { id, name } = client;
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={EllipsisVertical} label={`${t('common:action.more')}: ${name}`} tooltip="none" />}
    >
      <MenuLink icon={Pencil} href={links.editHref(id)}>
        {t('clients.edit')}
      </MenuLink>
      <MenuLink icon={FileText} href={links.newReportHref(id)}>
        {t('clients.makeReport')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
        {t('clients.deleteVerb')}
      </MenuItem>
    </Menu>
  );
}

/** "24 van 42" above its bar; without questions, or until they are known, nothing is shown. */
function ClientAnswers({ entry }: { entry: ListedClient }) {
  const { t } = useAdminWords();
  if (entry.questions === null) {
    return (
      <AnswerProgress>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('clients.answersUnknown')}</VisuallyHidden>
      </AnswerProgress>
    );
  }
  const { client, questions, answered } = entry;
  if (questions === 0) return <AnswerProgress>{t('clients.noQuestions')}</AnswerProgress>;
  const figures = { answered, questions };
  return (
    <AnswerProgress>
      <span aria-hidden="true">{t('clients.answered', figures)}</span>
      <Progress
        value={answeredShare(entry)}
        state={answered >= questions ? 'done' : 'running'}
        label={t('clients.progressOf', { name: client.name })}
        valueText={t('clients.answeredLong', figures)}
      />
    </AnswerProgress>
  );
}
