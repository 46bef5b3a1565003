import {
  adminLeadSort,
  type Instant,
  type Lead,
  type LeadActivity,
  type LeadQuery,
  type LeadSort,
  leadSourceLabel,
  type LeadStatus,
  leadStatuses,
  leadStatusLabel,
} from '@fnc/domain';
import { Download, EllipsisVertical } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { toggleRow } from '../../components/Table/selection.ts';
import { useBelow } from '../../components/Table/useBelow.ts';
import { isReversed, offeredSources, type Period, periods, periodStart, receivedValue } from '../leads/filters.ts';
import type { LeadListData } from '../leads/leadListData.ts';
import { firstStatusKey, lastStatusKey, statusOfKey } from '../leads/statusKeys.ts';
import { choicesOf, type ListFilter, type ListSort, useListSearch } from '../ListScreen/listScreen.ts';
import { ListScreen } from '../ListScreen/ListScreen.tsx';
import { dateWords } from '../words/dates.ts';
import { DayFilter } from '../words/DayFilter.tsx';
import { problemText } from '../words/problem.ts';
import { type AdminT, type AdminWords, useAdminWords } from '../words/useAdminWords.ts';
import { LeadBulkBar, LeadJobBar } from './LeadBars.tsx';
import { leadCard, leadColumns } from './leadColumns.tsx';
import { DateFields } from './LeadList.styles.ts';
import { type LeadActions, useLeadActions } from './useLeadActions.ts';

// Loaded when the first question is asked.
const fetchQuestions = () => import('../leads/LeadQuestions.tsx');

export interface LeadListProps extends LeadActions {
  list: LeadListData;
  activity: LeadActivity;
  /** The query of the address; the rows follow. */
  query: LeadQuery;
  /** `replace`: adds no entry to the history. */
  onQuery: (query: LeadQuery, how: 'push' | 'replace') => void;
  now: Instant;
  /** Number of leads that arrived since the list was fetched. */
  newCount: number;
  leadHref: (lead: Lead) => string;
  guidePageHref: string;
  onRefresh: () => void;
  onMore: () => void;
  onStop: () => void;
  onCopy: (text: string) => Promise<void>;
}

const leadSorts = (t: AdminT): readonly ListSort<LeadSort>[] => [
  { value: 'urgency', column: 'urgency', direction: 'ascending', label: t('leads.sortUrgency') },
  { value: '-createdAt', column: 'received', direction: 'descending', label: t('common:list.sortNewest') },
  { value: 'createdAt', column: 'received', direction: 'ascending', label: t('common:list.sortOldest') },
  { value: 'name', column: 'name', direction: 'ascending', label: t('common:list.sortNameUp') },
  { value: '-name', column: 'name', direction: 'descending', label: t('common:list.sortNameDown') },
];

const leadFilters =
  ({ t, language }: AdminWords, sources: readonly string[], now: Instant) =>
  (query: LeadQuery): readonly ListFilter<LeadQuery>[] => [
    {
      id: 'status',
      label: t('common:list.columnStatus'),
      asked: (value) => t('common:list.askedStatus', { value }),
      off: { status: undefined },
      choices: choicesOf(
        leadStatuses,
        query.status,
        (status) => leadStatusLabel(status, language),
        (status) => ({ ...query, status }),
      ),
    },
    {
      id: 'source',
      label: t('leads.filterSource'),
      asked: (value) => t('leads.noMatchSource', { value }),
      off: { source: undefined },
      choices: choicesOf(
        offeredSources(sources, query.source),
        query.source,
        (source) => leadSourceLabel(source, language),
        (source) => ({ ...query, source }),
      ),
    },
    {
      id: 'received',
      label: t('leads.filterReceived'),
      asked: (value) => t('leads.noMatchReceived', { value }),
      off: { from: undefined, to: undefined },
      value: receivedValue(query, t, dateWords(t, language, now)),
      fields: (onQuery) => <ReceivedFields {...{ query, now, onQuery }} />,
    },
  ];

