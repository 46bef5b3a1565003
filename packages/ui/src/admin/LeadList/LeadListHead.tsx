import { Download, EllipsisVertical, RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { HeadTools } from './LeadList.styles.ts';

export interface LeadListHeadProps {
  /** Beside the title on a phone, where the row of chips has no room for it. */
  note: string | undefined;
  busy: boolean;
  canExport: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

export function LeadListHead({ note, busy, canExport, onRefresh, onExport }: LeadListHeadProps) {
  const { t } = useAdminWords();
  return (
    <PageHead
      title={t('leads.title')}
      note={note}
      actions={
        <>
          <HeadTools data-for="desktop">
            <Button
              variant="quiet"
              icon={RefreshCw}
              busyLabel={busy ? t('leads.refreshing') : undefined}
              onClick={onRefresh}
            >
              {t('leads.refresh')}
            </Button>
            <Button icon={Download} disabled={!canExport} onClick={onExport}>
              {t('leads.export')}
            </Button>
          </HeadTools>
          <HeadTools data-for="phone">
            <IconButton icon={RefreshCw} label={t('leads.refresh')} aria-disabled={busy} onClick={onRefresh} />
            <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label={t('common:action.more')} />}>
              <MenuItem icon={Download} disabled={!canExport} onSelect={onExport}>
                {t('leads.export')}
              </MenuItem>
            </Menu>
          </HeadTools>
        </>
      }
    />
  );
}
