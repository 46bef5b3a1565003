import { nextLanguage } from '@fnc/domain';
import { type NavEntry, Palette, type ShellDialog } from '@fnc/ui/admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppearance } from '../appearance/useAppearance.ts';
import { linkTo, paths, siteHref } from '../paths.ts';
import { useLeadChanges } from '../queries/leadChanges.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';
import { createPaletteSearch } from './paletteSearch.ts';

/** Keys that follow each other within this time are one question to the server, in ms. */
const pauseMs = 150;

export interface ConsolePaletteProps {
  open: boolean;
  onClose: () => void;
  places: readonly NavEntry[];
  onDialog: (dialog: ShellDialog) => void;
}

const links = {
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

export function ConsolePalette({ open, onClose, places, onDialog }: ConsolePaletteProps) {
  const { services } = useAdmin();
  const leadChanges = useLeadChanges();
  const [search] = useState(() => createPaletteSearch(services));
  const state = useStore(search);
  const [query, setQuery] = useState('');
  const signOut = useSignOut();
  const appearance = useAppearance();
  const now = useNow();

  const find = useEffectEvent((typed: string) => void search.find(typed));
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => find(query), query === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [open, query]);

  return (
    <Palette
      open={open}
      onClose={() => {
        search.clear();
        onClose();
      }}
      now={now}
      onQuery={setQuery}
      {...state}
      onRetry={() => void search.find(query)}
      places={places}
      links={links}
      actions={{
        onStatus: (lead, status) => leadChanges.setStatus(lead.id, status),
        onTheme: () => appearance.onTheme(appearance.theme === 'dark' ? 'light' : 'dark'),
        onLanguage: () => appearance.onLanguage(nextLanguage(services.preferences.language())),
        onChangePassword: () => onDialog('password'),
        onShortcuts: () => onDialog('shortcuts'),
        onSignOut: signOut,
      }}
    />
  );
}
