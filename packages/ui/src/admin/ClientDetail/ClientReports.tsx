import type { Client, Report } from '@fnc/domain';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientDetailLinks } from './clientDetailProps.ts';
import { NoticeRow } from './ClientDetail.styles.ts';
import { reportCard, reportColumns } from './reportColumns.tsx';

export interface ClientReportsProps {
  client: Client;
  links: ClientDetailLinks;
  /** Why the last deletion, or undoing it, did not work. */
  failure: string | null;
  onDelete: (report: Report) => void;
}

/** The second tab: this client's reports, newest first. */
export function ClientReports({ client, links, failure, onDelete }: ClientReportsProps) {
  const { t, language } = useAdminWords();
  const reports = useMemo(
    () => client.reports.toReversed().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)),
    [client.reports],
  );
  const { report: reportHref } = links;
  const context = useMemo(() => ({ t, language, reportHref, onDelete }), [t, language, reportHref, onDelete]);
  const columns = useMemo(() => reportColumns(context), [context]);
  const card = useMemo(() => reportCard(context), [context]);
  return (
    <>
      {failure !== null && (
        <NoticeRow>
          <Alert tone="danger" live>
            {failure}
          </Alert>
        </NoticeRow>
      )}
      <Table
        label={t('clients.reportsTable', { name: client.name })}
        columns={columns}
        rows={reports}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        card={card}
        empty={
          <EmptyState
            kind="nothing"
            title={t('clients.reportsEmptyTitle')}
            actions={
              <ButtonLink icon={FileText} href={links.newReport}>
                {t('clients.makeReport')}
              </ButtonLink>
            }
          >
            {t('clients.reportsEmptyText')}
          </EmptyState>
        }
      />
    </>
  );
}
