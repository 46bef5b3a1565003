import { brand, importedCount, type ImportWishes } from '@fnc/domain';
import { useRef } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { TaskProgress } from '../../components/TaskProgress/TaskProgress.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ImportCheckStep } from './ImportCheckStep.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportFileStep } from './ImportFileStep.tsx';
import { ImportHead } from './ImportHead.tsx';
import type { ImportErrorList, ImportPlace, QuestionImportState } from './importState.ts';
import type { ImportStepName } from './ImportSteps.tsx';
import { ImportFrame, ReadingStep } from './QuestionImport.styles.ts';
import { remarkText } from './remarkText.ts';

export interface QuestionImportProps {
  state: QuestionImportState;
  place: ImportPlace;
  onFile: (file: File) => void;
  /** Reading goes on for nobody: back to the choice of a file. */
  onStop: () => void;
  onWishes: (wishes: ImportWishes) => void;
  /** Saves the remarks as a file. */
  onErrors: (errors: ImportErrorList) => void;
  onTemplate: () => void;
  /** Stores the questions; answers whether that went well. */
  onImport: () => Promise<boolean>;
  onUndo: () => Promise<void>;
  onAnotherFile: () => void;
  /** Asks for the existing questions again. */
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

const stepOf: Record<QuestionImportState['phase'], ImportStepName | undefined> = {
  loading: 'file',
  missing: undefined,
  failed: undefined,
  file: 'file',
  reading: 'file',
  check: 'check',
  done: 'done',
};

/** Questions from a CSV file: choose it, see what becomes of every row, store them, and take that back. */
export function QuestionImport(props: QuestionImportProps) {
  const { state, place, onAnotherFile } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const shown = useRef<number | null>(null);

  function undo() {
    if (shown.current !== null) toast.dismiss(shown.current);
    shown.current = null;
    void props.onUndo();
  }

  async function store() {
    if (state.phase !== 'check') return;
    const message = t('questionImport.doneTitle', { count: importedCount(state.check.totals) });
    if (await props.onImport()) shown.current = toast.show({ message, undo });
  }

  function errors() {
    if (state.phase !== 'check') return;
    const lines = state.check.rows.flatMap(({ line, question, skippedText, remarks }) =>
      remarks.map((remark) => ({
        line,
        text: question?.text ?? skippedText ?? '',
        remark: remarkText(t, language, remark),
      })),
    );
    props.onErrors({
      word: t('questionImport.errorsFile'),
      header: [t('questionImport.errorsLine'), t('questionImport.errorsText'), t('questionImport.errorsRemark')],
      lines,
    });
  }

  function content() {
    switch (state.phase) {
      case 'loading':
        return <SkeletonLines lines={4} />;
      case 'missing':
        return (
          <EmptyState
            kind="nothing"
            title={t('errors:client_not_found')}
            actions={<ButtonLink href={place.clientsHref}>{t('questionImport.missingAction')}</ButtonLink>}
          >
            {t('questionImport.missingText')}
          </EmptyState>
        );
      case 'failed':
        return (
          <EmptyState
            kind="failed"
            title={t('questionImport.failedTitle')}
            onRetry={props.onRetry}
            errorCode={problemCode(state.problem)}
            copy={props.onCopy}
          >
            {`${problemText(t, state.problem)}. ${t('questionImport.failedSafe')}`}
          </EmptyState>
        );
      case 'file':
        return <ImportFileStep refused={state.refused} onFile={props.onFile} onTemplate={props.onTemplate} />;
      case 'reading':
        return (
          <ReadingStep>
            <TaskProgress
              label={t('questionImport.reading', { file: state.file.name })}
              done={Math.round(state.share * 100)}
              total={100}
              onCancel={props.onStop}
              cancelLabel={t('questionImport.stop')}
            />
          </ReadingStep>
        );
      case 'check':
        return (
          <ImportCheckStep
            {...state}
            cancelHref={place.questionsHref}
            onWishes={props.onWishes}
            onAnotherFile={onAnotherFile}
            onErrors={errors}
            onImport={() => void store()}
          />
        );
      case 'done':
        break;
    }
    return <ImportDone done={state.done} place={place} onUndo={undo} onAnotherFile={onAnotherFile} />;
  }

  return (
    <ImportFrame aria-busy={state.phase === 'loading' || state.phase === 'reading'}>
      <title>{`${t('questionImport.pageTitle')} – ${brand.name}`}</title>
      <ImportHead place={place} step={stepOf[state.phase]} />
      {content()}
    </ImportFrame>
  );
}
