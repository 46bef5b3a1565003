import {
  type Instant,
  type Language,
  type Lead,
  leadSourceLabel,
  type LeadStatus,
  professionLabel,
  timeZone,
} from '@fnc/domain';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import { LeadCard } from './LeadCard.tsx';
import { LeadClockCell, LeadEmailCell, LeadNameCell, LeadStatusCell } from './LeadCells.tsx';
import { QuietCell } from './LeadTable.styles.ts';

export interface LeadRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
  readonly saving: ReadonlyMap<string, LeadStatus>;
  readonly failed: ReadonlyMap<string, LeadStatus>;
  readonly leadHref: (lead: Lead) => string;
  readonly onStatus: (lead: Lead, status: LeadStatus) => void;
  readonly onDelete: (lead: Lead) => void;
}

/** A row below 640 px. */
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

/** The columns of the list; the cells that cost something are memoised one by one. */
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
      cell: ({ profession }) => (profession ? professionLabel(profession, language) : <QuietCell>–</QuietCell>),
    },
    {
      id: 'source',
      head: t('leads.columnSource'),
      width: 86,
      shorten: true,
      hideBelow: 'wide',
      cell: ({ source }) => <QuietCell>{leadSourceLabel(source, language)}</QuietCell>,
    },
    {
      id: 'status',
      head: t('leads.columnStatus'),
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
      sortable: true,
      hideBelow: 'wide',
      cell: ({ createdAt }) => (
        <QuietCell>
          <RelativeTime at={createdAt} now={clock} timeZone={timeZone} focusable={false} />
        </QuietCell>
      ),
    },
    {
      id: 'delete',
      head: t('leads.columnActions'),
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
