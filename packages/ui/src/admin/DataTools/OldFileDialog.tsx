import { changedRecords, type CollectionChange } from '@fnc/domain';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ImportPlan } from './ImportPlan.tsx';

export interface OldFileDialogProps {
  open: boolean;
  /** What bringing it along would change on the server. */
  changes: readonly CollectionChange[];
  /** Answers why it could not be done, or `null`. */
  onBring: () => Promise<Problem | null>;
  onLater: () => void;
}

/** An older version kept the advisor's file in this browser: what of it the server does not have can be brought along. */
export function OldFileDialog({ open, changes, onBring, onLater }: OldFileDialogProps) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [bringing, setBringing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  // What cannot be read goes along as well: it is set aside there.
  const count = changedRecords(changes) + changes.reduce((sum, { broken }) => sum + broken.length, 0);

  async function bring() {
    setProblem(null);
    setBringing(true);
    const failed = await onBring();
    setBringing(false);
    setProblem(failed);
    if (failed === null) toast.show({ message: t('data.oldBrought', { count }) });
  }

  return (
    <Dialog
      open={open}
      onClose={() => !bringing && onLater()}
      title={t('data.oldTitle')}
      size="medium"
      phone="full"
      onBackdrop="keep"
      footer={
        <>
          <Button onClick={() => !bringing && onLater()}>{t('data.oldLater')}</Button>
          <Button
            variant="primary"
            busyLabel={bringing ? t('data.oldBringing') : undefined}
            onClick={() => void (bringing ? undefined : bring())}
          >
            {t('data.oldBring', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <Text size="small" tone="quiet" wide>
          {t('data.oldText')}
        </Text>
        <ImportPlan changes={changes} />
        {problem !== null && (
          <Alert tone="danger" live>
            {t('data.failed', { message: problemText(t, problem) })}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
