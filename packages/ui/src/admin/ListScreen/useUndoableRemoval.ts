import { RotateCcw, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

interface Removal<Item, Done extends object> {
  onDelete: (item: Item) => Promise<Done | { readonly problem: Problem }>;
  onDone: (item: Item, done: Done) => void;
}

/** The confirmation before deleting; an error stays in the dialog. `ask` opens it. */
export function useRemovalQuestion<Item, Done extends object>({ onDelete, onDone }: Removal<Item, Done>) {
  const [asked, setAsked] = useState<Item | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function confirm(item: Item) {
    setBusy(true);
    setProblem(null);
    const done = await onDelete(item);
    setBusy(false);
    if ('problem' in done) {
      setProblem(done.problem);
      return;
    }
    setAsked(null);
    onDone(item, done);
  }

  return {
    dialog: {
      asked,
      busy,
      problem,
      onConfirm: () => void (asked !== null && confirm(asked)),
      onCancel: () => setAsked(null),
    },
    ask: useCallback((item: Item) => {
      setProblem(null);
      setAsked(item);
    }, []),
  };
}

/** `gone`: it had been deleted before, and cannot be restored from here. */
export type Removed = { readonly outcome: 'removed' | 'gone' };

interface UndoableRemoval<Restored extends object = object> {
  onDelete: (id: string) => Promise<Removed | { readonly problem: Problem }>;
  onRestore: (id: string) => Promise<Restored | { readonly problem: Problem }>;
}

interface Removable {
  readonly id: string;
  readonly name: string;
}

/**
 * Deleting with confirmation, and a toast with undo. `said` alone shows the toast for a deletion without confirmation.
 */
export function useUndoableRemoval<Item extends Removable, Restored extends object = object>({
  onDelete,
  onRestore,
  onDeleted,
  onRestored,
}: UndoableRemoval<Restored> & {
  onDeleted?: ((item: Item) => void) | undefined;
  onRestored?: ((restored: Restored) => void) | undefined;
}) {
  const { t } = useAdminWords();
  const toast = useToast();

  async function undo(item: Item) {
    const { id, name } = item;
    const restored = await onRestore(id);
    if ('problem' in restored) {
      toast.show({
        message: t('common:list.restoreFailed', { message: problemText(t, restored.problem) }),
        tone: 'danger',
        action: { label: t('common:action.retry'), onAction: () => void undo(item) },
      });
      return;
    }
    toast.show({ message: t('common:list.restored', { name }), icon: RotateCcw });
    onRestored?.(restored);
  }

  function said(item: Item, { outcome }: Removed) {
    const { name } = item;
    if (outcome === 'gone') toast.show({ message: t('common:list.deletedElsewhere', { name }) });
    else toast.show({ message: t('common:list.deleted', { name }), icon: Trash2, undo: () => void undo(item) });
    onDeleted?.(item);
  }

  const question = useRemovalQuestion<Item, Removed>({ onDelete: ({ id }) => onDelete(id), onDone: said });
  return { ...question, said };
}
