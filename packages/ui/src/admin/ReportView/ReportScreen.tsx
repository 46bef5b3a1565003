import { reportTypeLabel } from '@fnc/domain';
import { Square } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { reportProblemText } from '../words/reportProblem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import type { ReportReadingProps } from './ReportReading.tsx';
import { ReportWithoutText, TextBones } from './ReportStates.tsx';
import { StoredStatus, WritingStatus } from './ReportStatus.tsx';
import { Columns, FactsColumn, NoticeRow, PlainText, TextColumn } from './ReportView.styles.ts';
import type { ReportEnd, ReportScreenData } from './reportViewData.ts';
import type { ReportViewProps } from './reportViewProps.ts';
import type { ReportWritingTextProps } from './ReportWritingText.tsx';
import { numberOf, sectionProgress, type SectionProgress, wordCount } from './sections.ts';
import { useReportRemoval } from './useReportRemoval.ts';

interface PlainReportProps {
  /** A stored report, */
  report?: Pick<ReportScreenData, 'content'>;
  /** or the text so far of one being written. */
  text?: string;
  kind: string;
}

/** The plain text, shown when the Markdown code cannot be loaded: a report can always be read. */
function PlainReport({ report, text, kind }: PlainReportProps) {
  return (
    <TextColumn>
      <Text size="small" tone="quiet" wide below={1.5}>
        {kind}
      </Text>
      <PlainText>{text ?? report?.content}</PlainText>
    </TextColumn>
  );
}

interface ReportNoticeProps {
  report: ReportScreenData;
  ended: ReportEnd | null;
  onRetry: (() => void) | null;
  onNewReport: () => void;
}

/** Why the text is incomplete or not stored, how much of it exists, and the next steps. */
function ReportNotice({ report, ended, onRetry, onNewReport }: ReportNoticeProps) {
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
          <Row as="span" gap={[1, 4]} inline>
            {onRetry !== null && (
              <TextButton onClick={onRetry}>{t(notKept ? 'reports.view.saveAgain' : 'reports.view.retry')}</TextButton>
            )}
            {code === 'ai_key_refused' && <TextButton onClick={onNewReport}>{t('reports.view.toForm')}</TextButton>}
          </Row>
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

/** How much of the text exists, and where it is stored. */
function leftOf({ content }: ReportScreenData, ended: ReportEnd | null) {
  if (ended === null) return 'draftText';
  if (ended.problem?.code === 'report_save_failed') return 'notKept';
  return (content ?? '').trim() === '' ? 'nothingWritten' : 'draftKept';
}

interface Options {
  readonly writing: boolean;
  /** Writing ended before the text was complete: a notice on the page says so. */
  readonly ended: boolean;
  readonly outline: readonly string[];
  readonly progress: SectionProgress;
}

/**
 * The text for screen readers: the start of each section, and the end. Never the words themselves, which come too fast.
 */
function useWritingNews({ writing, ended, outline, progress: { current } }: Options): string {
  const { t } = useAdminWords();
  const [seen, setSeen] = useState(writing);
  if (writing && !seen) setSeen(true);
  if (!writing) return seen && !ended ? t('reports.view.done') : '';
  const name = outline[current];
  return name === undefined
    ? t('reports.view.writingStart')
    : t('reports.view.writingPartNamed', { part: current + 1, total: outline.length, name: numberOf(name).words });
}

// Markdown and its editor are large modules: each is loaded on demand, and if the first one fails to load, the plain
// text replaces it.

const LazyReading = lazy<ComponentType<ReportReadingProps>>(() =>
  import('./ReportReading.tsx').then(
    ({ ReportReading }) => ({ default: ReportReading }),
    () => ({ default: PlainReport }),
  ),
);

const LazyWritingText = lazy<ComponentType<ReportWritingTextProps>>(() =>
  import('./ReportWritingText.tsx').then(
    ({ ReportWritingText }) => ({ default: ReportWritingText }),
    () => ({ default: PlainReport }),
  ),
);

const LazyEditor = lazy(() => import('./ReportEditor.tsx').then(({ ReportEditor }) => ({ default: ReportEditor })));

/** A text that changes many times a second, updated once per frame: more is not visible, and rendering is expensive. */
function useFrameText(text: string): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = text;
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      setShown(latest.current);
    });
  }, [text]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );
  return shown;
}

