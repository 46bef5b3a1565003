import {
  type CampaignEntry,
  campaignFilter,
  type CampaignMeasures,
  type CampaignQuery,
  campaignStatuses,
  campaignStatusLabel,
  type Instant,
  restoreDays,
} from '@fnc/domain';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import type { CampaignListData, CampaignRemoval, CampaignResult } from '../campaigns/campaignData.ts';
import { campaignFacts } from '../campaigns/campaignFacts.ts';
import { choicesOf, type ListFilter, type ListSort, useListSearch, useSearchWords } from '../ListScreen/listScreen.ts';
import { ListScreen } from '../ListScreen/ListScreen.tsx';
import { useRowFocus } from '../ListScreen/useRowFocus.ts';
import { useUndoableRemoval } from '../ListScreen/useUndoableRemoval.ts';
import { type DateWords, dateWords } from '../words/dates.ts';
import { DayFilter } from '../words/DayFilter.tsx';
import { problemSentence, problemText, type Problem } from '../words/problem.ts';
import { type AdminT, type AdminWords, useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignLinks } from './CampaignCells.tsx';
import { campaignCard, campaignColumns, type CampaignRow } from './campaignColumns.tsx';
import { CampaignTiles } from './CampaignTiles.tsx';
import { type CampaignListActions, useCampaignActions } from './useCampaignActions.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';

/** A campaign to be deleted, before the confirmation. */
interface CampaignToDelete {
  readonly id: string;
  /** Also set for a campaign without a name. */
  readonly name: string;
  readonly entry: CampaignEntry;
}

