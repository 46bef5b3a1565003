import { type LeadStatus, leadStatuses, leadStatusLabel } from '@fnc/domain';
import { ChevronDown, CircleDot, Download, type LucideIcon, Trash2 } from 'lucide-react';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface LeadBulkBarProps {
  /** How many are selected, ≥ 1. */
  selected: number;
  /** On a phone words make place for drawings. */
  narrow: boolean;
  /** All that match. */
  count: number;
  /** Even more match than `count` says. */
  exceeded: boolean | undefined;
  onSelectAll: () => void;
  onStatus: (status: LeadStatus) => void;
  onExport: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Takes the place of the toolbar at the same height, so that nothing jumps. */
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
            {t('leads.columnStatus')}
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
