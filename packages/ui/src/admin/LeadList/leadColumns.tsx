import {
  type Instant,
  type Language,
  type Lead,
  leadSourceLabel,
  type LeadStatus,
  leadStatusLabel,
  professionLabel,
  timeZone,
} from '@fnc/domain';
import { Ban, Trash2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { RowNote } from '../../components/Table/RowNote.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerClock } from '../AnswerClock/AnswerClock.tsx';
import { leadStatusOptions } from '../leads/leadStages.tsx';
import { Card, CardCorner, CardFoot, CardLines } from '../ListScreen/ListScreen.styles.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { Blocked } from './LeadList.styles.ts';

interface LeadRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
  readonly saving: ReadonlyMap<string, LeadStatus>;
  readonly failed: ReadonlyMap<string, LeadStatus>;
  readonly leadHref: (lead: Lead) => string;
  readonly onStatus: (lead: Lead, status: LeadStatus) => void;
  readonly onDelete: (lead: Lead) => void;
}

/** The card that replaces a row below 640 px. */
export const leadCard =
  ({ now, saving, failed, leadHref, onStatus, onDelete }: LeadRowContext) =>
  (lead: Lead) => (
    <LeadCard
      {...{ lead, now, onStatus, onDelete }}
      href={leadHref(lead)}
      saving={saving.get(lead.id)}
      failed={failed.get(lead.id)}
    />
  );

/** The columns of the list; expensive cells are memoised one by one. */
export function leadColumns({
  t,
  language,
  now,
  saving,
  failed,
  ...does
}: LeadRowContext): readonly TableColumn<Lead>[] {
  const { leadHref, onStatus, onDelete } = does;
  const clock = new Date(now);
  return [
    {
      id: 'name',
      head: t('leads.columnName'),
      sortable: true,
      shorten: true,
      minWidth: 128,
      cell: (lead) => <LeadNameCell name={lead.name} href={leadHref(lead)} blocked={lead.suppressed === 'blocked'} />,
    },
    {
      id: 'email',
      head: t('leads.columnEmail'),
      shorten: true,
      hideBelow: 'desktop',
      minWidth: 128,
      cell: ({ email }) => <LeadEmailCell email={email} />,
    },
    {
      id: 'profession',
      head: t('leads.columnProfession'),
      width: 172,
      shorten: true,
      hideBelow: 'wide',
      cell: ({ profession }) =>
        profession ? (
          professionLabel(profession, language)
        ) : (
          <Text as="span" size="inherit" tone="quiet">
            –
          </Text>
        ),
    },
    {
      id: 'source',
      head: t('leads.columnSource'),
      width: 86,
      shorten: true,
      hideBelow: 'wide',
      cell: ({ source }) => (
        <Text as="span" size="inherit" tone="quiet">
          {leadSourceLabel(source, language)}
        </Text>
      ),
    },
    {
      id: 'status',
      head: t('common:list.columnStatus'),
      width: 160,
      cell: (lead) => <LeadStatusCell lead={lead} saving={saving.get(lead.id)} onStatus={onStatus} />,
    },
    {
      id: 'urgency',
      head: t('leads.columnUrgency'),
      width: 216,
      sortable: true,
      cell: (lead) => (
        <LeadClockCell
          {...{ lead, now, onStatus }}
          saving={saving.get(lead.id)}
          failed={failed.get(lead.id)}
          width={64}
          length="short"
        />
      ),
    },
    {
      id: 'received',
      head: t('leads.columnReceived'),
      width: 108,
      align: 'end',
      sortable: 'descending',
      hideBelow: 'wide',
      cell: ({ createdAt }) => (
        <Text as="span" size="inherit" tone="quiet">
          <RelativeTime at={createdAt} now={clock} timeZone={timeZone} focusable={false} />
        </Text>
      ),
    },
    {
      id: 'delete',
      head: t('common:list.columnActions'),
      headHidden: true,
      width: 48,
      align: 'end',
      cell: (lead) => (
        <IconButton
          icon={Trash2}
          label={t('leads.deleteRow', { name: lead.name })}
          variant="danger"
          onClick={() => onDelete(lead)}
        />
      ),
    },
  ];
}

type SetStatus = (lead: Lead, status: LeadStatus) => void;

