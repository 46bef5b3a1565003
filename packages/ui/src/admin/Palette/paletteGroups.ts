import {
  CirclePlus,
  ExternalLink,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  MailPlus,
  ShieldCheck,
  SunMoon,
} from 'lucide-react';
import type { Command, CommandGroup } from '../../components/CommandPalette/command.ts';
import { navIcons, navKeys } from '../Shell/navEntries.ts';
import type { PaletteContents } from './paletteData.ts';
import { clientCommand, leadCommand, personActions, type Speaker } from './personCommands.tsx';

const results = (contents: PaletteContents, speaker: Speaker): readonly CommandGroup[] => {
  const { finds, links } = contents;
  const found = finds.query === '' ? ('idle' as const) : ('typing' as const);
  const kind = 'results' as const;
  return [
    {
      id: 'leads',
      label: speaker.t(found === 'idle' ? 'palette.waiting' : 'palette.leads'),
      kind,
      shown: found,
      matched: 'elsewhere' as const,
      commands: finds.leads.map((lead) => leadCommand(lead, links.lead(lead), speaker)),
    },
    {
      id: 'clients',
      label: speaker.t('palette.clients'),
      kind,
      shown: found,
      matched: 'elsewhere' as const,
      commands: finds.clients.map((client) => clientCommand(client, links.client(client.client.id), speaker)),
    },
  ];
};

const everywhere = ({ links, actions }: PaletteContents, { t }: Speaker): readonly Command[] => [
  { id: 'new client', label: t('palette.newClient'), icon: CirclePlus, href: links.newClient },
  { id: 'new campaign', label: t('palette.newCampaign'), icon: MailPlus, href: links.newCampaign },
  { id: 'theme', label: t('palette.theme'), icon: SunMoon, onSelect: actions.onTheme },
  { id: 'language', label: t('shell.switchLanguage'), icon: Languages, onSelect: actions.onLanguage },
  { id: 'password', label: t('shell.changePassword'), icon: KeyRound, onSelect: actions.onChangePassword },
  { id: 'shortcuts', label: t('shell.shortcuts'), icon: Keyboard, keys: ['?'], onSelect: actions.onShortcuts },
  { id: 'sign out', label: t('shell.signOut'), icon: LogOut, onSelect: actions.onSignOut },
];

const goTo = ({ places, links }: PaletteContents, { t }: Speaker): readonly Command[] => [
  ...places.map(({ id, href, count }): Command => {
    const key = navKeys[id];
    return {
      id: `place ${id}`,
      label: t(`shell.${id}`),
      detail: count === undefined ? undefined : t('palette.all', { count }),
      icon: navIcons[id],
      keys: ['g', key],
      href,
    };
  }),
  {
    id: 'account',
    label: t('secondStep.account'),
    keywords: t('palette.accountKeywords'),
    icon: ShieldCheck,
    href: links.account,
  },
  { id: 'site', label: t('shell.toSite'), icon: ExternalLink, href: links.site },
];

/** First people, then actions on them, then pages, then general actions. */
export const paletteGroups = (contents: PaletteContents, speaker: Speaker): readonly CommandGroup[] => [
  ...results(contents, speaker),
  ...personActions(contents, speaker),
  { id: 'places', label: speaker.t('palette.places'), kind: 'places', commands: goTo(contents, speaker) },
  { id: 'actions', label: speaker.t('palette.actions'), kind: 'actions', commands: everywhere(contents, speaker) },
];
