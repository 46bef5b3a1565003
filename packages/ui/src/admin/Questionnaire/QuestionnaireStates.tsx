import { ListPlus, Upload } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Layout, Middle, SkeletonStack } from './Questionnaire.styles.ts';
import type { QuestionnaireProps } from './questionnaireProps.ts';

/** The shape of the page, while its words are on their way. */
export function QuestionnaireLoading() {
  const { t } = useAdminWords();
  return (
    <Layout aria-busy="true">
      <SkeletonStack>
        <VisuallyHidden role="status">{t('questionnaires.loading')}</VisuallyHidden>
        {['100%', '82%', '70%', '76%', '64%', '88%'].map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </SkeletonStack>
      <Middle>
        <SkeletonStack>
          {['38%', '60%', '52%', '66%', '48%'].map((width) => (
            <SkeletonStack key={width}>
              <Skeleton width={width} />
              <Skeleton width="17.5rem" height={40} />
            </SkeletonStack>
          ))}
        </SkeletonStack>
      </Middle>
    </Layout>
  );
}

/** Nothing to ask yet: three ways to get questions. */
export function NoQuestions({ importHref, editHref, globalHref }: QuestionnaireProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="nothing"
      title={t('questionnaires.emptyTitle')}
      actions={
        <>
          <ButtonLink variant="primary" icon={Upload} href={importHref}>
            {t('questionnaires.import')}
          </ButtonLink>
          <ButtonLink icon={ListPlus} href={editHref}>
            {t('questionnaires.emptyAdd')}
          </ButtonLink>
          <Link href={globalHref}>{t('questionnaires.emptyGlobal')}</Link>
        </>
      }
    >
      {t('questionnaires.emptyText')}
    </EmptyState>
  );
}

export function QuestionnaireGone() {
  const { t } = useAdminWords();
  return (
    <EmptyState kind="noMatch" title={t('errors:client_not_found')}>
      {t('questionnaires.goneClient')}
    </EmptyState>
  );
}

interface FailedProps extends Pick<QuestionnaireProps, 'onReload' | 'onCopy'> {
  problem: Problem;
}

export function QuestionnaireFailed({ problem, onReload, onCopy }: FailedProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="failed"
      title={t('errors:client_load_failed')}
      onRetry={onReload}
      errorCode={problemCode(problem)}
      copy={onCopy}
    >
      {problemText(t, problem)}. {t('questionnaires.failedSafe')}
    </EmptyState>
  );
}
