import { type LeadJob, type LeadStatus, leadStatuses, leadStatusLabel } from '@fnc/domain';
import { ChevronDown, CircleDot, Download, type LucideIcon, Trash2 } from 'lucide-react';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { JobRow } from './LeadList.styles.ts';

interface LeadBulkBarProps {
  /** Number of selected leads, ≥ 1. */
  selected: number;
  /** Icons replace the text: below desktop there is no room for both. */
  narrow: boolean;
  /** The number of matches. */
  count: number;
  /** There are more matches than `count`. */
  exceeded: boolean | undefined;
  onSelectAll: () => void;
  onStatus: (status: LeadStatus) => void;
  onExport: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Replaces the toolbar at the same height, so that nothing jumps. */
export function LeadBulkBar(props: LeadBulkBarProps) {
  const { selected, narrow, count, exceeded, onSelectAll, onStatus, onExport, onDelete, onClear } = props;
  const { t, language } = useAdminWords();
  const tool = (icon: LucideIcon, label: string, act: () => void) =>
    narrow ? (
      <IconButton icon={icon} label={label} variant="secondary" onClick={act} />
    ) : (
      <Button icon={icon} onClick={act}>
        {label}
      </Button>
    );
  return (
    <BulkBar count={selected} matching={count} exceeded={exceeded} onSelectAllMatching={onSelectAll} onClear={onClear}>
      <Menu
        align="end"
        trigger={
          <Button icon={CircleDot} iconEnd={ChevronDown}>
            {t('common:list.columnStatus')}
          </Button>
        }
      >
        {leadStatuses.map((status) => (
          <MenuItem key={status} onSelect={() => onStatus(status)}>
            {leadStatusLabel(status, language)}
          </MenuItem>
        ))}
      </Menu>
      {tool(Download, t('leads.export'), onExport)}
      {tool(Trash2, t('common:action.delete'), onDelete)}
    </BulkBar>
  );
}

const words = {
  delete: 'deletingProgress',
  status: 'settingProgress',
  restore: 'restoringProgress',
  export: 'exportingProgress',
  select: 'selectingProgress',
} as const satisfies Record<LeadJob['kind'], string>;

interface LeadJobBarProps {
  job: LeadJob;
  onStop: () => void;
}

/** Replaces the toolbar while a change of many leads runs. */
export function LeadJobBar({ job, onStop }: LeadJobBarProps) {
  const { t } = useAdminWords();
  const { kind, done, total } = job;
  const said = t(`leads.${words[kind]}`, { done, total });
  return (
    <JobRow data-band="deep">
      <div>
        <span aria-hidden="true">{said}</span>
        <Progress value={total === 0 ? 0 : done / total} label={t('leads.progress')} valueText={said} />
      </div>
      <Button onClick={onStop}>{t('leads.stop')}</Button>
    </JobRow>
  );
}
