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
import { calendarDayInFull, timeOfDay } from './dayInFull.ts';

interface ReportRowContext {
  readonly t: AdminT;
  readonly language: Language;
  /** The day of a report, with the time where another one has its title and day too. */
  readonly when: (report: Report) => string;
  /** Of its column, in px. */
  readonly dateWidth: number;
  /** Its title, with that where another one has both too. */
  readonly nameOf: (report: Report) => string;
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

type DeleteReportProps = { report: Report } & Pick<ReportRowContext, 't' | 'nameOf' | 'onDelete'>;

function DeleteReport({ report, t, nameOf, onDelete }: DeleteReportProps) {
  return (
    <IconButton
      icon={Trash2}
      label={t('clients.reportDeleteRow', { name: nameOf(report) })}
      variant="danger"
      onClick={() => onDelete(report)}
    />
  );
}

/** Tells reports of one title and one day apart, by the time at which they were generated. */
function tellApart(
  reports: readonly Report[],
  language: Language,
): Pick<ReportRowContext, 'when' | 'dateWidth' | 'nameOf'> {
  const timeOf = ({ id, name, date, metadata }: Report) =>
    metadata !== undefined && reports.some((one) => one.id !== id && one.name === name && one.date === date)
      ? ` ${timeOfDay(metadata.generatedAt, language)}`
      : '';
  const when = (report: Report) => calendarDayInFull(report.date, language) + timeOf(report);
  return {
    when,
    dateWidth: reports.some(timeOf) ? 156 : 116,
    nameOf: (report) => (timeOf(report) === '' ? report.name : `${report.name}, ${when(report)}`),
  };
}

/** The card that replaces a row below 640 px. */
const reportCard =
  ({ t, language, when, nameOf, reportHref, onDelete }: ReportRowContext) =>
  (report: Report) => (
    <ReportCard>
      <h2>
        <Link look="plain" href={reportHref(report)}>
          {report.name}
        </Link>
      </h2>
      <DeleteReport report={report} t={t} nameOf={nameOf} onDelete={onDelete} />
      <p>
        <span>{typeOf(report, language)}</span>
        <span>{when(report)}</span>
        <ReportStatus report={report} t={t} />
      </p>
    </ReportCard>
  );

function reportColumns(context: ReportRowContext): readonly TableColumn<Report>[] {
  const { t, language, when, nameOf, reportHref, onDelete } = context;
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
      width: context.dateWidth,
      align: 'end',
      cell: when,
    },
    {
      id: 'delete',
      head: t('common:list.columnActions'),
      headHidden: true,
      width: 48,
      align: 'end',
      cell: (report) => <DeleteReport report={report} t={t} nameOf={nameOf} onDelete={onDelete} />,
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
  const context = useMemo(
    () => ({ t, language, ...tellApart(reports, language), reportHref, onDelete }),
    [t, language, reports, reportHref, onDelete],
  );
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
