import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ReportViewProps } from './reportViewProps.ts';

type Options = Pick<ReportViewProps, 'onDelete' | 'onRestore' | 'onDeleted'>;

/** Deletes without confirmation, because the toast on the next page offers undo. */
export function useReportRemoval({ onDelete, onRestore, onDeleted }: Options) {
  const { t } = useAdminWords();
  const { show } = useToast();
  /** Why deleting failed. */
  const [problem, setProblem] = useState<string | null>(null);

  async function restore() {
    const found = await onRestore();
    if (found === null) show({ message: t('reports.view.restored'), icon: RotateCcw });
    else show({ message: t('reports.view.restoreFailed', { message: problemText(t, found) }), tone: 'danger' });
  }

  async function remove() {
    setProblem(null);
    const found = await onDelete();
    if (found !== null) {
      setProblem(t('reports.view.deleteFailed', { message: problemText(t, found) }));
      return;
    }
    show({ message: t('reports.view.deleted'), icon: Trash2, undo: () => void restore() });
    onDeleted();
  }

  return { problem, remove: () => void remove() };
}