export interface ReportScreenProps extends ReportViewProps {
  report: ReportScreenData;
  trail: ReactNode;
}

/** A loaded report: its head, its progress, and its text being written, read or edited. */
export function ReportScreen(props: ReportScreenProps) {
  const { report, trail, writing, ended, now, clientHref, onNewReport } = props;
  const { t, language } = useAdminWords();
  const { show: say } = useToast();
  const [show, setShow] = useState<'formatted' | 'plain'>('formatted');
  const [editor, setEditor] = useState<'never' | 'open' | 'closed'>('never');
  const editing = editor === 'open';
  const phone = useBelow('tablet');
  const removal = useReportRemoval(props);
  const { content, generatedAt, date } = report;
  // The outline stays the same while a report is on the screen, but the array may be new at every word.
  const [outline] = useState(report.outline);
  const text = useFrameText(writing?.text ?? '');
  const progress = useMemo(() => sectionProgress(outline, text), [outline, text]);
  const isWriting = writing !== null;
  const words = useMemo(() => (content === null || isWriting ? undefined : wordCount(content)), [content, isWriting]);
  const news = useWritingNews({ writing: isWriting, ended: ended !== null, outline, progress });

  const dates = dateWords(t, language, now);
  const writtenAt = generatedAt === null ? dates.shortDate(date) : dates.moment(generatedAt);
  const type = reportTypeLabel(report.reportType, language);
  const kind =
    report.language === null
      ? type
      : t('reports.view.typeAndLanguage', { type, language: t(`reports.form.languages.${report.language}`) });

  async function askToStop() {
    const problem = await props.onStop();
    if (problem === null) return;
    say({ message: t('reports.view.stopFailed', { message: problemText(t, problem) }), tone: 'danger' });
  }
  const stopping = writing?.phase === 'stopping';
  const stop = (
    <Button
      icon={Square}
      busyLabel={stopping ? t('reports.view.stopping') : undefined}
      onClick={() => void askToStop()}
    >
      {t('reports.view.stop')}
    </Button>
  );

  function actions() {
    if (editing) return undefined;
    if (!isWriting) return <ReportActions {...props} content={content} onDelete={removal.remove} />;
    return phone ? undefined : stop;
  }

  function body() {
    if (isWriting) return <LazyWritingText outline={outline} text={text} progress={progress} kind={kind} />;
    if (content === null) return <ReportWithoutText onNewReport={onNewReport} />;
    return <LazyReading report={report} show={show} kind={kind} />;
  }

  return (
    <>
      <PageHead trail={trail} title={report.name} actions={actions()} />
      {isWriting && (
        <WritingStatus
          startedAt={writing.startedAt}
          text={text}
          progress={progress}
          now={now}
          isKept={writing.isKept}
          goesOn={writing.goesOn}
          stop={phone && stop}
        />
      )}
      {!isWriting && !editing && (
        <StoredStatus
          report={report}
          now={now}
          show={show}
          onShow={setShow}
          onEdit={() => setEditor('open')}
          onDownload={props.onDownload}
          edited={editor === 'closed'}
        />
      )}
      {!isWriting && !editing && (
        <ReportNotice report={report} ended={ended} onRetry={props.onRetry} onNewReport={onNewReport} />
      )}
      {removal.problem !== null && (
        <NoticeRow>
          <Alert tone="danger" live title={removal.problem} />
        </NoticeRow>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {editing && content !== null ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <LazyEditor
            name={report.name}
            content={content}
            onSave={props.onSave}
            onDirty={props.onDirty}
            onClose={(outcome) => {
              setEditor('closed');
              if (outcome === 'saved') say({ message: t('reports.view.saved') });
            }}
          />
        </Suspense>
      ) : (
        <Columns>
          <Suspense fallback={<TextBones />}>{body()}</Suspense>
          <FactsColumn>
            <ReportFacts
              clientName={report.clientName}
              clientHref={clientHref(report.clientId)}
              reportType={report.reportType}
              reportLanguage={report.language}
              questionsAnalyzed={report.questionsAnalyzed}
              answersAnalyzed={report.answersAnalyzed}
              model={report.model}
              writtenAt={isWriting ? undefined : writtenAt}
              words={words}
            />
          </FactsColumn>
        </Columns>
      )}
    </>
  );
}
