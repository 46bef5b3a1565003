import { type Instant, leadStatusLabel } from '@fnc/domain';
import { CommandPalette } from '../../components/CommandPalette/CommandPalette.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { type PaletteContents, paletteGroups } from './paletteGroups.tsx';

export interface PaletteProps extends PaletteContents {
  open: boolean;
  onClose: () => void;
  now: Instant;
  /** Called with every change, and with '' on opening. */
  onQuery: (query: string) => void;
  search: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
}

/** The command palette: finds leads, clients, pages and actions. */
export function Palette({ open, onClose, now, onQuery, search, onRetry, ...contents }: PaletteProps) {
  const { t, language } = useAdminWords();
  const toast = useToast();
  const actions: PaletteContents['actions'] = {
    ...contents.actions,
    // The palette is closed by then, so a toast shows the outcome.
    async onStatus(lead, status) {
      const change = await contents.actions.onStatus(lead, status);
      const message =
        'lead' in change
          ? t('palette.statusSet', { name: lead.name, status: leadStatusLabel(status, language) })
          : `${t('errors:lead_status_failed')} ${problemText(t, change.problem)}`;
      toast.show({ message, ...('lead' in change ? {} : { tone: 'danger' as const }) });
      return change;
    },
  };
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label={t('common:palette.placeholder')}
      groups={paletteGroups({ ...contents, actions }, { t, language, now })}
      onQuery={onQuery}
      search={search}
      onRetry={onRetry}
    />
  );
}
