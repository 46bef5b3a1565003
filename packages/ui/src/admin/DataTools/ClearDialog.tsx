import { dayOf, type Instant } from '@fnc/domain';
import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ExportRow } from './DataDialogs.styles.ts';
import { type DataCounts, type DataToolsProps, sumOfCounts } from './dataTools.ts';
import { useDataWords } from './useDataWords.ts';

export interface ClearDialogProps extends Pick<DataToolsProps, 'onExport' | 'onClear'> {
  open: boolean;
  /** What there is to lose. */
  counts: DataCounts;
  /** The last export of this session. */
  exportedAt: Instant | null;
  now: Instant;
  onCleared: (count: number) => void;
  onClose: () => void;
}

/** Names what goes, offers the export first, and wants the word typed. */
export function ClearDialog(props: ClearDialogProps) {
  const { open, now, counts, exportedAt, onExport, onClear, onCleared, onClose } = props;
  const { t, language } = useAdminWords();
  const { parts } = useDataWords();
  const [busy, setBusy] = useState<'export' | 'clear' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const count = sumOfCounts(counts);
  const exportedToday = exportedAt !== null && dayOf(exportedAt) === dayOf(now);

  function close() {
    setProblem(null);
    onClose();
  }
  async function exportFirst() {
    setBusy('export');
    const outcome = await onExport();
    setBusy(null);
    setProblem('problem' in outcome ? outcome.problem : null);
  }
  async function clear() {
    setBusy('clear');
    const outcome = await onClear();
    setBusy(null);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    close();
    onCleared(sumOfCounts(outcome.done));
  }

  if (open && count === 0 && busy === null) {
    return (
      <Dialog
        open
        onClose={close}
        title={t('data.clearTitle')}
        footer={<Button onClick={close}>{t('common:action.close')}</Button>}
      >
        <p>{t('data.clearNothing')}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={t('data.clearTitle')}
      word={t('data.clearWord')}
      confirmLabel={t('data.clearVerb', { count })}
      busyLabel={busy === 'clear' ? t('data.clearing') : undefined}
      error={problem === null ? undefined : t('data.failed', { message: problemText(t, problem) })}
      first={
        exportedToday ? (
          <>
            <ExportRow>
              <Icon of={Download} />
              {t('data.clearExportDone')}
            </ExportRow>
            <Badge tone="success" icon={Check}>
              {t('data.clearDownloaded', { time: dateWords(t, language, now).time(exportedAt) })}
            </Badge>
          </>
        ) : (
          <ExportRow>
            <Icon of={Download} />
            <TextButton aria-disabled={busy === 'export' || undefined} onClick={() => void exportFirst()}>
              {t(busy === 'export' ? 'data.exporting' : 'data.clearExport')}
            </TextButton>
          </ExportRow>
        )
      }
      onConfirm={() => void clear()}
      onCancel={close}
    >
      <p>{t('data.clearText', { parts: parts(counts) })}</p>
      <p>{t('data.clearUndo')}</p>
    </ConfirmDialog>
  );
}
