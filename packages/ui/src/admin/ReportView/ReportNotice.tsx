import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { reportProblemText } from '../words/reportProblem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { NoticeActions, NoticeRow } from './ReportView.styles.ts';
import type { ReportEnd, ReportScreenData } from './reportViewData.ts';

export interface ReportNoticeProps {
  report: ReportScreenData;
  ended: ReportEnd | null;
  onRetry: (() => void) | null;
  onNewReport: () => void;
}

/** Why the text is not whole or not stored, what there is of it, and the ways on. */
export function ReportNotice({ report, ended, onRetry, onNewReport }: ReportNoticeProps) {
  const { t } = useAdminWords();
  if (ended === null && report.status !== 'draft') return null;
  const code = ended?.problem?.code;
  const notKept = code === 'report_save_failed';
  return (
    <NoticeRow>
      <Alert
        tone={ended?.kind === 'failed' ? 'danger' : 'warning'}
        live={ended !== null}
        title={titleOf(t, ended)}
        action={
          <NoticeActions>
            {onRetry !== null && (
              <TextButton onClick={onRetry}>{t(notKept ? 'reports.view.saveAgain' : 'reports.view.retry')}</TextButton>
            )}
            {code === 'ai_key_refused' && <TextButton onClick={onNewReport}>{t('reports.view.toForm')}</TextButton>}
          </NoticeActions>
        }
      >
        {t(`reports.view.${leftOf(report, ended)}`)}
      </Alert>
    </NoticeRow>
  );
}

function titleOf(t: AdminT, ended: ReportEnd | null): string {
  if (ended === null) return t('reports.view.draftTitle');
  if (ended.kind === 'serverStopped') return t('reports.view.serverStoppedTitle');
  if (ended.problem === null) return t('reports.view.stoppedTitle');
  return reportProblemText(t, ended.problem);
}

/** What there is of the text, and where. */
function leftOf({ content }: ReportScreenData, ended: ReportEnd | null) {
  if (ended === null) return 'draftText';
  if (ended.problem?.code === 'report_save_failed') return 'notKept';
  return (content ?? '').trim() === '' ? 'nothingWritten' : 'draftKept';
}
