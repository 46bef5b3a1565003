import { RotateCcw, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientOutcome, ClientRemoval, DoomedClient } from './clientListData.ts';
import type { DeleteClientDialogProps } from './DeleteClientDialog.tsx';

export interface ClientDeletion {
  onDelete: (id: string) => Promise<ClientRemoval>;
  onRestore: (id: string) => Promise<ClientOutcome>;
  /** The client is gone: its own page must be left. */
  onDeleted?: ((client: DoomedClient) => void) | undefined;
}

/** From the question to the toast with Undo; `ask` begins it. A failure stays in the dialog. */
export function useClientDeletion({ onDelete, onRestore, onDeleted }: ClientDeletion) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [asked, setAsked] = useState<DoomedClient | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function undo(client: DoomedClient) {
    const { id, name } = client;
    const restored = await onRestore(id);
    if ('client' in restored) {
      toast.show({ message: t('clients.restored', { name }), icon: RotateCcw });
      return;
    }
    toast.show({
      message: t('clients.restoreFailed', { message: problemText(t, restored.problem) }),
      tone: 'danger',
      action: { label: t('common:action.retry'), onAction: () => void undo(client) },
    });
  }

  async function confirm(client: DoomedClient) {
    setBusy(true);
    setProblem(null);
    const removal = await onDelete(client.id);
    setBusy(false);
    if ('problem' in removal) {
      setProblem(removal.problem);
      return;
    }
    setAsked(null);
    const { name } = client;
    if (removal.outcome === 'gone') toast.show({ message: t('clients.deletedElsewhere', { name }) });
    else toast.show({ message: t('clients.deleted', { name }), icon: Trash2, undo: () => void undo(client) });
    onDeleted?.(client);
  }

  const dialog: Omit<DeleteClientDialogProps, 'failure'> = {
    client: asked,
    busy,
    problem,
    onConfirm: () => void (asked !== null && confirm(asked)),
    onCancel: () => setAsked(null),
  };
  return {
    dialog,
    ask: useCallback((client: DoomedClient) => {
      setProblem(null);
      setAsked(client);
    }, []),
  };
}
