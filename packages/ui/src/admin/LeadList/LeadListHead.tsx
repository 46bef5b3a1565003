import { Download, EllipsisVertical } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { RefreshButton } from '../PageHead/RefreshButton.tsx';
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
  const refresh = { label: t('leads.refresh'), busy: busy ? t('leads.refreshing') : null, onRefresh };
  return (
    <PageHead
      title={t('leads.title')}
      note={note}
      actions={
        <>
          <HeadTools data-for="desktop">
            <RefreshButton {...refresh} narrow={false} />
            <Button icon={Download} aria-disabled={!canExport || undefined} onClick={onExport}>
              {t('leads.export')}
            </Button>
          </HeadTools>
          <HeadTools data-for="phone">
            <RefreshButton {...refresh} narrow />
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
