import { leadStatusLabel } from '@fnc/domain';
import { UserPlus } from 'lucide-react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientFormProps, SavedClient } from './clientFormProps.ts';

/** The specification's words for a client that was added, and what became of its lead. */
export function useSavedMessages(mode: ClientFormProps['mode']) {
  const { t, language } = useAdminWords();
  const toast = useToast();
  return ({ client, lead }: Extract<SavedClient, { client: unknown }>) => {
    if (mode === 'edit') {
      toast.show({ message: t('clients.saved', { name: client.name }) });
      return;
    }
    if (lead === undefined) {
      toast.show({ message: t('clients.added'), icon: UserPlus });
      return;
    }
    if (lead.problem === null) {
      const status = leadStatusLabel('converted', language);
      toast.show({ message: t('clients.addedFromLead', { name: lead.name, status }), icon: UserPlus });
      return;
    }
    toast.show({ message: t('clients.added'), icon: UserPlus });
    toast.show({
      message: t('clients.leadStatusFailed', { message: problemText(t, lead.problem) }),
      tone: 'danger',
    });
  };
}
