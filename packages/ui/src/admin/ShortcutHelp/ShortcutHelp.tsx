import { ShortcutHelp as KeyList } from '../../components/ShortcutHelp/ShortcutHelp.tsx';
import { firstStatusKey, lastStatusKey } from '../leads/statusKeys.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
}

/** All shortcuts of the console. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { t } = useAdminWords();
  const status = { keys: [firstStatusKey, lastStatusKey], joint: 'to', does: t('shortcuts.status') } as const;
  const refresh = { keys: ['r'], does: t('common:list.refresh') };
  return (
    <KeyList
      {...props}
      title={t('shell.shortcuts')}
      intro={t('shortcuts.intro')}
      groups={[
        {
          title: t('shortcuts.everywhere'),
          shortcuts: [
            { keys: ['?'], does: t('shortcuts.help') },
            { keys: ['Ctrl', 'K'], does: t('common:palette.placeholder') },
            { keys: ['g', 'd'], joint: 'then', does: t('shortcuts.goDashboard') },
            { keys: ['g', 'l'], joint: 'then', does: t('shortcuts.goLeads') },
            { keys: ['g', 'k'], joint: 'then', does: t('shortcuts.goClients') },
            { keys: ['g', 'v'], joint: 'then', does: t('shortcuts.goQuestions') },
            { keys: ['g', 'r'], joint: 'then', does: t('shell.newReport') },
            { keys: ['g', 'c'], joint: 'then', does: t('shortcuts.goCampaigns') },
            { keys: ['g', 't'], joint: 'then', does: t('shortcuts.goTemplates') },
            { keys: ['Esc'], does: t('common:action.close') },
          ],
        },
        {
          title: t('shortcuts.inList'),
          shortcuts: [
            { keys: ['/'], does: t('shortcuts.search') },
            { keys: ['j', 'k'], does: t('shortcuts.rows') },
            { keys: ['Enter'], does: t('shortcuts.open') },
            { keys: ['x'], does: t('shortcuts.select') },
            status,
            refresh,
          ],
        },
        {
          title: t('shortcuts.inClients'),
          shortcuts: [
            { keys: ['/'], does: t('shortcuts.search') },
            { keys: ['j', 'k'], does: t('shortcuts.rows') },
            { keys: ['Enter'], does: t('shortcuts.openClient') },
            { keys: ['n'], does: t('shortcuts.newClient') },
            refresh,
          ],
        },
        {
          title: t('shortcuts.inLead'),
          shortcuts: [{ keys: ['j', 'k'], does: t('shortcuts.nextPrevious') }, status, refresh],
        },
      ]}
    />
  );
}
