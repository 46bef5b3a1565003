import { type Language, type Lead, leadStatusLabel, reachOf, timeZone } from '@fnc/domain';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { leadStages } from '../leads/leadStages.tsx';
import { ReachMark, reachText } from '../campaigns/reachLooks.tsx';
import type { DateWords } from '../words/dates.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { Card } from './Recipients.styles.ts';

export interface RecipientContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly dates: DateWords;
  readonly clock: Date;
}

export function recipientColumns({ t, language, dates, clock }: RecipientContext): readonly TableColumn<Lead>[] {
  return [
    { id: 'name', head: t('campaigns.recipients.columnName'), minWidth: 140, shorten: true, cell: ({ name }) => name },
    {
      id: 'email',
      head: t('campaigns.recipients.columnEmail'),
      minWidth: 160,
      shorten: true,
      hideBelow: 'desktop',
      cell: ({ email }) => (
        <Text as="span" size="inherit" tone="quiet">
          {email}
        </Text>
      ),
    },
    {
      id: 'status',
      head: t('campaigns.recipients.columnStatus'),
      width: 168,
      hideBelow: 'desktop',
      cell: ({ status }) => <StatusBadge stage={leadStages[status]}>{leadStatusLabel(status, language)}</StatusBadge>,
    },
    {
      id: 'reach',
      head: t('campaigns.recipients.columnReach'),
      width: 208,
      cell: (lead) => <ReachMark reach={reachOf(lead)} words={reachText(t, lead, reachOf(lead), dates)} />,
    },
    {
      id: 'lastMail',
      head: t('campaigns.recipients.columnLastMail'),
      width: 108,
      align: 'end',
      hideBelow: 'wide',
      cell: ({ lastEmailSent }) =>
        lastEmailSent === undefined ? (
          <Text as="span" size="inherit" tone="quiet">
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('campaigns.recipients.neverMailed')}</VisuallyHidden>
          </Text>
        ) : (
          <Text as="span" size="inherit" tone="quiet">
            <RelativeTime at={lastEmailSent} now={clock} timeZone={timeZone} focusable={false} />
          </Text>
        ),
    },
  ];
}

/** The card that replaces a row below 640 px. */
export const recipientCard = (dates: DateWords) => (lead: Lead) => <RecipientCard lead={lead} dates={dates} />;

/** A lead on a phone: the full name, and whether the lead may be mailed. */
function RecipientCard({ lead, dates }: { lead: Lead; dates: DateWords }) {
  const { t } = useAdminWords();
  return (
    <Card>
      <strong>{lead.name}</strong>
      <span>{lead.email}</span>
      <ReachMark reach={reachOf(lead)} words={reachText(t, lead, reachOf(lead), dates)} />
    </Card>
  );
}
