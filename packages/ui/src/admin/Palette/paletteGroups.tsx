import {
  answerClock,
  type Client,
  type Instant,
  type Language,
  type Lead,
  type LeadStatus,
  leadStatusLabel,
  professionLabel,
  type StatusChange,
} from '@fnc/domain';
import {
  ClipboardList,
  ExternalLink,
  FileText,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  MailPlus,
  Plus,
  Search,
  ShieldCheck,
  Sun,
  UserPlus,
} from 'lucide-react';
import type { Command, CommandGroup } from '../../components/CommandPalette/command.ts';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { clientStages } from '../clients/clientStages.tsx';
import { answerMail } from '../leads/answerMail.ts';
import { leadStages } from '../leads/leadStages.tsx';
import { type NavEntry, navIcons, navKeys } from '../Shell/navEntries.ts';
import { dateWords } from '../words/dates.ts';
import { durationText } from '../words/durations.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** A client as a result of the palette. */
export interface PaletteClient {
  readonly client: Pick<Client, 'id' | 'name' | 'contactPerson' | 'status'>;
  readonly questions: number;
  readonly answers: number;
}

/** The results for the typed text; without text, the leads that wait for an answer. */
export interface PaletteFinds {
  readonly query: string;
  readonly leads: readonly Lead[];
  readonly clients: readonly PaletteClient[];
  /** More leads, or clients, match than these. */
  readonly more: { readonly leads: boolean; readonly clients: boolean };
}

/** The addresses that the palette opens. */
export interface PaletteLinks {
  /** The list of leads, or clients, that match a text. */
  readonly leads: (query: string) => string;
  readonly clients: (query: string) => string;
  readonly lead: (lead: Lead) => string;
  readonly client: (id: string) => string;
  readonly questionnaire: (clientId: string) => string;
  readonly newReport: (clientId: string) => string;
  readonly makeClient: (leadId: string) => string;
  readonly newClient: string;
  readonly newCampaign: string;
  readonly account: string;
  readonly site: string;
}

/** The actions that change no page. */
export interface PaletteActions {
  /** Sends the status to the server before it is shown. */
  readonly onStatus: (lead: Lead, status: LeadStatus) => Promise<StatusChange>;
  readonly onTheme: () => void;
  readonly onLanguage: () => void;
  readonly onChangePassword: () => void;
  readonly onShortcuts: () => void;
  readonly onSignOut: () => void;
}

export interface PaletteContents {
  readonly finds: PaletteFinds;
  readonly places: readonly NavEntry[];
  readonly links: PaletteLinks;
  readonly actions: PaletteActions;
}

interface Speaker {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
}

/** "Kapitein, nog 2 u 14 min": distinguishes people of the same name, and shows what is most urgent. */
function leadDetail({ profession, waitingSince, createdAt }: Lead, { t, language, now }: Speaker): string {
  const moment = dateWords(t, language, now).day(createdAt);
  const clock = waitingSince === null ? null : answerClock(waitingSince, now).remainingMs;
  const pressing =
    clock === null ? moment : t(clock < 0 ? 'clock.late' : 'clock.left', { time: durationText(t, clock) });
  return profession === undefined ? pressing : `${professionLabel(profession, language)}, ${pressing}`;
}

const leadCommand = (lead: Lead, href: string, speaker: Speaker): Command => ({
  id: `lead ${lead.id}`,
  label: lead.name,
  detail: leadDetail(lead, speaker),
  keywords: `${lead.email} ${lead.phone ?? ''}`,
  mark: <StageRing stage={leadStages[lead.status]} />,
  href,
});

const clientCommand = (found: PaletteClient, href: string, { t }: Speaker): Command => ({
  id: `client ${found.client.id}`,
  label: found.client.name,
  detail: t('palette.clientDetail', {
    person: found.client.contactPerson,
    answers: found.answers,
    questions: found.questions,
  }),
  mark: <StageRing stage={clientStages[found.client.status]} />,
  href,
});

/** The usual next status of a lead. */
const nextStatus: Partial<Record<LeadStatus, LeadStatus>> = {
  new: 'contacted',
  contacted: 'qualified',
  qualified: 'converted',
};

const leadActions = (lead: Lead, { links, actions }: PaletteContents, { t, language }: Speaker): readonly Command[] => {
  const next = nextStatus[lead.status];
  return [
    { id: 'answer', label: t('palette.answer'), icon: Mail, href: answerMail(lead) },
    ...(next === undefined
      ? []
      : [
          {
            id: 'status',
            label: t('palette.setStatus', { status: leadStatusLabel(next, language) }),
            mark: <StageRing stage={leadStages[next]} />,
            onSelect: () => actions.onStatus(lead, next),
          },
        ]),
    ...(lead.status === 'converted'
      ? []
      : [{ id: 'make client', label: t('palette.makeClient'), icon: UserPlus, href: links.makeClient(lead.id) }]),
  ];
};

const clientActions = ({ client }: PaletteClient, { links }: PaletteContents, { t }: Speaker): readonly Command[] => [
  { id: 'report', label: t('palette.makeReport'), icon: FileText, href: links.newReport(client.id) },
  { id: 'questionnaire', label: t('palette.fillIn'), icon: ClipboardList, href: links.questionnaire(client.id) },
];

/** The actions on the first result. They match the same text as the person. */
function personActions(contents: PaletteContents, speaker: Speaker): readonly CommandGroup[] {
  const { leads, clients, query } = contents.finds;
  const [lead] = leads;
  const [client] = clients;
  const name = lead?.name ?? client?.client.name;
  if (query === '' || name === undefined) return [];
  const commands =
    lead === undefined ? client && clientActions(client, contents, speaker) : leadActions(lead, contents, speaker);
  return [
    {
      id: 'person',
      label: speaker.t('palette.forPerson', { name }),
      kind: 'actions',
      shown: 'typing',
      matched: 'elsewhere',
      commands: commands ?? [],
    },
  ];
}

const results = (contents: PaletteContents, speaker: Speaker): readonly CommandGroup[] => {
  const { finds, links } = contents;
  const allOf = (noun: 'leads' | 'clients'): readonly Command[] => {
    if (!finds.more[noun]) return [];
    const label = speaker.t(`palette.allWith.${noun}`, { query: finds.query });
    return [{ id: `all ${noun}`, label, icon: Search, href: links[noun](finds.query) }];
  };
  const found = finds.query === '' ? ('idle' as const) : ('typing' as const);
  const kind = 'results' as const;
  return [
    {
      id: 'leads',
      label: speaker.t(found === 'idle' ? 'palette.waiting' : 'palette.leads'),
      kind,
      shown: found,
      matched: 'elsewhere' as const,
      commands: [...finds.leads.map((lead) => leadCommand(lead, links.lead(lead), speaker)), ...allOf('leads')],
    },
    {
      id: 'clients',
      label: speaker.t('palette.clients'),
      kind,
      shown: found,
      matched: 'elsewhere' as const,
      commands: [
        ...finds.clients.map((client) => clientCommand(client, links.client(client.client.id), speaker)),
        ...allOf('clients'),
      ],
    },
  ];
};

const everywhere = ({ links, actions }: PaletteContents, { t }: Speaker): readonly Command[] => [
  { id: 'new client', label: t('palette.newClient'), icon: Plus, href: links.newClient },
  { id: 'new campaign', label: t('palette.newCampaign'), icon: MailPlus, href: links.newCampaign },
  { id: 'theme', label: t('palette.theme'), icon: Sun, onSelect: actions.onTheme },
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
