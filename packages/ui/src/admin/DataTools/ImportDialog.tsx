import { type Instant, largestBundle } from '@fnc/domain';
import { useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { changedRecords, type DataToolsProps, type ImportReading } from './dataTools.ts';
import { DialogRemark, DialogStack } from './DataDialogs.styles.ts';
import { ImportPlan } from './ImportPlan.tsx';
import { useDataWords } from './useDataWords.ts';

export interface ImportDialogProps {
  open: boolean;
  now: Instant;
  onRead: DataToolsProps['onReadImport'];
  onImported: (count: number) => void;
  onClose: () => void;
}

/** Chooses a file, shows what it would change, and only then stores it. */
export function ImportDialog({ open, now, onRead, onImported, onClose }: ImportDialogProps) {
  const { t, language } = useAdminWords();
  const { figure } = useDataWords();
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
  const broken = plan?.changes.some((change) => change.broken.length > 0) ?? false;
  const nothing = plan !== null && count === 0 && !broken;

  async function store() {
    if (plan === null) return;
    setStoring(true);
    const failed = await plan.apply();
    setStoring(false);
    setProblem(failed);
    if (failed !== null) return;
    choose([]);
    onClose();
    onImported(count);
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
      <DialogStack>
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
          <DialogRemark>
            <Spinner /> {t('data.importReading')}
          </DialogRemark>
        )}
        {reading !== null && reading !== 'busy' && reading.kind === 'refused' && (
          <Alert tone="danger" live>
            {t(`errors:${reading.problem.code}`, { version: reading.version ?? '' })}
          </Alert>
        )}
        {plan !== null && (
          <>
            {plan.exportedAt !== null && (
              <DialogRemark>
                {t('data.importOf', { moment: dateWords(t, language, now).moment(plan.exportedAt) })}
              </DialogRemark>
            )}
            <ImportPlan changes={plan.changes} />
            {plan.serverLeads > 0 && (
              <Alert
                tone="info"
                title={t('data.importLeads', { count: plan.serverLeads, figure: figure(plan.serverLeads) })}
              >
                {' '}
                {t('data.importLeadsWhy')}
              </Alert>
            )}
            {nothing && (plan.changes.length > 0 || plan.serverLeads === 0) && (
              <Alert tone="info">{t(plan.changes.length === 0 ? 'data.importEmpty' : 'data.importNothing')}</Alert>
            )}
          </>
        )}
        {problem !== null && (
          <Alert tone="danger" live>
            {t('data.failed', { message: problemText(t, problem) })}
          </Alert>
        )}
      </DialogStack>
    </Dialog>
  );
}
