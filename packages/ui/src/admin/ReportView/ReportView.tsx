import { brand } from '@fnc/domain';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PageFrame, Trail } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { bones, ReportScreen, TextBones } from './ReportScreen.tsx';
import { Columns } from './ReportView.styles.ts';
import type { ReportViewProps } from './reportViewProps.ts';

function ReportLoading({ trail }: { trail: ReactNode }) {
  const { t } = useAdminWords();
  return (
    <>
      <div role="status">
        <PageHead trail={trail} title={t('reports.view.loading')} />
      </div>
      <Columns>
        <TextBones />
        <aside>{bones(['90%', '76%', '84%', '68%'])}</aside>
      </Columns>
    </>
  );
}

/** One report: while it is written, when writing ended early, and when it is complete. */
export function ReportView(props: ReportViewProps) {
  const { state, clientsHref, clientHref, onReload, onCopy } = props;
  const { t } = useAdminWords();
  const report = state.kind === 'ready' ? state.report : null;
  const clients = { label: t('reports.view.clients'), href: clientsHref };
  const trail = (
    <Breadcrumb
      items={
        report === null
          ? [clients]
          : [
              clients,
              { label: report.clientName, href: clientHref(report.clientId) },
              { label: t('reports.view.reports') },
            ]
      }
    />
  );
  const name = report === null ? t('reports.view.reports') : t('reports.view.pageTitle', { name: report.name });
  return (
    <PageFrame aria-busy={state.kind === 'loading'}>
      <title>{`${name} – ${brand.name}`}</title>
      {state.kind === 'loading' && <ReportLoading trail={trail} />}
      {(state.kind === 'notFound' || state.kind === 'failed') && <Trail>{trail}</Trail>}
      {state.kind === 'notFound' && (
        <EmptyState
          kind="noMatch"
          title={t('errors:report_not_found')}
          actions={<ButtonLink href={clientsHref}>{t('reports.view.notFoundAction')}</ButtonLink>}
        >
          {t('reports.view.notFoundText')}
        </EmptyState>
      )}
      {state.kind === 'failed' && (
        <LoadFailed
          title={t('reports.view.failedTitle')}
          problem={state.problem}
          safe={t('reports.view.failedSafe')}
          onRetry={onReload}
          onCopy={onCopy}
        />
      )}
      {state.kind === 'ready' && <ReportScreen {...props} report={state.report} trail={trail} />}
    </PageFrame>
  );
}
