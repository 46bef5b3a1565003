import { type Client, type Report, type Language, reportTypeLabel } from '@fnc/domain';
import { FileText, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords, type AdminT } from '../words/useAdminWords.ts';
import type { ClientDetailLinks } from './clientDetailProps.ts';
import { ReportCard } from './ClientDetail.styles.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { calendarDayInFull } from './dayInFull.ts';

interface ReportRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly reportHref: (report: Report) => string;
  readonly onDelete: (report: Report) => void;
}

const typeOf = ({ metadata, type }: Report, language: Language) =>
  reportTypeLabel(metadata?.reportType ?? type, language);

function ReportStatus({ report: { status, writing }, t }: { report: Report; t: AdminT }) {
  if (writing === true) return <StatusBadge stage="half">{t('clients.reportWriting')}</StatusBadge>;
  return status === 'draft' ? (
    <StatusBadge stage="dashed">{t('clients.reportDraft')}</StatusBadge>
  ) : (
    <StatusBadge stage="check">{t('clients.reportCompleted')}</StatusBadge>
  );
}

function DeleteReport({ report, t, onDelete }: { report: Report } & Pick<ReportRowContext, 't' | 'onDelete'>) {
  return (
    <IconButton
      icon={Trash2}
      label={t('clients.reportDeleteRow', { name: report.name })}
      variant="danger"
      onClick={() => onDelete(report)}
    />
  );
}

/** The card that replaces a row below 640 px. */
const reportCard =
  ({ t, language, reportHref, onDelete }: ReportRowContext) =>
  (report: Report) => (
    <ReportCard>
      <h2>
        <Link look="plain" href={reportHref(report)}>
          {report.name}
        </Link>
      </h2>
      <DeleteReport report={report} t={t} onDelete={onDelete} />
      <p>
        <span>{typeOf(report, language)}</span>
        <span>{calendarDayInFull(report.date, language)}</span>
        <ReportStatus report={report} t={t} />
      </p>
    </ReportCard>
  );

function reportColumns({ t, language, reportHref, onDelete }: ReportRowContext): readonly TableColumn<Report>[] {
  return [
    {
      id: 'name',
      head: t('clients.reportName'),
      shorten: true,
      minWidth: 180,
      cell: (report) => (
        <Text as="span" size="inherit" weight="semibold" title={report.name}>
          <Link look="plain" href={reportHref(report)}>
            {report.name}
          </Link>
        </Text>
      ),
    },
    {
      id: 'type',
      head: t('clients.reportType'),
      shorten: true,
      width: 232,
      hideBelow: 'desktop',
      cell: (report) => typeOf(report, language),
    },
    {
      id: 'status',
      head: t('clients.reportStatus'),
      width: 140,
      cell: (report) => <ReportStatus report={report} t={t} />,
    },
    {
      id: 'date',
      head: t('clients.reportDate'),
      width: 116,
      align: 'end',
      cell: ({ date }) => calendarDayInFull(date, language),
    },
    {
      id: 'delete',
      head: t('clients.columnActions'),
      headHidden: true,
      width: 48,
      align: 'end',
      cell: (report) => <DeleteReport report={report} t={t} onDelete={onDelete} />,
    },
  ];
}

export interface ClientReportsProps {
  client: Client;
  links: ClientDetailLinks;
  /** Why the last deletion or its undo failed. */
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
        <Stack below={3}>
          <Alert tone="danger" live>
            {failure}
          </Alert>
        </Stack>
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
