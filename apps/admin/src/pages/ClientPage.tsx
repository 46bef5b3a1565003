import { clientQueryParams, type Report } from '@fnc/domain';
import { ClientDetail, Questionnaire } from '@fnc/ui/admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useClientDetail } from '../clients/useClientDetail.ts';
import { useLastClientQuery } from '../clients/useClientQuery.ts';
import { clientTabs, linkTo, paths } from '../paths.ts';
import { useClientChanges } from '../queries/clients.ts';
import { useReportChanges } from '../queries/reports.ts';
import { useQuestionnaire } from '../questionnaires/useQuestionnaire.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';

const reportHref = (report: Report) => linkTo(paths.report(report.id));

export function ClientPage() {
  const { id = '' } = useParams();
  const { services } = useAdmin();
  const [query] = useLastClientQuery();
  const changes = useClientChanges();
  const reports = useReportChanges();
  const { state, reload } = useClientDetail(id);
  const { view, progress } = useQuestionnaire(id);
  const [params] = useSearchParams();
  const tab = clientTabs.find((one) => one === params.get('tab')) ?? clientTabs[0];
  const now = useNow();
  const navigate = useNavigate();

  return (
    <ClientDetail
      key={id}
      state={state}
      links={{
        list: linkTo(paths.clients(clientQueryParams(query))),
        edit: linkTo(paths.editClient(id)),
        questions: linkTo(paths.questions(id)),
        newReport: linkTo(paths.newReport(id)),
        changes: linkTo(paths.changes({ client: id })),
        report: reportHref,
      }}
      filtered={Object.keys(clientQueryParams({ ...query, sort: undefined })).length > 0}
      now={now}
      tab={tab}
      onTab={(next) => void navigate(paths.client(id, next))}
      progress={progress}
      questionnaire={<Questionnaire {...view} />}
      onStatus={changes.setStatus}
      onDelete={changes.remove}
      onRestore={changes.restore}
      onDeleted={() => void navigate(paths.clients(clientQueryParams(query)))}
      onDeleteReport={reports.remove}
      onRestoreReport={reports.restore}
      onRefresh={reload}
      onCopy={services.browser.copy}
    />
  );
}
