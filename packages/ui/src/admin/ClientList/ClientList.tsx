import { brand, type ClientQuery, defaultClientSort, type Instant } from '@fnc/domain';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { useOpenedOnce } from '../../components/Dialog/useOpenedOnce.ts';
import { useBelow } from '../../components/Table/useBelow.ts';
import { formatFigure } from '../../locales/figures.ts';
import { activeClientFilters } from '../clients/clientFilters.ts';
import type { ClientListData, ListedClient } from '../clients/clientListData.ts';
import { type ClientDeletion, useClientDeletion } from '../clients/useClientDeletion.ts';
import { ListFrame, Rows } from '../LeadList/LeadList.styles.ts';
import { useSearchText } from '../LeadList/useSearchText.ts';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { RefreshButton } from '../PageHead/RefreshButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientChips } from './ClientChips.tsx';
import { ClientsFailed, NoClientMatch, NoClientsYet } from './ClientEmpty.tsx';
import { ClientListFoot } from './ClientListFoot.tsx';
import type { ClientLinks } from './ClientMenu.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientToolbar } from './ClientToolbar.tsx';
import { useClientKeys } from './useClientKeys.ts';
import { useRowClicks } from './useRowClicks.ts';

// Fetched when somebody first asks to delete.
const DeleteClientDialog = lazy(async () => ({
  default: (await import('../clients/DeleteClientDialog.tsx')).DeleteClientDialog,
}));

export interface ClientListProps extends Omit<ClientDeletion, 'onDeleted'> {
  list: ClientListData;
  /** What the address asks for. The search box may be ahead of it; it never waits for the rows. */
  query: ClientQuery;
  /** `replace`: no step of its own in the history. */
  onQuery: (query: ClientQuery, how: 'push' | 'replace') => void;
  now: Instant;
  links: ClientLinks;
  newHref: string;
  /** Where a client can be made from a lead. */
  leadsHref: string;
  /** The key `n`. */
  onNew: () => void;
  onRefresh: () => void;
  /** The next page. */
  onMore: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** Rows that are drawn while the clients are being read. */
const skeletonRows = 8;

export function ClientList(props: ClientListProps) {
  const { list, query, onQuery, now, links, onRefresh } = props;
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const rows = useRef<HTMLDivElement>(null);
  const search = useRef<{ focus: () => void }>(null);
  const deletion = useClientDeletion(props);
  const isAsked = useOpenedOnce(deletion.dialog.client !== null);
  const { text, type } = useSearchText(query.search ?? '', (words) =>
    onQuery({ ...query, search: words || undefined }, query.search && words ? 'replace' : 'push'),
  );
  const sort = query.sort ?? defaultClientSort;
  const change = (next: ClientQuery) => {
    // The box follows the address; only what is typed ahead of it must be taken back here.
    if (text.trim() !== (query.search ?? '')) type(next.search ?? '');
    onQuery(next, 'push');
  };

  const { ask } = deletion;
  const askToDelete = useCallback(
    ({ client: { id, name }, answered, reports }: ListedClient) => ask({ id, name, answers: answered, reports }),
    [ask],
  );

  useClientKeys({
    rows,
    entries: list.entries,
    onSearch: () => search.current?.focus(),
    onNew: props.onNew,
    onRefresh,
  });
  useRowClicks(rows);

  const ready = list.phase === 'ready';
  const loading = list.phase === 'loading';
  const busy = loading || list.answering;
  const { entries, total } = list;
  // Painted before the answer: how many there are it says itself.
  const isPainted = list.copied?.why === null;
  const count = ready && total > 0 && !isPainted ? { shown: list.count, total } : null;
  const filtered = activeClientFilters(query).length > 0;

  function content() {
    if (list.phase === 'failed' && list.problem !== null) {
      return <ClientsFailed problem={list.problem} onRetry={onRefresh} onCopy={props.onCopy} />;
    }
    if (ready && total === 0) return <NoClientsYet newHref={props.newHref} leadsHref={props.leadsHref} />;
    if (ready && entries.length === 0) return <NoClientMatch query={query} total={total} onQuery={change} />;
    return (
      <>
        <ClientTable
          entries={entries}
          now={now}
          sort={sort}
          onSort={(next) => onQuery({ ...query, sort: next }, 'push')}
          loadingRows={loading ? skeletonRows : 0}
          links={links}
          onDelete={askToDelete}
        />
        {ready && !isPainted && <ClientListFoot list={list} filtered={filtered} onMore={props.onMore} />}
      </>
    );
  }

  const figures = count && {
    shown: formatFigure(count.shown, language),
    total: formatFigure(count.total, language),
  };
  return (
    <ListFrame>
      <title>{`${t('clients.pageTitle')} – ${brand.name}`}</title>
      <PageHead
        title={t('clients.title')}
        note={narrow && figures ? t('clients.countOf', figures) : undefined}
        actions={
          <>
            <RefreshButton
              label={t('clients.refresh')}
              busy={busy ? t('clients.refreshing') : null}
              narrow={narrow}
              onRefresh={onRefresh}
            />
            <ButtonLink variant="primary" icon={Plus} href={props.newHref}>
              {t('clients.add')}
            </ButtonLink>
          </>
        }
      />
      <CopyNotice copied={list.copied} failure={t('errors:clients_load_failed')} onRetry={onRefresh} />
      <ClientToolbar ref={search} text={text} onType={type} narrow={narrow} query={query} onQuery={change} />
      <ClientChips query={query} onQuery={change} count={narrow ? null : count} matching={list.count} narrow={narrow} />
      <Rows ref={rows} aria-busy={busy}>
        {content()}
      </Rows>
      <Suspense>{isAsked && <DeleteClientDialog {...deletion.dialog} failure="client_delete_failed" />}</Suspense>
    </ListFrame>
  );
}
