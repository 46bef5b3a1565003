import { clientQueryParams, type Report } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { ClientDetail, type ClientDetailState, type LinkedLead, Questionnaire } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useLastClientQuery } from '../clients/useClientQuery.ts';
import { clientTabs, linkTo, paths } from '../paths.ts';
import { clientQuery, useClientChanges } from '../queries/clients.ts';
import { useCopied } from '../queries/copies.ts';
import { leadQuery } from '../queries/leads.ts';
import { useReportChanges } from '../queries/reports.ts';
import { useQuestionnaire } from '../questionnaires/useQuestionnaire.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';
import { usePersonExport } from '../shared/usePersonExport.ts';

/** The server's data about a client's lead. If the request fails, the link is shown without a name. */
function useLinkedLead(leadId: string | undefined): Pick<LinkedLead, 'name' | 'gone'> {
  const { data } = useQuery({ ...leadQuery(useAdmin().services, leadId ?? ''), enabled: leadId !== undefined });
  return { name: data?.lead.name ?? null, gone: data === null };
}

/** One client; updates with every change to it, and stays on the screen while it is fetched again. */
function useClientDetail(id: string): { state: ClientDetailState; reload: () => void } {
  const { services } = useAdmin();
  const found = useQuery({ ...clientQuery(services, id), enabled: id !== '' });
  const { data: client, error, refetch } = found;
  const copied = useCopied(found);
  const reload = () => void refetch();
  const leadId = client?.leadId;
  const linked = useLinkedLead(leadId);
  const lead: LinkedLead | null = leadId === undefined ? null : { href: linkTo(paths.lead(leadId)), ...linked };
  if (id === '') return { state: { phase: 'idMissing' }, reload };
  if (client === null) return { state: { phase: 'notFound' }, reload };
  if (client !== undefined) return { state: { phase: 'ready', client, lead, copied }, reload };
  if (error !== null) return { state: { phase: 'failed', problem: problemOf(error) }, reload };
  return { state: { phase: 'loading' }, reload };
}

const reportHref = (report: Report) => linkTo(paths.report(report.id));

export function ClientPage() {
  const { id = '' } = useParams();
  const { services } = useAdmin();
  const [query] = useLastClientQuery();
  const changes = useClientChanges();
  const exportPerson = usePersonExport();
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
      onExport={(clientId) => exportPerson({ clientId })}
      onDeleteReport={reports.remove}
      onRestoreReport={reports.restore}
      onRefresh={reload}
      onCopy={services.browser.copy}
    />
  );
}
