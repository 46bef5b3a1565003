import {
  answerClock,
  type Instant,
  type Language,
  type Lead,
  type LeadStatus,
  leadStatusLabel,
  professionLabel,
} from '@fnc/domain';
import { ClipboardList, CornerUpLeft, FileText, UserPlus } from 'lucide-react';
import type { Command, CommandGroup } from '../../components/CommandPalette/command.ts';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { answerMail } from '../leads/answerMail.ts';
import { leadStages } from '../leads/leadStages.tsx';
import { clientStages } from '../clients/clientStages.tsx';
import { dateWords } from '../words/dates.ts';
import { durationText } from '../words/durations.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import type { PaletteClient, PaletteContents } from './paletteData.ts';

export interface Speaker {
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

export const leadCommand = (lead: Lead, href: string, speaker: Speaker): Command => ({
  id: `lead ${lead.id}`,
  label: lead.name,
  detail: leadDetail(lead, speaker),
  keywords: `${lead.email} ${lead.phone ?? ''}`,
  mark: <StageRing stage={leadStages[lead.status]} />,
  href,
});

export const clientCommand = (found: PaletteClient, href: string, { t }: Speaker): Command => ({
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
    { id: 'answer', label: t('palette.answer'), icon: CornerUpLeft, href: answerMail(lead) },
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
export function personActions(contents: PaletteContents, speaker: Speaker): readonly CommandGroup[] {
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
