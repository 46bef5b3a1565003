import type { EmailTemplate } from '@fnc/domain';
import { Copy, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { TemplateEditorProps } from './templateEditorProps.ts';

type Wishes = Pick<TemplateEditorProps, 'onDuplicate' | 'onDelete' | 'onRestore' | 'onShow'>;

/** A copy, and the bin with Undo: done at once, because it can be taken back. */
export function useTemplateWishes({ onDuplicate, onDelete, onRestore, onShow }: Wishes) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);

  async function undo({ id, name }: EmailTemplate) {
    const restored = await onRestore(id);
    if ('template' in restored) {
      toast.show({ message: t('templates.restored', { name }), icon: RotateCcw });
      onShow(restored.template.id);
      return;
    }
    if ('conflict' in restored) return;
    toast.show({
      message: t('templates.restoreFailed', { message: problemText(t, restored.problem) }),
      tone: 'danger',
    });
  }

  return {
    busy,
    async duplicate({ id }: EmailTemplate) {
      setBusy(id);
      const result = await onDuplicate(id);
      setBusy(null);
      if ('conflict' in result) return;
      if ('problem' in result) {
        const message = problemText(t, result.problem);
        toast.show({ message: t('errors:template_save_failed', { message }), tone: 'danger' });
        return;
      }
      toast.show({ message: t('templates.duplicated', { name: result.template.name }), icon: Copy });
      onShow(result.template.id);
    },
    async remove(template: EmailTemplate) {
      const { id, name } = template;
      setBusy(id);
      const removal = await onDelete(id);
      setBusy(null);
      if ('problem' in removal) {
        const message = problemText(t, removal.problem);
        toast.show({ message: t('errors:template_delete_failed', { message }), tone: 'danger' });
        return;
      }
      if (removal.outcome === 'gone') toast.show({ message: t('templates.deletedElsewhere', { name }) });
      else toast.show({ message: t('templates.deleted', { name }), icon: Trash2, undo: () => void undo(template) });
      onShow(null);
    },
  };
}
