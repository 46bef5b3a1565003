import { brand } from '@fnc/domain';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { PageFrame } from '../PageHead/PageHead.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ReportScreen } from './ReportScreen.tsx';
import { ReportFailed, ReportLoading, ReportNotFound } from './ReportStates.tsx';
import type { ReportViewProps } from './reportViewProps.ts';

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
      {state.kind === 'notFound' && <ReportNotFound trail={trail} clientsHref={clientsHref} />}
      {state.kind === 'failed' && (
        <ReportFailed trail={trail} problem={state.problem} onReload={onReload} onCopy={onCopy} />
      )}
      {state.kind === 'ready' && <ReportScreen {...props} report={state.report} trail={trail} />}
    </PageFrame>
  );
}
