import type { EmailTemplate } from '@fnc/domain';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useUndoableRemoval } from '../ListScreen/useUndoableRemoval.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { TemplateEditorProps, TemplateResult } from './templateEditorProps.ts';

type Wishes = Pick<TemplateEditorProps, 'onDuplicate' | 'onDelete' | 'onRestore' | 'onShow'>;

/** A copy, and the bin with Undo: done at once, because it can be taken back. */
export function useTemplateWishes({ onDuplicate, onDelete, onRestore, onShow }: Wishes) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);

  const { said } = useUndoableRemoval<EmailTemplate, Exclude<TemplateResult, { readonly problem: Problem }>>({
    onDelete,
    onRestore,
    onDeleted: () => onShow(null),
    onRestored(restored) {
      if ('template' in restored) onShow(restored.template.id);
    },
  });

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
      setBusy(template.id);
      const removal = await onDelete(template.id);
      setBusy(null);
      if ('problem' in removal) {
        const message = problemText(t, removal.problem);
        toast.show({ message: t('errors:template_delete_failed', { message }), tone: 'danger' });
        return;
      }
      said(template, removal);
    },
  };
}
