import { type Instant, millisecondsOf } from '@fnc/domain';
import { Copy, Download, EllipsisVertical, FilePlus, Pencil, Printer, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { dateWords } from '../words/dates.ts';
import { reportProblemText } from '../words/reportProblem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { StatusRow } from './ReportView.styles.ts';
import type { ReportEnd, ReportScreenData, ReportViewProps } from './reportViewProps.ts';
import { type SectionProgress, wordCount } from './sections.ts';

export interface ReportActionsProps extends Pick<ReportViewProps, 'onDownload' | 'onPrint' | 'onNewReport' | 'onCopy'> {
  /** `null`: there is no text to copy or download. */
  content: string | null;
  onDelete: () => void;
}

/** The actions on a report. On narrow screens only the download is beside the menu, on a phone one row lower. */
export function ReportActions(props: ReportActionsProps) {
  const { content, onDownload, onPrint, onNewReport, onCopy, onDelete } = props;
  const { t } = useAdminWords();
  const { show } = useToast();
  const narrow = useBelow('columns');
  const phone = useBelow('tablet');
  const copy = async (text: string) => {
    try {
      await onCopy(text);
      show({ message: t('reports.view.copied'), icon: Copy });
    } catch {
      show({ message: t('reports.view.copyFailed'), tone: 'danger' });
    }
  };
  return (
    <>
      {!narrow && (
        <>
          <Button variant="quiet" icon={FilePlus} onClick={onNewReport}>
            {t('reports.view.newReport')}
          </Button>
          {content !== null && (
            <>
              <Button icon={Copy} onClick={() => void copy(content)}>
                {t('common:action.copy')}
              </Button>
              <Button icon={Printer} onClick={onPrint}>
                {t('reports.view.print')}
              </Button>
            </>
          )}
        </>
      )}
      <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label={t('common:action.more')} />}>
        {narrow && (
          <>
            <MenuItem icon={FilePlus} onSelect={onNewReport}>
              {t('reports.view.newReport')}
            </MenuItem>
            {content !== null && (
              <>
                <MenuItem icon={Copy} onSelect={() => void copy(content)}>
                  {t('common:action.copy')}
                </MenuItem>
                <MenuItem icon={Printer} onSelect={onPrint}>
                  {t('reports.view.print')}
                </MenuItem>
              </>
            )}
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
          {t('reports.view.delete')}
        </MenuItem>
      </Menu>
      {content !== null && !phone && (
        <Button variant="primary" icon={Download} onClick={onDownload}>
          {t('reports.view.download')}
        </Button>
      )}
    </>
  );
}

export interface WritingStatusProps {
  startedAt: Instant;
  /** The text shown so far. */
  text: string;
  progress: SectionProgress;
  now: Instant;
  isKept: boolean;
  goesOn: boolean;
  /** The stop button, when the head has no room for it. */
  stop?: ReactNode;
}

/** The progress of writing. */
export function WritingStatus({ startedAt, text, progress, now, isKept, goesOn, stop }: WritingStatusProps) {
  const { t } = useAdminWords();
  const seconds = Math.max(0, Math.floor((millisecondsOf(now) - millisecondsOf(startedAt)) / 1000));
  const count = useMemo(() => wordCount(text), [text]);
  const total = progress.begun.length;
  const mayLeave = goesOn ? 'goesOn' : 'mayLeave';
  const hint = isKept ? mayLeave : 'notYetKept';
  const words =
    progress.current >= 0
      ? t('reports.view.writingPart', { part: progress.current + 1, total })
      : t(text === '' ? 'reports.view.writingStart' : 'reports.view.writing');
  return (
    <StatusRow>
      <p>
        <strong>
          <StageRing stage="half" tone="link" />
          {words}
        </strong>
        <span>
          {t('reports.view.soFar', {
            seconds,
            words: t('reports.view.words', { count }),
          })}
        </span>
      </p>
      <Text size="small" tone="quiet" wide>
        {t(`reports.view.${hint}`)}
      </Text>
      {stop}
    </StatusRow>
  );
}

export interface StoredStatusProps {
  report: ReportScreenData;
  now: Instant;
  show: 'formatted' | 'plain';
  onShow: (show: 'formatted' | 'plain') => void;
  onEdit: () => void;
  onDownload: () => void;
  /** The editor was just closed: the edit button gets the focus back. */
  edited: boolean;
  /** Gets the focus when writing was stopped, unless there is a notice. */
  place: Ref<HTMLDivElement>;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The report's state and time, the switch of the view, and the edit button. */
export function StoredStatus({ report, now, show, onShow, onEdit, onDownload, edited, place }: StoredStatusProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const phone = useBelow('tablet');
  const { status, generatedAt, updatedAt, date, content } = report;
  return (
    <StatusRow ref={place} tabIndex={-1}>
      <p>
        <strong>
          <StageRing stage={status === 'draft' ? 'dashed' : 'check'} />
          {t(status === 'draft' ? 'reports.view.draft' : 'reports.view.completed')}
        </strong>
        <span>{generatedAt === null ? dates.shortDate(date) : dates.moment(generatedAt)}</span>
        {updatedAt !== null && <span>{t('reports.view.changedAt', { moment: dates.moment(updatedAt) })}</span>}
      </p>
      {content !== null && (
        <Row align="center">
          {phone && (
            <Button size="small" variant="primary" icon={Download} onClick={onDownload}>
              {t('reports.view.download')}
            </Button>
          )}
          <Button ref={edited ? takeFocus : undefined} size="small" icon={Pencil} onClick={onEdit}>
            {t('reports.view.edit')}
          </Button>
          <Segments
            label={t('reports.view.show')}
            value={show}
            options={[
              { value: 'formatted', label: t('reports.view.formatted') },
              { value: 'plain', label: t('reports.view.plain') },
            ]}
            onChoose={onShow}
          />
        </Row>
      )}
    </StatusRow>
  );
}

export interface ReportNoticeProps {
  report: ReportScreenData;
  ended: ReportEnd | null;
  onRetry: (() => void) | null;
  /** The advisor says that the text is complete. */
  onComplete: () => void;
  onNewReport: () => void;
  /** Gets the focus when writing was stopped. */
  place: Ref<HTMLDivElement>;
}

/** Why the text is incomplete or not stored, how much of it exists, and the next steps. */
export function ReportNotice({ report, ended, onRetry, onComplete, onNewReport, place }: ReportNoticeProps) {
  const { t } = useAdminWords();
  if (ended === null && report.status !== 'draft') return null;
  const code = ended?.problem?.code;
  const notKept = code === 'report_save_failed';
  return (
    <Stack ref={place} tabIndex={-1} lineBelow="hairline" above={3} below={3}>
      <Alert
        tone={ended?.kind === 'failed' ? 'danger' : 'warning'}
        live={ended !== null}
        title={titleOf(t, ended)}
        action={
          <Row as="span" gap={[1, 4]} inline>
            {onRetry !== null && (
              <TextButton onClick={onRetry}>{t(notKept ? 'reports.view.saveAgain' : 'reports.view.retry')}</TextButton>
            )}
            {!notKept && hasText(report) && <TextButton onClick={onComplete}>{t('reports.view.complete')}</TextButton>}
            {(code === 'ai_key_refused' || (ended !== null && onRetry === null)) && (
              <TextButton onClick={onNewReport}>{t('reports.view.toForm')}</TextButton>
            )}
          </Row>
        }
      >
        {t(`reports.view.${leftOf(report, ended)}`)}
      </Alert>
    </Stack>
  );
}

function titleOf(t: AdminT, ended: ReportEnd | null): string {
  if (ended === null) return t('reports.view.draftTitle');
  if (ended.kind === 'serverStopped') return t('reports.view.serverStoppedTitle');
  if (ended.problem === null) return t('reports.view.stoppedTitle');
  return reportProblemText(t, ended.problem);
}

const hasText = ({ content }: ReportScreenData): boolean => (content ?? '').trim() !== '';

/** How much of the text exists, and where it is stored. */
function leftOf(report: ReportScreenData, ended: ReportEnd | null) {
  if (ended === null) return 'draftText';
  if (ended.problem?.code === 'report_save_failed') return 'notKept';
  return hasText(report) ? 'draftKept' : 'nothingWritten';
}
