import { Copy, Download, EllipsisVertical, FilePlus, Printer, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ReportViewProps } from './reportViewProps.ts';

export interface ReportActionsProps extends Pick<ReportViewProps, 'onDownload' | 'onPrint' | 'onNewReport' | 'onCopy'> {
  /** `null`: there is no text to copy or download. */
  content: string | null;
  onDelete: () => void;
}

/** The actions on a report. On narrow screens only the download is beside the menu, on a phone one row lower. */
export function ReportActions(props: ReportActionsProps) {
  const { content, onDownload, onPrint, onNewReport, onCopy, onDelete } = props;
  const { t } = useAdminWords();
  const { show } = useToast();
  const narrow = useBelow('columns');
  const phone = useBelow('tablet');
  const copy = async (text: string) => {
    try {
      await onCopy(text);
      show({ message: t('reports.view.copied'), icon: Copy });
    } catch {
      show({ message: t('reports.view.copyFailed'), tone: 'danger' });
    }
  };
  return (
    <>
      {!narrow && (
        <>
          <Button variant="quiet" icon={FilePlus} onClick={onNewReport}>
            {t('reports.view.newReport')}
          </Button>
          {content !== null && (
            <>
              <Button icon={Copy} onClick={() => void copy(content)}>
                {t('reports.view.copy')}
              </Button>
              <Button icon={Printer} onClick={onPrint}>
                {t('reports.view.print')}
              </Button>
            </>
          )}
        </>
      )}
      <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label={t('common:action.more')} />}>
        {narrow && (
          <>
            <MenuItem icon={FilePlus} onSelect={onNewReport}>
              {t('reports.view.newReport')}
            </MenuItem>
            {content !== null && (
              <>
                <MenuItem icon={Copy} onSelect={() => void copy(content)}>
                  {t('reports.view.copy')}
                </MenuItem>
                <MenuItem icon={Printer} onSelect={onPrint}>
                  {t('reports.view.print')}
                </MenuItem>
              </>
            )}
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
          {t('reports.view.delete')}
        </MenuItem>
      </Menu>
      {content !== null && !phone && (
        <Button variant="primary" icon={Download} onClick={onDownload}>
          {t('reports.view.download')}
        </Button>
      )}
    </>
  );
}
