import { type LeadStatus, leadStatuses, leadStatusLabel } from '@fnc/domain';
import { ChevronDown, CircleDot, Download, Trash2 } from 'lucide-react';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface LeadBulkBarProps {
  /** How many are selected, ≥ 1. */
  selected: number;
  /** All that match. */
  count: number;
  onSelectAll: () => void;
  onStatus: (status: LeadStatus) => void;
  onExport: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Takes the place of the toolbar at the same height, so that nothing jumps. */
export function LeadBulkBar({ selected, count, onSelectAll, onStatus, onExport, onDelete, onClear }: LeadBulkBarProps) {
  const { t, language } = useAdminWords();
  return (
    <BulkBar count={selected} matching={count} onSelectAllMatching={onSelectAll} onClear={onClear}>
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
      <Button icon={Download} onClick={onExport}>
        {t('leads.export')}
      </Button>
      <Button icon={Trash2} onClick={onDelete}>
        {t('common:action.delete')}
      </Button>
    </BulkBar>
  );
}
