import {
  type Lead,
  reachOf,
  recipientFilter,
  type RecipientQuery,
  leadSourceLabel,
  leadStatuses,
  leadStatusLabel,
  professionLabel,
  reaches,
} from '@fnc/domain';
import { ListChecks, ShieldQuestionMark, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Trans } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { reachText } from '../campaigns/reachLooks.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Halves, Main, Side } from './EditorLayout.styles.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { LeadsNotReady, NotCounted } from './LeadsNotReady.tsx';
import { recipientCard, recipientColumns } from './recipientColumns.tsx';
import { FilterCount, ListBox, SelectRow, ChipBox, RecipientChip, RecipientSearch } from './Recipients.styles.ts';
import { RecipientSummary } from './RecipientSummary.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { FilterChip } from '../campaigns/FilterChip.tsx';
import { offeredSources } from '../leads/filters.ts';
import { toggled } from '../words/toggled.ts';

interface RecipientFiltersProps {
  query: RecipientQuery;
  onQuery: (query: RecipientQuery) => void;
  /** All leads: their sources and professions are offered as filters. */
  leads: readonly Lead[];
}

interface FilterProps<Value extends string> {
  name: string;
  values: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[] | undefined;
  onChoose: (chosen: Value[] | undefined) => void;
}

function OneFilter<Value extends string>({ name, values, chosen: asked, onChoose }: FilterProps<Value>) {
  const chosen = asked ?? [];
  const labels = values.flatMap(({ value, label }) => (chosen.includes(value) ? label : []));
  return (
    <FilterChip name={name} value={labels.length === 0 ? null : labels.join(', ')} onRemove={() => onChoose(undefined)}>
      {values.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={() => onChoose(toggled(chosen, value))}
        />
      ))}
    </FilterChip>
  );
}

/** Search, source, status, profession, and whether the lead may be mailed. */
function RecipientFilters({ query, onQuery, leads }: RecipientFiltersProps) {
  const { t, language } = useAdminWords();
  const offered = useMemo(() => {
    const professions = [...new Set(leads.flatMap(({ profession }) => profession ?? []))];
    return {
      sources: offeredSources([...new Set(leads.map(({ source }) => source))].toSorted()),
      professions: professions
        .map((value) => ({ value, label: professionLabel(value, language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    };
  }, [leads, language]);
  return (
    <>
      <RecipientSearch>
        <SearchBox
          value={query.search ?? ''}
          onChange={(search) => onQuery({ ...query, search: search || undefined })}
          label={t('campaigns.recipients.search')}
        />
      </RecipientSearch>
      <OneFilter
        name={t('campaigns.recipients.source')}
        values={offered.sources.map((value) => ({ value, label: leadSourceLabel(value, language) }))}
        chosen={query.source}
        onChoose={(source) => onQuery({ ...query, source })}
      />
      <OneFilter
        name={t('campaigns.recipients.status')}
        values={leadStatuses.map((value) => ({ value, label: leadStatusLabel(value, language) }))}
        chosen={query.status}
        onChoose={(status) => onQuery({ ...query, status })}
      />
      <OneFilter
        name={t('campaigns.recipients.profession')}
        values={offered.professions}
        chosen={query.profession}
        onChoose={(profession) => onQuery({ ...query, profession })}
      />
      <OneFilter
        name={t('campaigns.recipients.consent')}
        values={reaches.map((value) => ({ value, label: t(`campaigns.reach.${value}`) }))}
        chosen={query.reach}
        onChoose={(reach) => onQuery({ ...query, reach })}
      />
    </>
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
  const { t, language } = useAdminWords();
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
            {t('campaigns.recipients.more', { figure: formatFigure(left, language) })}
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
  const figure = (value: number) => formatFigure(value, language);
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
              values={{ shown: figure(shown.length), total: figure(all.length) }}
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
            {t('campaigns.recipients.selectFiltered', { figure: figure(choosable.length) })}
          </Button>
          <Button variant="quiet" aria-disabled={draft.recipients.length === 0 || undefined} onClick={() => choose([])}>
            {t('campaigns.recipients.deselectAll')}
          </Button>
          {shown.length > choosable.length && (
            <p>{t('campaigns.recipients.unreachable', { count: shown.length - choosable.length })}</p>
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
                actions={<Button onClick={() => setQuery({})}>{t('campaigns.list.resetFilters')}</Button>}
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
      <Main>{content()}</Main>
      <Side aria-label={t('campaigns.recipients.summary')}>
        {audience.phase === 'ready' ? (
          <RecipientSummary counts={view.counts} tick={draft.tick} onTick={(tick) => onDraft({ ...draft, tick })} />
        ) : (
          <NotCounted audience={audience} lines={4} onRetry={onRetry} onCopy={onCopy} />
        )}
      </Side>
    </Halves>
  );
}
