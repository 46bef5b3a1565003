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
  /** What the import would change on the server. */
  changes: readonly CollectionChange[];
  /** Resolves to the error, or `null`. */
  onBring: () => Promise<Problem | null>;
  onLater: () => void;
}

/** Offers to move client data that an older version stored in this browser to the server. */
export function OldFileDialog({ open, changes, onBring, onLater }: OldFileDialogProps) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [bringing, setBringing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  // Unreadable records are moved too: the server stores them separately.
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