interface DeleteCampaignDialogProps {
  /** The campaign to delete; `null` while the dialog is closed. */
  asked: CampaignToDelete | null;
  busy: boolean;
  problem: Problem | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a campaign is deleted, and says what happens to waiting and sent mails. */
function DeleteCampaignDialog({ asked, busy, problem, ...actions }: DeleteCampaignDialogProps) {
  const { t } = useAdminWords();
  useRowFocus(asked && [asked.id]);
  const { status = 'draft', queued = 0 } = asked === null ? {} : campaignFacts(asked.entry);
  return (
    <ConfirmDialog
      open={asked !== null}
      tone="danger"
      title={t('common:list.deleteTitle', { name: asked?.name ?? '' })}
      confirmLabel={t('campaigns.list.deleteVerb')}
      busyLabel={busy ? t('common:list.deleting') : undefined}
      error={problem === null ? undefined : t('errors:campaign_delete_failed', { message: problemText(t, problem) })}
      {...actions}
    >
      <p>{t('campaigns.list.deleteQuestion', { days: restoreDays })}</p>
      {queued > 0 && <p>{t('campaigns.list.deleteQueued', { count: queued })}</p>}
      {status !== 'draft' && status !== 'scheduled' && <p>{t('campaigns.list.deleteSent')}</p>}
    </ConfirmDialog>
  );
}

export interface CampaignListProps extends CampaignListActions {
  list: CampaignListData;
  /** `null` until it is loaded. */
  measures: CampaignMeasures | null;
  /** The query of the address. The search box may be ahead of it: the rows follow the box at once. */
  query: CampaignQuery;
  /** `replace`: adds no entry to the history. */
  onQuery: (query: CampaignQuery, how: 'push' | 'replace') => void;
  now: Instant;
  links: CampaignLinks;
  onDelete: (id: string) => Promise<CampaignRemoval>;
  /** Restores the campaign; mails that were stopped with it stay stopped. */
  onRestore: (id: string) => Promise<CampaignResult>;
  /** Called by the key `n`. */
  onNew: () => void;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}

const campaignFilters =
  ({ t, language }: AdminWords, dates: DateWords) =>
  (query: CampaignQuery): readonly ListFilter<CampaignQuery>[] => [
    {
      id: 'status',
      label: t('common:list.columnStatus'),
      asked: (value) => t('common:list.askedStatus', { value }),
      off: { status: undefined },
      choices: choicesOf(
        campaignStatuses,
        query.status,
        (status) => campaignStatusLabel(status, language),
        (status) => ({ ...query, status }),
      ),
    },
    {
      id: 'from',
      label: t('campaigns.list.filterFrom'),
      asked: (value) => t('campaigns.list.noMatchFrom', { value }),
      off: { from: undefined },
      value: query.from === undefined ? null : dates.shortDate(query.from),
      fields: (onQuery) => (
        <DayFilter
          label={t('campaigns.list.fromLabel')}
          day={query.from}
          onDay={(from) => onQuery({ ...query, from })}
        />
      ),
    },
  ];

type CampaignSort = '-date' | 'date' | 'name' | '-name';

const campaignSorts = (t: AdminT): readonly ListSort<CampaignSort>[] => [
  { value: '-date', column: 'date', direction: 'descending', label: t('common:list.sortNewest') },
  { value: 'date', column: 'date', direction: 'ascending', label: t('common:list.sortOldest') },
  { value: 'name', column: 'name', direction: 'ascending', label: t('common:list.sortNameUp') },
  { value: '-name', column: 'name', direction: 'descending', label: t('common:list.sortNameDown') },
];

const byDate = (one: CampaignRow, other: CampaignRow) => (one.facts.at < other.facts.at ? -1 : 1);
const byName = (one: CampaignRow, other: CampaignRow) =>
  one.entry.campaign.name.localeCompare(other.entry.campaign.name, 'nl', { numeric: true });

function inOrder(rows: readonly CampaignRow[], sort: CampaignSort): readonly CampaignRow[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = sort.endsWith('name') ? byName : byDate;
  return rows.toSorted((one, other) => sign * compare(one, other));
}

/** The rows that match: there are few campaigns, so the list searches and sorts them itself. */
function useCampaignRows(entries: readonly CampaignEntry[], query: CampaignQuery, sort: CampaignSort) {
  const { search, status, from } = query;
  const all = useMemo(() => entries.map((entry): CampaignRow => ({ entry, facts: campaignFacts(entry) })), [entries]);
  return useMemo(() => {
    const matches = campaignFilter({ search, status, from });
    return inOrder(
      all.filter(({ entry }) => matches(entry)),
      sort,
    );
  }, [all, search, status, from, sort]);
}

export function CampaignList(props: CampaignListProps) {
  const { list, measures, query, onQuery, now, links, onRefresh } = props;
  const words = useAdminWords();
  const { t, language } = words;
  const narrow = useBelow('tablet');
  const deletion = useUndoableRemoval<CampaignToDelete>(props);
  const { busy, duplicate, stop } = useCampaignActions(props);
  const search = useListSearch(query, onQuery);
  // Deferred, so that typing never waits for the rows.
  const typed = useDeferredValue(useSearchWords(search));
  const asked = useMemo(() => ({ ...query, search: typed || undefined }), [query, typed]);
  const [sort, setSort] = useState<CampaignSort>('-date');
  const rows = useCampaignRows(list.entries, asked, sort);

  const { ask } = deletion;
  const onDelete = useCallback(
    (entry: CampaignEntry) =>
      ask({ id: entry.campaign.id, name: entry.campaign.name || t('campaigns.unnamed'), entry }),
    [ask, t],
  );
  const dates = useMemo(() => dateWords(t, language, now), [t, language, now]);
  const context = useMemo(
    () => ({
      t,
      language,
      now,
      dates,
      links,
      measures,
      actions: { onDuplicate: duplicate, onStop: stop, onDelete, busy },
    }),
    [t, language, now, dates, links, measures, duplicate, stop, onDelete, busy],
  );
  const columns = useMemo(() => campaignColumns(context), [context]);
  const card = useMemo(() => campaignCard(context), [context]);

  const { phase, problem, copied, figuresProblem } = list;
  const ready = phase === 'ready';
  const failed = phase === 'failed';
  const total = list.entries.length;
  return (
    <ListScreen
      said={{
        title: t('campaigns.list.title'),
        search: t('campaigns.list.search'),
        noMatch: t('campaigns.list.noMatchTitle'),
        noMatchTotal: t('campaigns.list.noMatchTotal', { count: total }),
        show: t('campaigns.list.filtersShow', { count: rows.length }),
        failed: t('errors:campaigns_load_failed'),
        failedText: problem && `${problemSentence(t, problem)} ${t('campaigns.list.failedSafe')}`,
      }}
      state={{ phase, problem, copied, count: rows.length, total }}
      query={asked}
      search={search}
      filters={campaignFilters(words, dates)}
      sorts={campaignSorts(t)}
      sort={sort}
      onSort={setSort}
      table={{
        columns,
        card,
        rows,
        rowKey: ({ entry }) => entry.campaign.id,
        rowName: ({ entry }) => entry.campaign.name || t('campaigns.unnamed'),
        lines: 2,
      }}
      skeletonRows={6}
      renderActions={(refresh) => refresh}
      main={
        <>
          <ButtonLink variant="quiet" icon={LayoutTemplate} href={links.templatesHref}>
            {t(narrow ? 'campaigns.list.templatesShort' : 'campaigns.list.templates')}
          </ButtonLink>
          <ButtonLink variant="primary" icon={Plus} href={links.newHref}>
            {t(narrow ? 'campaigns.list.addShort' : 'campaigns.list.add')}
          </ButtonLink>
        </>
      }
      figures={!failed && <CampaignTiles entries={ready ? list.entries : null} measures={measures} />}
      bare={failed || (ready && total === 0)}
      notices={
        ready &&
        figuresProblem !== null && (
          <Stack above={1} below={3}>
            <Alert
              tone="warning"
              live
              title={t('errors:campaign_figures_failed', { message: problemText(t, figuresProblem) })}
              action={<TextButton onClick={onRefresh}>{t('common:action.retry')}</TextButton>}
            />
          </Stack>
        )
      }
      nothing={
        <EmptyState
          kind="nothing"
          title={t('campaigns.list.emptyTitle')}
          actions={
            <ButtonLink icon={Plus} href={links.newHref}>
              {t('campaigns.list.emptyAction')}
            </ButtonLink>
          }
        >
          {t('campaigns.list.emptyText')}
        </EmptyState>
      }
      note={
        <Text size="small" tone="quiet" wide above={3}>
          {measures !== null && !measures.opens && `${t('campaigns.list.notMeasured')} `}
          {t('campaigns.list.ratesNote')}
        </Text>
      }
      keys={() => ({ n: props.onNew })}
      onRefresh={onRefresh}
      onCopy={props.onCopy}
    >
      <DeleteCampaignDialog {...deletion.dialog} />
    </ListScreen>
  );
}
