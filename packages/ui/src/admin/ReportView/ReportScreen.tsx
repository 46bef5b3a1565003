import { type Language, reportTypeLabel } from '@fnc/domain';
import { Square } from 'lucide-react';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import type { ReportOutcome } from '../ClientDetail/clientDetailProps.ts';
import { useReportRemoval } from '../ClientDetail/useReportRemoval.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { languageName } from '../words/languageName.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { useFocusAfterStop } from '../keys/useFocusAfterStop.ts';
import { ReportActions, ReportNotice, StoredStatus, WritingStatus } from './ReportHead.tsx';
import type { ReportReadingProps } from './ReportReading.tsx';
import { Columns, ContentsColumn, PlainText, TextColumn } from './ReportView.styles.ts';
import type { ReportScreenData, ReportViewProps } from './reportViewProps.ts';
import type { ReportWritingTextProps } from './ReportWritingText.tsx';
import { numberOf, type SectionProgress, sectionProgress, wordCount } from './sections.ts';

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

// Markdown and its editor are large modules: each is loaded on demand. If the first one cannot be fetched, the plain text
// replaces it; if the editor cannot, the report stays.

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

const fetchEditor = () => import('./ReportEditor.tsx');

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

async function outcomeOf(work: Promise<Problem | null>): Promise<ReportOutcome> {
  const problem = await work;
  return problem === null ? { outcome: 'done' } : { problem };
}

export const bones = (widths: readonly string[]) => (
  <Stack above={5} below={5}>
    {widths.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);

/** The skeleton of contents and text while their code is loading. */
export const TextBones = () => (
  <>
    <ContentsColumn>{bones(['72%', '54%', '80%', '62%'])}</ContentsColumn>
    <TextColumn>{bones(['86%', '98%', '92%', '64%', '95%', '78%'])}</TextColumn>
  </>
);

/** A report from before texts were stored. */
function ReportWithoutText({ onNewReport }: { onNewReport: () => void }) {
  const { t } = useAdminWords();
  return (
    <TextColumn>
      <EmptyState
        kind="nothing"
        title={t('reports.view.noContentTitle')}
        actions={<Button onClick={onNewReport}>{t('reports.view.newReport')}</Button>}
      >
        {t('reports.view.noContentText')}
      </EmptyState>
    </TextColumn>
  );
}

type Known = 'clientName' | 'reportType' | 'questionsAnalyzed' | 'answersAnalyzed' | 'model';

/** Single fields instead of the report, which is a new object at every word during writing. */
interface ReportFactsProps extends Pick<ReportScreenData, Known> {
  reportLanguage: Language | null;
  clientHref: string;
  /** When it was written, as text; absent during writing. */
  writtenAt?: string | undefined;
  /** The number of words; absent during writing, because it changes all the time. */
  words?: number | undefined;
}

const figureOf = (name: string, value: number | null, language: Language): readonly Fact[] =>
  value === null ? [] : [{ name, value: formatFigure(value, language), figures: true }];

/** The data the report is based on. */
const ReportFacts = memo(function ReportFacts(props: ReportFactsProps) {
  const { reportLanguage, questionsAnalyzed: questions, answersAnalyzed: answers, model, writtenAt, words } = props;
  const { t, language } = useAdminWords();
  const without = questions === null || answers === null ? 0 : questions - answers;
  return (
    <FactList
      title={t('reports.view.basedOn')}
      facts={[
        { name: t('reports.view.client'), value: <Link href={props.clientHref}>{props.clientName}</Link> },
        { name: t('reports.view.type'), value: reportTypeLabel(props.reportType, language) },
        ...(reportLanguage === null
          ? []
          : [{ name: t('reports.view.language'), value: languageName(reportLanguage, language) }]),
        ...figureOf(t('reports.view.questions'), questions, language),
        ...figureOf(t('reports.view.answers'), answers, language),
        ...(model === undefined ? [] : [{ name: t('reports.view.model'), value: model }]),
        ...(writtenAt === undefined ? [] : [{ name: t('reports.view.writtenAt'), value: writtenAt }]),
        ...figureOf(t('reports.view.wordCount'), words ?? null, language),
      ]}
    >
      {without > 0 && (
        <Text size="small" tone="quiet" wide above={5}>
          {t('reports.view.unanswered', { count: without })}
        </Text>
      )}
      <Text size="small" tone="quiet" wide above={5}>
        {t('reports.view.indication')}
      </Text>
    </FactList>
  );
});

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
  const [editor, setEditor] = useState<'never' | 'open' | 'closed'>(() =>
    props.unsaved?.read({ name: '', content: '' }) ? 'open' : 'never',
  );
  const editing = editor === 'open';

  const phone = useBelow('tablet');
  const { failure, remove } = useReportRemoval({
    words: {
      deleted: t('reports.view.deleted'),
      restored: t('reports.view.restored'),
      deleteFailed: (message) => t('reports.view.deleteFailed', { message }),
      restoreFailed: (message) => t('reports.view.restoreFailed', { message }),
    },
    onDeleted: props.onDeleted,
  });
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
      : t('reports.view.typeAndLanguage', { type, language: languageName(report.language, language) });

  const onDelete = () =>
    remove({ onDelete: () => outcomeOf(props.onDelete()), onRestore: () => outcomeOf(props.onRestore()) });
  // The notice that says what was kept, or the line with the state above it.
  const [place, stopWriting] = useFocusAfterStop(!isWriting, askToStop);
  async function askToStop() {
    const problem = await props.onStop();
    if (problem === null) return;
    say({ message: t('reports.view.stopFailed', { message: problemText(t, problem) }), tone: 'danger' });
  }
  async function setStatus(status: ReportScreenData['status']) {
    const problem = await props.onStatus(status);
    if (problem !== null) {
      say({ message: problemText(t, problem), tone: 'danger' });
    } else if (status === 'completed') {
      say({ message: t('reports.view.completed'), undo: () => void setStatus('draft') });
    }
  }
  const stopping = writing?.phase === 'stopping';
  const stop = (
    <Button icon={Square} busyLabel={stopping ? t('reports.view.stopping') : undefined} onClick={stopWriting}>
      {t('reports.view.stop')}
    </Button>
  );

  function actions() {
    if (editing) return undefined;
    if (!isWriting) return <ReportActions {...props} content={content} onDelete={onDelete} />;
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
          place={place}
        />
      )}
      {!isWriting && !editing && (
        <ReportNotice
          report={report}
          ended={ended}
          onRetry={props.onRetry}
          onComplete={() => void setStatus('completed')}
          onNewReport={onNewReport}
          place={place}
        />
      )}
      {failure !== null && (
        <Stack lineBelow="hairline" above={3} below={3}>
          <Alert tone="danger" live title={failure} />
        </Stack>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {editing && content !== null ? (
        <LazyPart
          fetchCode={fetchEditor}
          open
          onClose={() => setEditor('closed')}
          fallback={<Skeleton height="24rem" />}
        >
          {({ ReportEditor }) => (
            <ReportEditor
              name={report.name}
              content={content}
              onSave={props.onSave}
              onDirty={props.onDirty}
              unsaved={props.unsaved}
              onClose={(outcome) => {
                setEditor('closed');
                if (outcome === 'saved') say({ message: t('reports.view.saved') });
              }}
            />
          )}
        </LazyPart>
      ) : (
        <Columns>
          <Suspense fallback={<TextBones />}>{body()}</Suspense>
          <aside>
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
          </aside>
        </Columns>
      )}
    </>
  );
}
