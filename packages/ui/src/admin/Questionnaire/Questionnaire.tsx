import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { filledQuestionnaire } from './filledSections.ts';
import { GoneAnswers } from './GoneAnswers.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { needsHelp, type QuestionnaireState } from './questionnaireData.ts';
import type { QuestionnaireProps } from './questionnaireProps.ts';
import { Layout, Middle } from './Questionnaire.styles.ts';
import { NoQuestions, QuestionnaireFailed, QuestionnaireGone, QuestionnaireLoading } from './QuestionnaireStates.tsx';
import { QuestionnaireTools } from './QuestionnaireTools.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SectionNav } from './SectionNav.tsx';

type ReadyProps = QuestionnaireProps & { state: Extract<QuestionnaireState, { phase: 'ready' }> };

/** What the focus goes to when it is there: a question, or with `null` the head of the section. */
interface Wish {
  readonly section: string;
  readonly questionId: string | null;
}

function ReadyQuestionnaire(props: ReadyProps) {
  const { state, onSection } = props;
  const { t, language } = useAdminWords();
  const filled = filledQuestionnaire(state, language);
  const { sections, open, gone } = filled;
  const wish = useRef<Wish | null>(null);
  const [, lookAgain] = useState(0);
  const index = Math.max(
    0,
    sections.findIndex(({ name }) => name === props.section),
  );
  const section = sections[index];
  const goTo = (name: string, questionId: string | null) => {
    if (name !== section?.name) onSection(name);
    wish.current = { section: name, questionId };
    lookAgain((times) => times + 1); // also when the section is there already
  };
  const middle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wish.current === null || wish.current.section !== section?.name) return; // it is still to come
    const { questionId } = wish.current;
    const place =
      questionId === null ? 'h2' : `[data-question="${CSS.escape(questionId)}"] :is(input, select, textarea)`;
    const found = [...(middle.current?.querySelectorAll<HTMLElement>(place) ?? [])];
    const chosen = found.find((field) => field.matches(':checked')) ?? found[0];
    chosen?.focus();
    wish.current = null;
  });

  const stuck = [...state.drafts.values()].filter(needsHelp).length;
  useLeaveGuard(stuck > 0);
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
        sectionHref={props.sectionHref}
        onGo={({ question }) => goTo(question.section, question.id)}
      />
      <QuestionnaireTools {...props} />
      <ConfirmDialog
        open={props.leaving !== null}
        title={t('questionnaires.leaveTitle', { count: stuck })}
        confirmLabel={t('questionnaires.leaveGo')}
        cancelLabel={t('questionnaires.leaveStay')}
        onConfirm={() => props.leaving?.onLeave()}
        onCancel={() => props.leaving?.onStay()}
      >
        {t('questionnaires.leaveText')}
      </ConfirmDialog>
    </Layout>
  );
}

/** Filling in what a client is asked: one section at a time, saved as it is typed. */
export function Questionnaire(props: QuestionnaireProps) {
  const { state } = props;
  if (state.phase === 'loading') return <QuestionnaireLoading />;
  if (state.phase === 'notFound') return <QuestionnaireGone />;
  if (state.phase === 'failed') return <QuestionnaireFailed {...props} problem={state.problem} />;
  return <ReadyQuestionnaire {...props} state={state} />;
}
