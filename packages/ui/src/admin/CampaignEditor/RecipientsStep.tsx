import { type Lead, reachOf, recipientFilter, type RecipientQuery } from '@fnc/domain';
import { ListChecks } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Trans } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
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
import { RecipientChips } from './RecipientChips.tsx';
import { RecipientFilters } from './RecipientFilters.tsx';
import { FilterCount, Filters, ListBox, SelectRow } from './Recipients.styles.ts';
import { RecipientSummary } from './RecipientSummary.tsx';

export interface RecipientsStepProps extends Pick<
  CampaignEditorProps,
  'draft' | 'onDraft' | 'leads' | 'audience' | 'now' | 'onRetry' | 'onCopy'
> {
  view: EditorView;
}

/** A campaign may mail the lead, with the tick or without it. */
const isChoosable = (lead: Lead): boolean => ['reachable', 'consent_missing'].includes(reachOf(lead));

/** Who gets the mail: filters, the chosen ones as chips, all leads with whether they may be mailed, and the sum. */
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
        <Filters>
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
        </Filters>
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
