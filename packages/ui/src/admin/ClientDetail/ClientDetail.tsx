import { answeredIds, brand, type Client } from '@fnc/domain';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ClientFailed, ClientMissing } from '../clients/ClientMissing.tsx';
import type { DoomedClient } from '../clients/clientListData.ts';
import { DeleteClientDialog } from '../clients/DeleteClientDialog.tsx';
import { ListFrame } from '../ListScreen/ListScreen.styles.ts';
import { useUndoableRemoval } from '../ListScreen/useUndoableRemoval.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { Trail } from '../PageHead/PageHead.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientContent } from './ClientContent.tsx';
import type { ClientDetailProps } from './clientDetailProps.ts';
import { SkeletonLines } from './ClientDetail.styles.ts';
import { ClientTrail } from './ClientTrail.tsx';

/** One client: details, reports and the questionnaire, each in a tab. */
export function ClientDetail(props: ClientDetailProps) {
  const { state, links, filtered, onRefresh, onCopy } = props;
  const { t } = useAdminWords();
  const deletion = useUndoableRemoval<DoomedClient>(props);
  const client = state.phase === 'ready' ? state.client : null;
  const trail = <ClientTrail listHref={links.list} filtered={filtered} />;

  function askToDelete({ id, name, answers, reports }: Client) {
    deletion.ask({ id, name, answers: answeredIds(answers).size, reports: reports.length });
  }

  function content() {
    switch (state.phase) {
      case 'ready':
        return <ClientContent {...props} {...state} onAskDelete={askToDelete} />;
      case 'loading':
        return (
          <>
            <PageHead trail={trail} title={t('clients.loading')} />
            <SkeletonLines>
              <VisuallyHidden role="status">{t('clients.loading')}</VisuallyHidden>
              {['40%', '72%', '54%', '80%', '46%', '64%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </SkeletonLines>
          </>
        );
      case 'failed':
        return (
          <>
            <Trail>{trail}</Trail>
            <ClientFailed problem={state.problem} onRetry={onRefresh} onCopy={onCopy} />
          </>
        );
      case 'idMissing':
      case 'notFound':
      default:
        return (
          <>
            <Trail>{trail}</Trail>
            <ClientMissing why={state.phase} listHref={links.list} />
          </>
        );
    }
  }

  return (
    <ListFrame aria-busy={state.phase === 'loading'}>
      <title>{`${client?.name ?? t('clients.pageTitle')} – ${brand.name}`}</title>
      {content()}
      <DeleteClientDialog {...deletion.dialog} failure="client_detail_delete_failed" />
    </ListFrame>
  );
}
