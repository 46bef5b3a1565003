import { nextLanguage, quickSearch } from '@fnc/domain';
import { type NavEntry, Palette, type ShellDialog } from '@fnc/ui/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppearance } from '../appearance/useAppearance.ts';
import { linkTo, paths, siteHref } from '../paths.ts';
import { useLeadWork } from '../queries/leadWork.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';
import { usePaused } from '../shared/usePaused.ts';

interface ConsolePaletteProps {
  open: boolean;
  onClose: () => void;
  places: readonly NavEntry[];
  onDialog: (dialog: ShellDialog) => void;
}

const links = {
  leads: (query: string) => linkTo(paths.leads({ search: query })),
  clients: (query: string) => linkTo(paths.clients({ search: query })),
  lead: ({ id }: { id: string }) => linkTo(paths.lead(id)),
  client: (id: string) => linkTo(paths.client(id)),
  questionnaire: (id: string) => linkTo(paths.client(id, 'questionnaires')),
  newReport: (id: string) => linkTo(paths.newReport(id)),
  makeClient: (leadId: string) => linkTo(paths.newClient(leadId)),
  newClient: linkTo(paths.newClient()),
  newCampaign: linkTo(paths.newCampaign()),
  account: linkTo(paths.account()),
  site: siteHref,
};

/** The command palette. */
export function ConsolePalette({ open, onClose, places, onDialog }: ConsolePaletteProps) {
  const { services } = useAdmin();
  const leadWork = useLeadWork();
  const [query, setQuery] = useState('');
  const signOut = useSignOut();
  const appearance = useAppearance();
  const now = useNow();

  const asked = usePaused(query.replace(/^>/, '').trim());
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['palette', asked],
    queryFn: () => quickSearch(services, asked),
    enabled: open,
    // The previous results stay on the screen until the new ones are fetched.
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

  return (
    <Palette
      open={open}
      onClose={onClose}
      now={now}
      onQuery={setQuery}
      finds={data ?? { query: asked, leads: [], clients: [], more: { leads: false, clients: false } }}
      search={isFetching ? 'loading' : isError ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      places={places}
      links={links}
      actions={{
        onStatus: (lead, status) => leadWork.setStatus(lead.id, status),
        onTheme: () => appearance.onTheme(appearance.theme === 'dark' ? 'light' : 'dark'),
        onLanguage: () => appearance.onLanguage(nextLanguage(services.preferences.language())),
        onChangePassword: () => onDialog('password'),
        onShortcuts: () => onDialog('shortcuts'),
        onSignOut: signOut,
      }}
    />
  );
}
