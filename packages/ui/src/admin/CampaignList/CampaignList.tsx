import { brand, type CampaignQuery } from '@fnc/domain';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Trans } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { formatFigure } from '../../locales/figures.ts';
import { DeleteCampaignDialog } from '../campaigns/DeleteCampaignDialog.tsx';
import { useCampaignDeletion } from '../campaigns/useCampaignDeletion.ts';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { ListFrame } from '../ListScreen/ListScreen.styles.ts';
import { useSearchText } from '../LeadList/useSearchText.ts';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { RefreshButton } from '../PageHead/RefreshButton.tsx';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { campaignCard } from './CampaignCard.tsx';
import { campaignColumns, type CampaignRow } from './campaignColumns.tsx';
import { CampaignsFailed, NoCampaignMatch, NoCampaignsYet } from './CampaignEmpty.tsx';
import { CampaignFilters } from './CampaignFilters.tsx';
import { ListNote, NoticeRow } from './CampaignList.styles.ts';
import type { CampaignListProps } from './campaignListProps.ts';
import { CampaignTiles } from './CampaignTiles.tsx';
import { useCampaignRows } from './useCampaignRows.ts';
import { useCampaignWishes } from './useCampaignWishes.ts';

/** Rows that are drawn while the campaigns are being read. */
const skeletonRows = 6;

export function CampaignList(props: CampaignListProps) {
  const { list, measures, query, onQuery, now, links, onRefresh } = props;
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const search = useRef<{ focus: () => void }>(null);
  const deletion = useCampaignDeletion(props);
  const { busy, duplicate, stop } = useCampaignWishes(props);
  const { text, type } = useSearchText(query.search ?? '', (words) =>
    onQuery({ ...query, search: words || undefined }, query.search && words ? 'replace' : 'push'),
  );
  // The box never waits for the rows.
  const words = useDeferredValue(text.trim());
  const asked = useMemo(() => ({ ...query, search: words || undefined }), [query, words]);
  const { rows, sort, setSort } = useCampaignRows(list.entries, asked);
  const change = (next: CampaignQuery) => {
    // The box follows the address; only what is typed ahead of it must be taken back here.
    if (text.trim() !== (query.search ?? '')) type(next.search ?? '');
    onQuery(next, 'push');
  };
  useShortcuts({ '/': () => search.current?.focus(), n: props.onNew, r: onRefresh });

  const dates = useMemo(() => dateWords(t, language, now), [t, language, now]);
  const context = useMemo(
    () => ({
      t,
      language,
      now,
      dates,
      links,
      measures,
      wishes: { onDuplicate: duplicate, onStop: stop, onDelete: deletion.ask, busy },
    }),
    [t, language, now, dates, links, measures, duplicate, stop, deletion.ask, busy],
  );
  const columns = useMemo(() => campaignColumns(context), [context]);

  const ready = list.phase === 'ready';
  const loading = list.phase === 'idle' || list.phase === 'loading';
  const total = list.entries.length;
  const nothing = ready && total === 0;

  function content() {
    if (list.phase === 'failed' && list.problem !== null) {
      return <CampaignsFailed problem={list.problem} onRetry={onRefresh} onCopy={props.onCopy} />;
    }
    if (nothing) return <NoCampaignsYet newHref={links.newHref} />;
    return (
      <>
        <Table<CampaignRow>
          label={t('campaigns.list.table')}
          columns={columns}
          rows={rows}
          rowKey={({ entry }) => entry.campaign.id}
          rowName={({ entry }) => entry.campaign.name || t('campaigns.unnamed')}
          card={campaignCard(context)}
          sort={sort}
          onSort={(column, direction) => setSort({ column, direction })}
          lines={2}
          loadingRows={loading ? skeletonRows : 0}
          empty={<NoCampaignMatch query={asked} total={total} dates={dates} onQuery={change} />}
        />
        {ready && rows.length > 0 && (
          <ListNote>
            {measures !== null && !measures.opens && `${t('campaigns.list.notMeasured')} `}
            {t('campaigns.list.ratesNote')}
          </ListNote>
        )}
      </>
    );
  }

  const counted = ready && total > 0;
  const figures = { shown: formatFigure(rows.length, language), total: formatFigure(total, language) };
  return (
    <ListFrame>
      <title>{`${t('campaigns.list.pageTitle')} – ${brand.name}`}</title>
      <PageHead
        title={t('campaigns.list.title')}
        note={
          narrow && counted ? (
            <span role="status">
              <Trans t={t} i18nKey="common:table.shown" values={figures} components={{ strong: <strong /> }} />
            </span>
          ) : undefined
        }
        actions={
          <>
            <RefreshButton
              label={t('campaigns.list.refresh')}
              busy={loading ? t('campaigns.list.refreshing') : null}
              narrow={narrow}
              onRefresh={onRefresh}
            />
            <ButtonLink variant="quiet" icon={LayoutTemplate} href={links.templatesHref}>
              {t(narrow ? 'campaigns.list.templatesShort' : 'campaigns.list.templates')}
            </ButtonLink>
            <ButtonLink variant="primary" icon={Plus} href={links.newHref}>
              {t(narrow ? 'campaigns.list.addShort' : 'campaigns.list.add')}
            </ButtonLink>
          </>
        }
      />
      <CopyNotice copied={list.copied} failure={t('errors:campaigns_load_failed')} onRetry={onRefresh} />
      {list.phase !== 'failed' && <CampaignTiles entries={ready ? list.entries : null} measures={measures} />}
      {list.phase !== 'failed' && !nothing && (
        <CampaignFilters
          ref={search}
          query={asked}
          onQuery={change}
          text={text}
          onType={type}
          dates={dates}
          narrow={narrow}
          count={narrow || !counted ? null : { shown: rows.length, total }}
        />
      )}
      {ready && list.figuresProblem !== null && (
        <NoticeRow>
          <Alert
            tone="warning"
            live
            title={t('errors:campaign_figures_failed', { message: problemText(t, list.figuresProblem) })}
            action={<TextButton onClick={onRefresh}>{t('common:action.retry')}</TextButton>}
          />
        </NoticeRow>
      )}
      <div aria-busy={loading}>{content()}</div>
      <DeleteCampaignDialog {...deletion.dialog} />
    </ListFrame>
  );
}
