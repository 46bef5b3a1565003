import {
  brand,
  importedCount,
  type ImportSettings,
  maximumQuestionFileSize,
  type QuestionImportState,
  questionTypes,
} from '@fnc/domain';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StepRing, stepState } from '../../components/StepRing/StepRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { TaskProgress } from '../../components/TaskProgress/TaskProgress.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PageFrame } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ImportCheckStep } from './ImportCheckStep.tsx';
import { ImportDone } from './ImportOutcome.tsx';
import { FileStep, ImportStep, ReadingStep } from './QuestionImport.styles.ts';
import { type ImportErrorList, type ImportPlace, remarkText } from './questionImport.ts';

interface ImportFileStepProps {
  refused: Extract<QuestionImportState, { phase: 'file' }>['refused'];
  onFile: (file: File) => void;
  onTemplate: () => void;
}

const accept = { 'text/csv': ['.csv'] } as const;

/** Choosing the file, and what it must contain. */
function ImportFileStep({ refused, onFile, onTemplate }: ImportFileStepProps) {
  const { t } = useAdminWords();
  return (
    <FileStep>
      <FileDrop
        label={t('questionImport.fileLabel')}
        hint={t('questionImport.fileHint')}
        files={[]}
        accept={accept}
        maxSize={maximumQuestionFileSize}
        sentences={{
          rules: t('questionImport.fileRules'),
          wrongType: t('errors:csv_file_required'),
          tooLarge: t('errors:csv_file_too_large'),
        }}
        error={
          refused === null
            ? undefined
            : t('questionImport.fileRefused', { file: refused.name, message: problemText(t, refused.problem) })
        }
        onChange={([file]) => file && onFile(file)}
      />
      <section>
        <Heading level={2} size="section">
          {t('questionImport.goodToKnow')}
        </Heading>
        <ul>
          <Text as="li">{t('questionImport.needsText')}</Text>
          <Text as="li">{t('questionImport.needsFormat')}</Text>
          <Text as="li">{t('questionImport.needsTypes', { types: questionTypes.join(', ') })}</Text>
          <Text as="li">{t('questionImport.needsOptions')}</Text>
        </ul>
        <Button icon={Download} onClick={onTemplate}>
          {t('questionImport.template')}
        </Button>
      </section>
    </FileStep>
  );
}

type ImportStepName = 'file' | 'check' | 'done';

const importSteps = [
  { id: 'file', word: 'stepFile' },
  { id: 'check', word: 'stepCheck' },
  { id: 'done', word: 'stepDone' },
] as const satisfies readonly { id: ImportStepName; word: string }[];

/** The steps of the import, on one line in the head of the page. */
function ImportSteps({ current }: { current: ImportStepName }) {
  const { t } = useAdminWords();
  return (
    <Row as="ol" gap={[2, 3]} align="center" aria-label={t('questionImport.steps')}>
      {importSteps.map(({ id, word }, index) => {
        // The last step has nothing left to do, so it is marked as done when it is current.
        const state = id === 'done' && current === 'done' ? 'done' : stepState(importSteps, id, current);
        return (
          <ImportStep key={id} data-state={state} aria-current={id === current ? 'step' : undefined}>
            {index > 0 && <CourseLine direction="across" />}
            <StepRing number={index + 1} state={state} />
            <span>
              {t(`questionImport.${word}`)}
              {state !== undefined && <VisuallyHidden> ({t(`common:steps.${state}`)})</VisuallyHidden>}
            </span>
          </ImportStep>
        );
      })}
    </Row>
  );
}

interface ImportHeadProps {
  place: ImportPlace;
  /** Absent when the client to import for does not exist. */
  step?: ImportStepName | undefined;
}

/** The owner of the questions, and the current step. */
function ImportHead({ place, step }: ImportHeadProps) {
  const { t } = useAdminWords();
  const narrow = useBelow('desktop');
  const { clientsHref, questionsHref, client } = place;
  const page: BreadcrumbItem = { label: t('questionImport.title') };
  const ofClient: BreadcrumbItem[] = [
    { label: t('questionImport.clients'), href: clientsHref },
    ...(client?.name === undefined ? [] : [{ label: client.name, href: client.href }]),
  ];
  const ofEverybody: BreadcrumbItem[] = [{ label: t('questionImport.ofEverybody'), href: questionsHref }];
  const steps = step && <ImportSteps current={step} />;
  return (
    <>
      <PageHead
        title={t('questionImport.title')}
        trail={<Breadcrumb items={[...(client === undefined ? ofEverybody : ofClient), page]} />}
        actions={narrow ? undefined : steps}
      />
      {narrow && <Stack below={3}>{steps}</Stack>}
    </>
  );
}

export interface QuestionImportProps {
  state: QuestionImportState;
  place: ImportPlace;
  onFile: (file: File) => void;
  /** Cancels reading: back to the choice of a file. */
  onStop: () => void;
  onSettings: (settings: ImportSettings) => void;
  /** Saves the remarks as a file. */
  onErrors: (errors: ImportErrorList) => void;
  onTemplate: () => void;
  /** Stores the questions; resolves to whether it worked. */
  onImport: () => Promise<boolean>;
  onUndo: () => Promise<void>;
  onAnotherFile: () => void;
  /** Fetches the existing questions again. */
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

/** Imports questions from a CSV file: choose it, check every row, store them, and undo. */
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
          <LoadFailed
            title={t('questionImport.failedTitle')}
            problem={state.problem}
            safe={t('questionImport.failedSafe')}
            onRetry={props.onRetry}
            onCopy={props.onCopy}
          />
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
            onSettings={props.onSettings}
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
    <PageFrame data-full aria-busy={state.phase === 'loading' || state.phase === 'reading'}>
      <title>{`${t('questionImport.pageTitle')} – ${brand.name}`}</title>
      <ImportHead place={place} step={stepOf[state.phase]} />
      {content()}
    </PageFrame>
  );
}
