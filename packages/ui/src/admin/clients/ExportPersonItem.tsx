import { Download } from 'lucide-react';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

interface ExportPersonItemProps {
  /** Saves everything stored about the person as a file. Resolves to `null` on success; never rejects. */
  onExport: () => Promise<Problem | null>;
}

/** The menu item for the copy of their data that a person may ask for. */
export function ExportPersonItem({ onExport }: ExportPersonItemProps) {
  const { t } = useAdminWords();
  const toast = useToast();

  async function save() {
    const problem = await onExport();
    if (problem !== null)
      toast.show({ message: t('clients.exportFailed', { message: problemText(t, problem) }), tone: 'danger' });
  }

  return (
    <MenuItem icon={Download} onSelect={() => void save()}>
      {t('clients.exportPerson')}
    </MenuItem>
  );
}
