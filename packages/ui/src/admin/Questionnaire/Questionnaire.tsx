import { type Answer, needsHelp, type QuestionnaireState } from '@fnc/domain';
import { ListPlus, Trash2, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { GoneList, Layout, Middle } from './Questionnaire.styles.ts';
import { filledQuestionnaire, type QuestionnaireProps } from './questionnaire.ts';
import { OpenQuestions, QuestionnaireTools, SectionNav } from './QuestionnaireSides.tsx';
import { SectionForm } from './SectionForm.tsx';

/** The skeleton of the page while it is loading. */
function QuestionnaireLoading() {
  const { t } = useAdminWords();
  return (
    <Layout aria-busy="true">
      <Stack>
        <VisuallyHidden role="status">{t('questionnaires.loading')}</VisuallyHidden>
        {['100%', '82%', '70%', '76%', '64%', '88%'].map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </Stack>
      <Middle>
        <Stack>
          {['38%', '60%', '52%', '66%', '48%'].map((width) => (
            <Stack key={width}>
              <Skeleton width={width} />
              <Skeleton width="17.5rem" height={40} />
            </Stack>
          ))}
        </Stack>
      </Middle>
    </Layout>
  );
}

/** Shown when there are no questions: three ways to get some. */
function NoQuestions({ importHref, editHref, globalHref }: QuestionnaireProps) {
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

interface GoneAnswersProps extends Pick<QuestionnaireProps, 'onStore'> {
  answers: readonly Answer[];
}

/** Answers whose question was removed: preserved until the advisor deletes them. */
function GoneAnswers({ answers, onStore }: GoneAnswersProps) {
  const { t } = useAdminWords();
  const toast = useToast();

  async function remove({ questionId, value }: Answer) {
    const problem = await onStore(questionId, '');
    if (problem) {
      toast.show({ tone: 'danger', message: t('errors:answers_save_failed'), detail: problemText(t, problem) });
      return;
    }
    toast.show({ message: t('questionnaires.goneDeleted'), undo: () => void onStore(questionId, value) });
  }

  return (
    <Stack above={6}>
      <Disclosure summary={t('questionnaires.gone', { count: answers.length })}>
        <p>{t('questionnaires.goneText')}</p>
        <GoneList>
          {answers.map((answer) => (
            <li key={answer.questionId}>
              <span>{answer.questionId}</span>
              <strong>{answer.value.split('|').join(', ')}</strong>
              <IconButton
                icon={Trash2}
                variant="danger"
                label={t('questionnaires.goneDelete', { id: answer.questionId })}
                onClick={() => void remove(answer)}
              />
            </li>
          ))}
        </GoneList>
      </Disclosure>
    </Stack>
  );
}

type ReadyProps = QuestionnaireProps & { state: Extract<QuestionnaireState, { phase: 'ready' }> };

/** What to focus once it is rendered: a question, or with `null` the heading of the section. */
interface FocusTarget {
  readonly section: string;
  readonly questionId: string | null;
}

function ReadyQuestionnaire(props: ReadyProps) {
  const { state, leaving, onSection } = props;
  const { t, language } = useAdminWords();
  const filled = filledQuestionnaire(state, language);
  const { sections, open, unsaved, gone } = filled;
  const target = useRef<FocusTarget | null>(null);
  const [, lookAgain] = useState(0);
  const index = Math.max(
    0,
    sections.findIndex(({ name }) => name === props.section),
  );
  const section = sections[index];
  const goTo = (name: string, questionId: string | null) => {
    if (name !== section?.name) onSection(name);
    target.current = { section: name, questionId };
    lookAgain((times) => times + 1); // also when the section is already shown
  };
  const middle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target.current === null || target.current.section !== section?.name) return; // it is not rendered yet
    const { questionId } = target.current;
    const place =
      questionId === null ? 'h2' : `[data-question="${CSS.escape(questionId)}"] :is(input, select, textarea)`;
    const found = [...(middle.current?.querySelectorAll<HTMLElement>(place) ?? [])];
    const chosen = found.find((field) => field.matches(':checked')) ?? found[0];
    chosen?.focus();
    target.current = null;
  });

  const stuck = [...state.drafts.values()].filter(needsHelp).length;
  const isFree = leaving !== null && stuck === 0;
  const leave = useEffectEvent(() => leaving?.onLeave());
  // What was not saved is saved by now, so nothing is left to ask.
  useEffect(() => {
    if (isFree) leave();
  }, [isFree]);
  if (section === undefined) return <NoQuestions {...props} />;

  return (
    <Layout>
      <SectionNav {...props} filled={filled} current={section.name} />
      <Middle ref={middle}>
        <SectionForm {...props} filled={filled} index={index} onGo={(name) => goTo(name, null)} />
        {gone.length > 0 && <GoneAnswers answers={gone} onStore={props.onStore} />}
      </Middle>
      <OpenQuestions
        open={open}
        unsaved={unsaved}
        sectionHref={props.sectionHref}
        onGo={({ question }) => goTo(question.section, question.id)}
      />
      <QuestionnaireTools {...props} />
      <ConfirmDialog
        open={leaving !== null && !isFree}
        title={t('questionnaires.leaveTitle', { count: stuck })}
        confirmLabel={t('questionnaires.leaveGo')}
        cancelLabel={t('common:leave.stay')}
        onConfirm={() => leaving?.onLeave()}
        onCancel={() => leaving?.onStay()}
      >
        {t('questionnaires.leaveText')}
      </ConfirmDialog>
    </Layout>
  );
}

/** Filling in a client's questionnaire: one section at a time, saved while typing. */
export function Questionnaire(props: QuestionnaireProps) {
  const { state } = props;
  const { t } = useAdminWords();
  if (state.phase === 'loading') return <QuestionnaireLoading />;
  if (state.phase === 'notFound') {
    return (
      <EmptyState kind="noMatch" title={t('errors:client_not_found')}>
        {t('questionnaires.goneClient')}
      </EmptyState>
    );
  }
  if (state.phase === 'failed') {
    return (
      <LoadFailed
        title={t('errors:client_load_failed')}
        problem={state.problem}
        safe={t('questionnaires.failedSafe')}
        onRetry={props.onReload}
        onCopy={props.onCopy}
      />
    );
  }
  return <ReadyQuestionnaire {...props} state={state} />;
}
