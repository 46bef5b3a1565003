import {
  type Language,
  type Lead,
  leadStatusLabel,
  reachOf,
  recipientFilter,
  type RecipientQuery,
  timeZone,
} from '@fnc/domain';
import { ListChecks, ShieldQuestionMark, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Trans } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ReachMark, reachText } from '../campaigns/reachLooks.tsx';
import { leadStages } from '../leads/leadStages.tsx';
import { type DateWords, dateWords } from '../words/dates.ts';
import { languageName } from '../words/languageName.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { LeadsNotReady, NotCounted, RecipientSummary } from './CampaignAudience.tsx';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import { Halves } from './EditorFrame.styles.ts';
import { ChipBox, FilterCount, ListBox, RecipientChip, SelectRow } from './EditorSteps.styles.ts';
import { RecipientFilters } from './RecipientFilters.tsx';
import type { EditorView } from './useCampaignEditor.ts';

interface RecipientContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly dates: DateWords;
  readonly clock: Date;
}

function recipientColumns({ t, language, dates, clock }: RecipientContext): readonly TableColumn<Lead>[] {
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
      id: 'language',
      head: t('campaigns.recipients.columnLanguage'),
      width: 104,
      hideBelow: 'desktop',
      cell: (lead) => languageName(lead.language, language),
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
const recipientCard = (dates: DateWords) => (lead: Lead) => <RecipientCard lead={lead} dates={dates} />;

/** A lead on a phone: the full name, and whether the lead may be mailed. */
function RecipientCard({ lead, dates }: { lead: Lead; dates: DateWords }) {
  const { t } = useAdminWords();
  return (
    <Stack gap={0.5}>
      <Text as="span" weight="semibold" wide>
        {lead.name}
      </Text>
      <span>{lead.email}</span>
      <ReachMark reach={reachOf(lead)} words={reachText(t, lead, reachOf(lead), dates)} />
    </Stack>
  );
}

interface RecipientChipsProps {
  /** The chosen leads, in the order in which they were chosen. */
  leads: readonly Lead[];
  onRemove: (id: string) => void;
}

/** Chips rendered at first, and added by each "nog …": ten thousand chips are of no use. */
const [first, step] = [15, 200];

/** The chosen leads, each with a remove button. The box scrolls at 150 px. */
function RecipientChips({ leads, onRemove }: RecipientChipsProps) {
  const { t } = useAdminWords();
  const [most, setMost] = useState(first);
  const left = leads.length - most;
  if (leads.length === 0) return <ChipBox data-empty="true">{t('campaigns.recipients.noneChosen')}</ChipBox>;
  return (
    <ChipBox as="ul" tabIndex={0} aria-label={t('campaigns.recipients.chosen', { count: leads.length })}>
      {leads.slice(0, most).map((lead) => {
        const { id, name } = lead;
        const unsure = reachOf(lead) === 'consent_missing';
        return (
          <li key={id}>
            <RecipientChip data-unsure={unsure}>
              {unsure && <Icon of={ShieldQuestionMark} size={14} />}
              <span data-name="" title={name}>
                {name}
              </span>
              {unsure && <VisuallyHidden>, {t('campaigns.reach.consent_missing')}</VisuallyHidden>}
              <IconButton
                icon={X}
                label={t('campaigns.recipients.remove', { name })}
                tooltip="none"
                onClick={() => onRemove(id)}
              />
            </RecipientChip>
          </li>
        );
      })}
      {left > 0 && (
        <li>
          <ChipButton onClick={() => setMost(most + step)}>
            {t('campaigns.recipients.more', { count: left })}
          </ChipButton>
        </li>
      )}
    </ChipBox>
  );
}

export interface RecipientsStepProps extends Pick<
  CampaignEditorProps,
  'draft' | 'onDraft' | 'leads' | 'audience' | 'now' | 'onRetry' | 'onCopy'
> {
  view: EditorView;
}

/** Whether a campaign may mail the lead, with or without the tick. */
const isChoosable = (lead: Lead): boolean => ['reachable', 'consent_missing'].includes(reachOf(lead));

/** Choosing recipients: filters, the chosen leads as chips, all leads with their consent, and the totals. */
export function RecipientsStep({ draft, onDraft, leads, audience, now, onRetry, onCopy, view }: RecipientsStepProps) {
  const { t, language } = useAdminWords();
  const [query, setQuery] = useState<RecipientQuery>({});
  const asked = useDeferredValue(query);
  const dates = useMemo(() => dateWords(t, language, now), [t, language, now]);
  const columns = useMemo(
    () => recipientColumns({ t, language, dates, clock: new Date(now) }),
    [t, language, dates, now],
  );
  const all = view.leads;
  const shown = useMemo(() => all.filter(recipientFilter(asked)), [all, asked]);
  const choosable = useMemo(() => shown.filter(isChoosable), [shown]);
  const byId = useMemo(() => new Map(all.map((lead) => [lead.id, lead])), [all]);
  const selected = useMemo(() => new Set(draft.recipients), [draft.recipients]);
  const chosen = useMemo(() => draft.recipients.flatMap((id) => byId.get(id) ?? []), [draft.recipients, byId]);

  const choose = (ids: Iterable<string>) => onDraft({ ...draft, recipients: [...ids] });
  const blocked = (id: string) => {
    const lead = byId.get(id);
    return lead === undefined || isChoosable(lead) ? undefined : reachText(t, lead, reachOf(lead), dates);
  };
  const filtered = Object.values(query).some((part) => part !== undefined && part.length > 0);

  function content() {
    if (leads.phase !== 'ready') return <LeadsNotReady leads={leads} onRetry={onRetry} onCopy={onCopy} />;
    if (all.length === 0) {
      return (
        <EmptyState kind="nothing" level={3} title={t('campaigns.recipients.emptyTitle')}>
          {t('campaigns.recipients.emptyText')}
        </EmptyState>
      );
    }
    return (
      <>
        <Row align="center">
          <RecipientFilters query={query} onQuery={setQuery} leads={all} />
          <FilterCount role="status">
            <Trans
              t={t}
              i18nKey="common:table.shown"
              values={{ shown: shown.length, total: all.length }}
              components={{ strong: <strong /> }}
            />
          </FilterCount>
          {filtered && <TextButton onClick={() => setQuery({})}>{t('common:action.reset')}</TextButton>}
        </Row>
        <SelectRow>
          <Button
            icon={ListChecks}
            aria-disabled={choosable.length === 0 || undefined}
            onClick={() => choose(new Set([...draft.recipients, ...choosable.map(({ id }) => id)]))}
          >
            {t('campaigns.recipients.selectFiltered', { count: choosable.length })}
          </Button>
          <Button variant="quiet" aria-disabled={draft.recipients.length === 0 || undefined} onClick={() => choose([])}>
            {t('campaigns.recipients.deselectAll')}
          </Button>
          {shown.length > choosable.length && (
            <Text size="small" tone="quiet" wide>
              {t('campaigns.recipients.unreachable', { count: shown.length - choosable.length })}
            </Text>
          )}
        </SelectRow>
        <RecipientChips leads={chosen} onRemove={(id) => choose(draft.recipients.filter((one) => one !== id))} />
        <ListBox>
          <Table
            label={t('campaigns.recipients.table')}
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            card={recipientCard(dates)}
            selection={{ selected, onChange: choose, blocked }}
            maxHeight="400px"
            empty={
              <EmptyState
                kind="noMatch"
                level={3}
                title={t('campaigns.recipients.noMatchTitle')}
                actions={<Button onClick={() => setQuery({})}>{t('common:list.resetFilters')}</Button>}
              >
                {t('campaigns.recipients.noMatchText', { count: all.length })}
              </EmptyState>
            }
          />
        </ListBox>
      </>
    );
  }

  return (
    <Halves style={{ '--side': 'minmax(0, 20rem)' }}>
      <div>{content()}</div>
      <aside aria-label={t('campaigns.recipients.summary')}>
        {audience.phase === 'ready' ? (
          <RecipientSummary counts={view.counts} tick={draft.tick} onTick={(tick) => onDraft({ ...draft, tick })} />
        ) : (
          <NotCounted audience={audience} lines={4} onRetry={onRetry} onCopy={onCopy} />
        )}
      </aside>
    </Halves>
  );
}