const periodNames = Object.keys(periods) as Period[];

interface ReceivedFieldsProps {
  query: LeadQuery;
  now: Instant;
  onQuery: (query: LeadQuery) => void;
}

/** A preset period, or a first and a last day. */
function ReceivedFields({ query, now, onQuery }: ReceivedFieldsProps) {
  const { t } = useAdminWords();
  const { from, to } = query;
  return (
    <>
      <Row>
        {periodNames.map((period) => (
          <ChipButton
            key={period}
            aria-pressed={to === undefined && from === periodStart(period, now)}
            onClick={() => onQuery({ ...query, from: periodStart(period, now), to: undefined })}
          >
            {t(`leads.${period}`)}
          </ChipButton>
        ))}
      </Row>
      <DateFields>
        <DayFilter label={t('leads.from')} day={from} max={to} onDay={(day) => onQuery({ ...query, from: day })} />
        <DayFilter
          label={t('leads.to')}
          day={to}
          min={from}
          error={isReversed(query) ? t('leads.datesReversed') : undefined}
          onDay={(day) => onQuery({ ...query, to: day })}
        />
      </DateFields>
    </>
  );
}

export function LeadList(props: LeadListProps) {
  const { list, activity, query, onQuery, now, newCount, leadHref, onRefresh } = props;
  const words = useAdminWords();
  const { t, language } = words;
  const narrow = useBelow('tablet');
  const belowDesktop = useBelow('desktop');
  const search = useListSearch(query, onQuery);
  const actions = useLeadActions(props, list.leads, JSON.stringify(query));
  const { asked, ...question } = actions.dialog;
  const { wanted } = actions;

  const { setStatus, ask, notice } = actions;
  const { saving, failed, job } = activity;
  const onStatus = useCallback((lead: Lead, status: LeadStatus) => void setStatus(lead, status), [setStatus]);
  const onDelete = useCallback((lead: Lead) => ask([lead]), [ask]);
  const context = useMemo(
    () => ({ t, language, now, saving, failed, leadHref, onStatus, onDelete }),
    [t, language, now, saving, failed, leadHref, onStatus, onDelete],
  );
  const columns = useMemo(() => leadColumns(context), [context]);
  const card = useMemo(() => leadCard(context), [context]);

  const { phase, leads, count, countExceeded, total, problem, moreProblem, answeredAt } = list;
  const ready = phase === 'ready';
  const selected = actions.chosen.size;
  const canExport = ready && count > 0 && job === null;
  const exportCsv = () => void actions.exportCsv();

  function failedText() {
    if (problem === null) return null;
    const why = t('errors:leads_load_failed', { message: problemText(t, problem) });
    const at = answeredAt && t('leads.failedAt', { time: dateWords(t, language, now).time(answeredAt) });
    return [`${why}.`, t('leads.failedSafe'), at].filter(Boolean).join(' ');
  }

  function bar() {
    if (job !== null) return <LeadJobBar job={job} onStop={props.onStop} />;
    if (selected === 0) return undefined;
    return (
      <LeadBulkBar
        {...{ selected, count }}
        narrow={belowDesktop}
        exceeded={countExceeded}
        onSelectAll={() => void actions.selectAll()}
        onStatus={(status) => actions.setStatuses(status)}
        onExport={exportCsv}
        onDelete={() => ask([...actions.chosen.values()])}
        onClear={actions.clear}
      />
    );
  }

  return (
    <ListScreen
      said={{
        title: t('leads.title'),
        search: t('leads.search'),
        noMatch: t('leads.noMatchTitle'),
        noMatchTotal: t('leads.noMatchTotal', { count: total }),
        show: countExceeded ? t('leads.filtersShowMore', { count }) : t('leads.filtersShow', { count }),
        failed: t('leads.failedTitle'),
        failedText: failedText(),
      }}
      state={{ phase, count, total, problem, answered: list.query, stale: list.refreshing, exceeded: countExceeded }}
      query={query}
      search={search}
      filters={leadFilters(words, list.sources, now)}
      sorts={leadSorts(t)}
      sort={query.sort ?? adminLeadSort}
      onSort={(sort) => onQuery({ ...query, sort }, 'push')}
      table={{
        columns,
        card,
        rows: leads,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        rowState: ({ id }) => (saving.has(id) ? 'saving' : failed.has(id) ? 'failed' : undefined),
        selection: { selected: actions.selected, onChange: actions.choose },
      }}
      skeletonRows={12}
      renderActions={(refresh) => (
        <>
          {refresh}
          {narrow ? (
            <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label={t('common:action.more')} />}>
              <MenuItem icon={Download} disabled={!canExport} onSelect={exportCsv}>
                {t('leads.export')}
              </MenuItem>
            </Menu>
          ) : (
            <Button icon={Download} aria-disabled={!canExport || undefined} onClick={exportCsv}>
              {t('leads.export')}
            </Button>
          )}
        </>
      )}
      bar={bar()}
      notices={
        <>
          {notice !== null && (
            <Stack above={1} below={3}>
              <Alert
                tone={notice.tone}
                live
                title={notice.text}
                action={<TextButton onClick={actions.dismiss}>{t('common:action.dismiss')}</TextButton>}
              >
                {notice.detail !== undefined && ` ${notice.detail}`}
              </Alert>
            </Stack>
          )}
          {newCount > 0 && ready && (
            <Row justify="center" above={2} below={2} role="status">
              <ChipButton onClick={onRefresh}>{t('leads.showNew', { count: newCount })}</ChipButton>
            </Row>
          )}
        </>
      }
      nothing={
        <EmptyState
          kind="nothing"
          title={t('leads.emptyTitle')}
          actions={<ButtonLink href={props.guidePageHref}>{t('leads.emptyAction')}</ButtonLink>}
        >
          {t('leads.emptyText')}
        </EmptyState>
      }
      paging={{
        ...list,
        allShown: t('leads.allShown', { count: leads.length }),
        moreFailed: moreProblem && t('leads.moreFailed', { message: problemText(t, moreProblem) }),
        pageSize: 50,
        onMore: props.onMore,
        hints: [
          [['j', 'k'], t('shortcuts.hintRow')],
          [['x'], t('shortcuts.hintSelect')],
          [[firstStatusKey, '–', lastStatusKey], t('shortcuts.hintStatus')],
          [['/'], t('shortcuts.hintSearch')],
          [['?'], t('shortcuts.hintHelp')],
        ],
      }}
      keys={(onRow) => {
        // Applies to the selection if there is one, as the bulk bar does, else to the focused row.
        const setStatusOf = ({ key }: KeyboardEvent) => {
          const status = statusOfKey(key);
          if (status === undefined) return;
          // The same status stops the clock of a lead that wrote again.
          if (selected === 0) onRow((lead) => onStatus(lead, status))();
          else if (job === null) actions.setStatuses(status);
        };
        return {
          // The progress of a job stands in the place of the search, and its selection stays.
          ...(job === null ? {} : { '/': () => {} }),
          x: onRow(({ id }) => actions.choose(toggleRow(id, actions.selected))),
          ...Object.fromEntries(leadStatuses.map((_, index) => [index + 1, setStatusOf])),
        };
      }}
      onRefresh={onRefresh}
      onCopy={props.onCopy}
    >
      <LazyPart
        fetchCode={fetchQuestions}
        open={asked !== null || wanted.status !== null}
        onClose={() => {
          question.onCancel();
          wanted.onCancel();
        }}
      >
        {({ DeleteLeadsDialog, StatusLeadsDialog }) => (
          <>
            <DeleteLeadsDialog {...question} leads={asked} />
            <StatusLeadsDialog {...wanted} />
          </>
        )}
      </LazyPart>
    </ListScreen>
  );
}
