import { reportTypeLabel } from '@fnc/domain';
import { Square } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { LazyEditor, LazyReading, LazyWritingText } from './heavyParts.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportNotice } from './ReportNotice.tsx';
import { ReportWithoutText, TextBones } from './ReportStates.tsx';
import { StoredStatus, WritingStatus } from './ReportStatus.tsx';
import { Columns, FactsColumn, NoticeRow } from './ReportView.styles.ts';
import type { ReportScreenData } from './reportViewData.ts';
import type { ReportViewProps } from './reportViewProps.ts';
import { sectionProgress, wordCount } from './sections.ts';
import { useFrameText } from './useFrameText.ts';
import { useReportRemoval } from './useReportRemoval.ts';
import { useWritingNews } from './useWritingNews.ts';

export interface ReportScreenProps extends ReportViewProps {
  report: ReportScreenData;
  trail: ReactNode;
}

/** A report that is there: its head, how far it is, and its text being written, read or edited. */
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
  // What a type consists of does not change while a report is on the screen; the array may, with every word.
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
