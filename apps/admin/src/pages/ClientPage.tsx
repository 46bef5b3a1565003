import { clientQueryParams, type Report } from '@fnc/domain';
import { ClientDetail, Questionnaire, type ReportOutcome } from '@fnc/ui/admin';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useClientDetail } from '../clients/useClientDetail.ts';
import { clientTabs, linkTo, paths } from '../paths.ts';
import { useQuestionnaire } from '../questionnaires/useQuestionnaire.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';

const reportHref = (report: Report) => linkTo(paths.report(report.id));

export function ClientPage() {
  const { id = '' } = useParams();
  const { clientList, clientActions, services } = useAdmin();
  const { query } = useStore(clientList);
  const { state, reload } = useClientDetail(id);
  const { view, progress } = useQuestionnaire(id);
  const [params] = useSearchParams();
  const tab = clientTabs.find((one) => one === params.get('tab')) ?? clientTabs[0];
  const now = useNow();
  const navigate = useNavigate();

  // Answers that were saved here are part of the record: what hangs on it follows.
  const answered = progress?.answered;
  useEffect(() => {
    if (answered !== undefined) void reload();
  }, [answered, reload]);

  async function withReport(call: Promise<unknown>): Promise<ReportOutcome> {
    try {
      const found = await call;
      await reload();
      return { outcome: found === null || found === false ? 'gone' : 'done' };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  return (
    <ClientDetail
      key={id}
      state={state}
      links={{
        list: linkTo(paths.clients(clientQueryParams(query))),
        edit: linkTo(paths.editClient(id)),
        questions: linkTo(paths.questions(id)),
        newReport: linkTo(paths.newReport(id)),
        report: reportHref,
      }}
      filtered={Object.keys(clientQueryParams({ ...query, sort: undefined })).length > 0}
      now={now}
      tab={tab}
      onTab={(next) => void navigate(paths.client(id, next))}
      progress={progress}
      questionnaire={<Questionnaire {...view} />}
      onStatus={async (clientId, status) => {
        const outcome = await clientActions.setStatus(clientId, status);
        await reload();
        return outcome;
      }}
      onDelete={clientActions.remove}
      onRestore={clientActions.restore}
      onDeleted={() => void navigate(paths.clients(clientQueryParams(query)))}
      onDeleteReport={(reportId) => withReport(services.reports.remove(reportId))}
      onRestoreReport={(reportId) => withReport(services.reports.restore(reportId))}
      onRefresh={() => void reload()}
      onCopy={services.browser.copy}
    />
  );
}
