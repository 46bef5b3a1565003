import { adminLeadSort, brand, type Instant, type Lead, type LeadQuery, type LeadStatus } from '@fnc/domain';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { useOpenedOnce } from '../../components/Dialog/useOpenedOnce.ts';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { toggleRow } from '../../components/Table/selection.ts';
import { useBelow } from '../../components/Table/useBelow.ts';
import { formatFigure } from '../../locales/figures.ts';
import { activeFilters } from '../leads/filters.ts';
import type { LeadActivity, LeadListData } from '../leads/leadListData.ts';
import { LeadTable } from '../LeadTable/LeadTable.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { LeadBulkBar } from './LeadBulkBar.tsx';
import { LeadChips } from './LeadChips.tsx';
import { LoadFailed, NoLeadsYet, NoMatch } from './LeadEmpty.tsx';
import { LeadJobBar } from './LeadJobBar.tsx';
import { LeadListFoot } from './LeadListFoot.tsx';
import { LeadListHead } from './LeadListHead.tsx';
import { ListFrame, NewLeads, NoticeRow, Rows } from './LeadList.styles.ts';
import { LeadToolbar } from './LeadToolbar.tsx';
import { useLeadKeys } from './useLeadKeys.ts';
import { type LeadWishes, useLeadWishes } from './useLeadWishes.ts';

// Fetched when somebody first asks to delete.
const DeleteLeadsDialog = lazy(async () => ({
  default: (await import('../leads/DeleteLeadsDialog.tsx')).DeleteLeadsDialog,
}));

export interface LeadListProps extends LeadWishes {
  list: LeadListData;
  activity: LeadActivity;
  /** What the address asks for; the rows follow. */
  query: LeadQuery;
  /** `replace`: no step of its own in the history. */
  onQuery: (query: LeadQuery, how: 'push' | 'replace') => void;
  now: Instant;
  /** Leads that came in since the list was fetched. */
  newCount: number;
  leadHref: (lead: Lead) => string;
  guidePageHref: string;
  onRefresh: () => void;
  onMore: () => void;
  onStop: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** Rows that are drawn while the first page is on its way. */
const skeletonRows = 12;

export function LeadList(props: LeadListProps) {
  const { list, activity, query, onQuery, now, newCount, leadHref, onRefresh } = props;
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const rows = useRef<HTMLDivElement>(null);
  const search = useRef<{ focus: () => void }>(null);
  const wishes = useLeadWishes(props, list.leads, JSON.stringify(query));
  const isAsked = useOpenedOnce(wishes.dialog.leads !== null);
  const { setStatus, ask } = wishes;
  const onStatus = useCallback((lead: Lead, status: LeadStatus) => void setStatus(lead, status), [setStatus]);
  const onDelete = useCallback((lead: Lead) => ask([lead]), [ask]);
  const push = (next: LeadQuery) => onQuery(next, 'push');

  const ready = list.phase === 'ready';
  const loading = list.phase === 'idle' || list.phase === 'loading';
  const count = ready ? { shown: list.count, total: list.total, exceeded: list.countExceeded } : null;
  const filters = { query, sources: list.sources, now, onQuery: push };
  const { job } = activity;
  const selected = wishes.chosen.size;

  useLeadKeys({
    rows,
    leads: list.leads,
    onSearch: () => search.current?.focus(),
    onSelect: ({ id }) => wishes.choose(toggleRow(id, wishes.selected)),
    onStatus,
    selected,
    onSelectedStatus: (status) => {
      if (job === null) void wishes.setStatuses(status);
    },
    onRefresh,
  });

  function toolbar() {
    if (job !== null) return <LeadJobBar job={job} onStop={props.onStop} />;
    if (selected > 0) {
      return (
        <LeadBulkBar
          selected={selected}
          narrow={narrow}
          count={list.count}
          exceeded={list.countExceeded}
          onSelectAll={() => void wishes.selectAll()}
          onStatus={(status) => void wishes.setStatuses(status)}
          onExport={() => void wishes.exportCsv()}
          onDelete={() => ask([...wishes.chosen.values()])}
          onClear={wishes.clear}
        />
      );
    }
    return (
      <LeadToolbar
        ref={search}
        narrow={narrow}
        {...filters}
        onSearch={(text) => onQuery({ ...query, search: text || undefined }, query.search && text ? 'replace' : 'push')}
      />
    );
  }

  function content() {
    if (list.phase === 'failed' && list.problem !== null) {
      return (
        <LoadFailed problem={list.problem} at={list.answeredAt} now={now} onRetry={onRefresh} onCopy={props.onCopy} />
      );
    }
    if (ready && list.leads.length === 0 && list.count === 0) {
      return activeFilters(list.query).length > 0 ? (
        <NoMatch query={list.query} total={list.total} now={now} onQuery={push} />
      ) : (
        <NoLeadsYet guidePageHref={props.guidePageHref} />
      );
    }
    return (
      <>
        <LeadTable
          leads={list.leads}
          now={now}
          sort={query.sort ?? adminLeadSort}
          onSort={(sort) => push({ ...query, sort })}
          selection={{ selected: wishes.selected, onChange: wishes.choose }}
          saving={activity.saving}
          failed={activity.failed}
          loadingRows={loading ? skeletonRows : 0}
          {...{ leadHref, onStatus, onDelete }}
        />
        {ready && <LeadListFoot list={list} onMore={props.onMore} />}
      </>
    );
  }

  const { notice } = wishes;
  return (
    <ListFrame>
      <title>{`${t('leads.pageTitle')} – ${brand.name}`}</title>
      <LeadListHead
        note={
          narrow && count
            ? t('leads.countOf', {
                shown:
                  count.exceeded === true
                    ? t('common:table.moreThan', { figure: formatFigure(count.shown, language) })
                    : formatFigure(count.shown, language),
                total: formatFigure(count.total, language),
              })
            : undefined
        }
        busy={list.refreshing || loading}
        canExport={ready && list.count > 0 && job === null}
        onRefresh={onRefresh}
        onExport={() => void wishes.exportCsv()}
      />
      {toolbar()}
      <LeadChips
        {...filters}
        count={narrow ? null : count}
        matching={list.count}
        exceeded={list.countExceeded}
        narrow={narrow}
      />
      {notice !== null && (
        <NoticeRow>
          <Alert
            tone={notice.tone}
            live
            title={notice.text}
            action={<TextButton onClick={wishes.dismiss}>{t('common:action.dismiss')}</TextButton>}
          >
            {notice.detail !== undefined && ` ${notice.detail}`}
          </Alert>
        </NoticeRow>
      )}
      {newCount > 0 && ready && (
        <NewLeads role="status">
          <ChipButton onClick={onRefresh}>{t('leads.showNew', { count: newCount })}</ChipButton>
        </NewLeads>
      )}
      <Rows ref={rows} data-stale={list.refreshing} aria-busy={loading || list.refreshing}>
        {content()}
      </Rows>
      <Suspense>{isAsked && <DeleteLeadsDialog {...wishes.dialog} />}</Suspense>
    </ListFrame>
  );
}
