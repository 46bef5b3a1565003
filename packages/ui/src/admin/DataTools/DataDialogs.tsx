import {
  changedRecords,
  type DataCounts,
  type DataTest,
  dayOf,
  type ImportReading,
  type Instant,
  largestBundle,
  restoreDays,
  sumOfCounts,
} from '@fnc/domain';
import { Check, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { type DataToolsProps, useDataWords } from './dataTools.ts';
import { ImportPlan } from './ImportPlan.tsx';
import { TestDialog } from './TestDialog.tsx';

export { OldFileDialog } from './OldFileDialog.tsx';

interface ImportDialogProps {
  open: boolean;
  now: Instant;
  onRead: DataToolsProps['onReadImport'];
  onImported: (count: number, aside: number) => void;
  onClose: () => void;
}

/** Chooses a file, shows what it would change, and stores it only after confirmation. */
function ImportDialog({ open, now, onRead, onImported, onClose }: ImportDialogProps) {
  const { t, language } = useAdminWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [reading, setReading] = useState<ImportReading | 'busy' | null>(null);
  const [storing, setStoring] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const asked = useRef(0);

  function choose(chosen: readonly File[]) {
    asked.current += 1;
    const question = asked.current;
    const [file] = chosen;
    setFiles(chosen);
    setProblem(null);
    setReading(file === undefined ? null : 'busy');
    if (file !== undefined) void onRead(file).then((read) => question === asked.current && setReading(read));
  }
  function close() {
    if (storing) return;
    choose([]);
    onClose();
  }

  const plan = reading !== null && reading !== 'busy' && reading.kind === 'plan' ? reading : null;
  const count = plan === null ? 0 : changedRecords(plan.changes);
  const broken = plan?.changes.reduce((sum, change) => sum + change.broken.length, 0) ?? 0;
  const nothing = plan !== null && count === 0;
  const why =
    broken > 0 ? 'data.importAllBroken' : plan?.changes.length === 0 ? 'data.importEmpty' : 'data.importNothing';

  async function store() {
    if (plan === null) return;
    setStoring(true);
    const failed = await plan.apply();
    setStoring(false);
    setProblem(failed);
    if (failed !== null) return;
    choose([]);
    onClose();
    onImported(count, broken);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('data.importTitle')}
      size="medium"
      phone="full"
      onBackdrop="keep"
      footer={
        <>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={plan === null || nothing || undefined}
            busyLabel={storing ? t('data.importing') : undefined}
            onClick={() => void store()}
          >
            {t('data.importVerb', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label={t('data.importFile')}
          hint={t('data.importHint')}
          files={files}
          onChange={choose}
          accept={{ 'application/json': ['.json'] }}
          maxSize={largestBundle}
          disabled={storing}
        />
        {reading === 'busy' && (
          <Text size="small" tone="quiet" wide>
            <Spinner /> {t('data.importReading')}
          </Text>
        )}
        {reading !== null && reading !== 'busy' && reading.kind === 'refused' && (
          <Alert tone="danger" live>
            {t(`errors:${reading.problem.code}`, { version: reading.version ?? '' })}
          </Alert>
        )}
        {plan !== null && (
          <>
            {plan.exportedAt !== null && (
              <Text size="small" tone="quiet" wide>
                {t('data.importOf', { moment: dateWords(t, language, now).moment(plan.exportedAt) })}
              </Text>
            )}
            <ImportPlan changes={plan.changes} isRefused={nothing} />
            {plan.serverLeads > 0 && (
              <Alert tone="info" title={t('data.importLeads', { count: plan.serverLeads })}>
                {' '}
                {t('data.importLeadsWhy')}
              </Alert>
            )}
            {nothing && (plan.changes.length > 0 || plan.serverLeads === 0) && <Alert tone="info">{t(why)}</Alert>}
          </>
        )}
        {problem !== null && (
          <Alert tone="danger" live>
            {t('data.failed', { message: problemText(t, problem) })}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

interface ClearDialogProps extends Pick<DataToolsProps, 'contents' | 'onExport' | 'onClear'> {
  open: boolean;
  /** The records that would be deleted. */
  counts: DataCounts;
  /** The time of the last export in this session. */
  exportedAt: Instant | null;
  now: Instant;
  onCleared: (count: number) => void;
  onClose: () => void;
}

/** Lists what is deleted, offers an export first, and requires a typed word. */
function ClearDialog(props: ClearDialogProps) {
  const { open, now, counts, contents, exportedAt, onExport, onClear, onCleared, onClose } = props;
  const { t, language } = useAdminWords();
  const { parts, ofClients } = useDataWords();
  const goAlong = contents === null ? '' : ofClients(contents);
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
            <Row as="span" align="center" inline>
              <Icon of={Download} />
              {t('data.clearExportDone')}
            </Row>
            <Badge tone="success" icon={Check}>
              {t('data.clearDownloaded', { time: dateWords(t, language, now).time(exportedAt) })}
            </Badge>
          </>
        ) : (
          <Row as="span" align="center" inline>
            <Icon of={Download} />
            <TextButton aria-disabled={busy === 'export' || undefined} onClick={() => void exportFirst()}>
              {t(busy === 'export' ? 'data.exporting' : 'data.clearExport')}
            </TextButton>
          </Row>
        )
      }
      onConfirm={() => void clear()}
      onCancel={close}
    >
      <p>{t('data.clearText', { parts: parts(counts) })}</p>
      {goAlong !== '' && <p>{t('data.clearOfClients', { parts: goAlong })}</p>}
      <p>{t('data.clearUndo', { count: restoreDays })}</p>
    </ConfirmDialog>
  );
}

export type OpenDataDialog = 'test' | 'import' | 'clear' | null;

interface DataDialogsProps extends DataToolsProps {
  open: OpenDataDialog;
  test: DataTest | null;
  /** The records that clearing would delete. */
  counts: DataCounts;
  onClose: () => void;
  /**
   * @param count of stored records
   * @param aside number of broken records that were set aside
   */
  onImported: (count: number, aside: number) => void;
  /** @param count of deleted records */
  onCleared: (count: number) => void;
}

/** The dialogs of the data tools, one at a time. */
export function DataDialogs(props: DataDialogsProps) {
  const { open, test, onClose, now } = props;
  return (
    <>
      <TestDialog open={open === 'test'} test={test} onDownloadBroken={props.onDownloadBroken} onClose={onClose} />
      <ImportDialog
        open={open === 'import'}
        now={now}
        onRead={props.onReadImport}
        onImported={props.onImported}
        onClose={onClose}
      />
      <ClearDialog
        open={open === 'clear'}
        now={now}
        counts={props.counts}
        contents={props.contents}
        exportedAt={props.state.exportedAt}
        onExport={props.onExport}
        onClear={props.onClear}
        onCleared={props.onCleared}
        onClose={onClose}
      />
    </>
  );
}