/** The state of a change to one lead. */
interface LeadTrouble {
  /** The requested status; the server has not confirmed it yet. */
  readonly saving: LeadStatus | undefined;
  /** The requested status that could not be stored. */
  readonly failed: LeadStatus | undefined;
}

interface LeadNameCellProps {
  name: string;
  href: string;
  /** The advisor blocked the address. */
  blocked: boolean;
}

const LeadNameCell = memo(function LeadNameCell({ name, href, blocked }: LeadNameCellProps) {
  return (
    <Text as="span" size="inherit" weight="semibold" title={name}>
      <Link look="plain" href={href}>
        {name}
      </Link>
      {blocked && <BlockedMark />}
    </Text>
  );
});

/** Shown beside the name of a lead whose address the advisor blocked. */
function BlockedMark() {
  const { t } = useAdminWords();
  return (
    <Blocked>
      <Icon of={Ban} label={t('leads.blocked')} />
    </Blocked>
  );
}

const LeadEmailCell = memo(function LeadEmailCell({ email }: { email: string }) {
  return (
    <Link href={`mailto:${email}`} title={email}>
      {email}
    </Link>
  );
});

interface LeadStatusCellProps {
  lead: Lead;
  saving: LeadStatus | undefined;
  onStatus: SetStatus;
}

/** Shows the server's status until it confirms another one. */
const LeadStatusCell = memo(function LeadStatusCell({ lead, saving, onStatus }: LeadStatusCellProps) {
  const { t, language } = useAdminWords();
  const options = useMemo(() => leadStatusOptions(language), [language]);
  return (
    <SelectMenu
      label={t('leads.statusOf', { name: lead.name })}
      value={saving ?? lead.status}
      options={options}
      pending={saving !== undefined}
      onChange={(status) => onStatus(lead, status)}
    />
  );
});

interface LeadClockCellProps extends LeadTrouble {
  lead: Lead;
  now: Instant;
  width: number;
  length: 'long' | 'short';
  onStatus: SetStatus;
}

/** How long the lead can still wait, or why the last change failed. */
const LeadClockCell = memo(function LeadClockCell(props: LeadClockCellProps) {
  const { lead, now, width, length, saving, failed, onStatus } = props;
  const { t, language } = useAdminWords();
  if (saving !== undefined) return <RowNote state="saving" />;
  if (failed !== undefined) {
    return (
      <RowNote
        state="failed"
        message={t('errors:lead_status_failed')}
        retryName={leadStatusLabel(failed, language)}
        onRetry={() => onStatus(lead, failed)}
      />
    );
  }
  if (lead.waitingSince === null) {
    return (
      <Text as="span" size="inherit" tone="quiet">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('leads.noDeadline')}</VisuallyHidden>
      </Text>
    );
  }
  return <AnswerClock waitingSince={lead.waitingSince} now={now} width={width} length={length} />;
});

interface LeadCardProps extends LeadTrouble {
  lead: Lead;
  now: Instant;
  href: string;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onDelete: (lead: Lead) => void;
}

/** A lead on a phone. The name wraps and is never truncated. */
const LeadCard = memo(function LeadCard({ lead, now, href, saving, failed, onStatus, onDelete }: LeadCardProps) {
  const { t, language } = useAdminWords();
  const { profession, source } = lead;
  const words = [profession && professionLabel(profession, language), leadSourceLabel(source, language)];
  const quiet = lead.waitingSince === null && saving === undefined && failed === undefined;
  return (
    <Card>
      <h2>
        <Link look="plain" href={href}>
          {lead.name}
        </Link>
        {lead.suppressed === 'blocked' && <BlockedMark />}
      </h2>
      <CardCorner>
        <Text as="span" size="small" tone="quiet" wide>
          <RelativeTime at={lead.createdAt} now={new Date(now)} timeZone={timeZone} focusable={false} />
        </Text>
        <IconButton
          icon={Trash2}
          label={t('leads.deleteRow', { name: lead.name })}
          variant="danger"
          tooltip="none"
          onClick={() => onDelete(lead)}
        />
      </CardCorner>
      <CardLines>
        <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
        <p>{words.filter(Boolean).join(', ')}</p>
      </CardLines>
      <CardFoot>
        <LeadStatusCell lead={lead} saving={saving} onStatus={onStatus} />
        {!quiet && <LeadClockCell {...{ lead, now, saving, failed, onStatus }} width={48} length="long" />}
      </CardFoot>
    </Card>
  );
});
