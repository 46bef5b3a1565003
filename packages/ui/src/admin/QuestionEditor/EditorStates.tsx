import { Plus, Upload } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { LoadingLines } from './QuestionEditor.styles.ts';
import type { QuestionEditorProps } from './questionEditorProps.ts';

export function EditorLoading() {
  const { t } = useAdminWords();
  return (
    <LoadingLines>
      <VisuallyHidden role="status">{t('questionnaires.editorLoading')}</VisuallyHidden>
      {['30%', '72%', '58%', '66%', '80%', '49%'].map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </LoadingLines>
  );
}

interface NoOwnQuestionsProps {
  isGlobal: boolean;
  importHref: string;
  onAdd: () => void;
}

export function NoOwnQuestions({ isGlobal, importHref, onAdd }: NoOwnQuestionsProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="nothing"
      title={t('questionnaires.emptyTitle')}
      actions={
        <>
          <Button icon={Plus} onClick={onAdd}>
            {t('questionnaires.emptyAdd')}
          </Button>
          <ButtonLink icon={Upload} href={importHref}>
            {t('questionnaires.import')}
          </ButtonLink>
        </>
      }
    >
      {t(isGlobal ? 'questionnaires.editorEmptyGlobal' : 'questionnaires.editorEmptyClient')}
    </EmptyState>
  );
}

export function EditorGone({ clientsHref }: { clientsHref: string }) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="noMatch"
      title={t('errors:client_not_found')}
      actions={<ButtonLink href={clientsHref}>{t('questionnaires.clients')}</ButtonLink>}
    >
      {t('questionnaires.goneClient')}
    </EmptyState>
  );
}

interface EditorFailedProps extends Pick<QuestionEditorProps, 'onReload' | 'onCopy'> {
  problem: Problem;
}

export function EditorFailed({ problem, onReload, onCopy }: EditorFailedProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="failed"
      title={t('questionnaires.editorFailed')}
      onRetry={onReload}
      errorCode={problemCode(problem)}
      copy={onCopy}
    >
      {problemText(t, problem)}
    </EmptyState>
  );
}
