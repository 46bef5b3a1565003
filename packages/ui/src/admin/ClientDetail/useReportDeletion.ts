import type { Report } from '@fnc/domain';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientDetailProps } from './clientDetailProps.ts';

type Deletion = Pick<ClientDetailProps, 'onDeleteReport' | 'onRestoreReport'>;

/** Deletes at once, with an undo instead of a confirmation. An error stays on the page as `failure`. */
export function useReportDeletion({ onDeleteReport, onRestoreReport }: Deletion) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const reason = (problem: Problem) => problemText(t, problem);

  async function undo(id: string) {
    const restored = await onRestoreReport(id);
    if ('problem' in restored) setFailure(t('clients.restoreFailed', { message: reason(restored.problem) }));
    else toast.show({ message: t('clients.reportRestored'), icon: RotateCcw });
  }

  return {
    failure,
    remove: async ({ id, name }: Report) => {
      setFailure(null);
      const removed = await onDeleteReport(id);
      if ('problem' in removed) setFailure(t('clients.reportDeleteFailed', { message: reason(removed.problem) }));
      else if (removed.outcome === 'gone') toast.show({ message: t('clients.reportGone') });
      else {
        toast.show({
          message: t('clients.reportDeleted'),
          detail: name,
          icon: Trash2,
          undo: () => void undo(id),
        });
      }
    },
  };
}
