import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useIsShown } from '../../components/Toast/useIsShown.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ReportOutcome } from './clientDetailProps.ts';

interface RemovalOptions {
  /** In the words of the screen, which loads only its own. */
  words: {
    readonly deleted: string;
    /** Said when it had been deleted before, on a screen that may be behind. */
    readonly gone?: string;
    readonly restored: string;
    readonly deleteFailed: (message: string) => string;
    readonly restoreFailed: (message: string) => string;
  };
  /** Called after deleting: leaves the screen. */
  onDeleted?: () => void;
}

interface Removal {
  onDelete: () => Promise<ReportOutcome>;
  onRestore: () => Promise<ReportOutcome>;
  /** Which of the reports on the screen it is. */
  name?: string;
}

/**
 * Deletes a report without confirmation, because the toast offers undo. Why that failed stays on the screen as
 * `failure`; after the screen was left, a toast says it.
 */
export function useReportRemoval({ words, onDeleted }: RemovalOptions) {
  const { t } = useAdminWords();
  const { show } = useToast();
  const isShown = useIsShown();
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (message: string) => {
    if (isShown()) setFailure(message);
    else show({ message, tone: 'danger' });
  };

  async function restore({ onRestore }: Removal) {
    const restored = await onRestore();
    if (!('problem' in restored)) {
      show({ message: words.restored, icon: RotateCcw });
      return;
    }
    fail(words.restoreFailed(problemText(t, restored.problem)));
  }

  async function remove(removal: Removal) {
    setFailure(null);
    const removed = await removal.onDelete();
    if ('problem' in removed) {
      fail(words.deleteFailed(problemText(t, removed.problem)));
      return;
    }
    if (removed.outcome === 'gone' && words.gone !== undefined) show({ message: words.gone });
    else show({ message: words.deleted, detail: removal.name, icon: Trash2, undo: () => void restore(removal) });
    onDeleted?.();
  }

  return { failure, remove: (removal: Removal) => void remove(removal) };
}
