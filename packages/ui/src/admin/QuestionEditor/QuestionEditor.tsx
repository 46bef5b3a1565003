import { changeQuestion, freshQuestionId, type Question, sectionsOf, withQuestion } from '@fnc/domain';
import { useState } from 'react';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { EditorHead } from './EditorHead.tsx';
import { EditorSections } from './EditorSections.tsx';
import { EditorFailed, EditorGone, EditorLoading, NoOwnQuestions } from './EditorStates.tsx';
import { GlobalQuestions } from './GlobalQuestions.tsx';
import { type Editing, QuestionDrawer, type SavedQuestion } from './QuestionDrawer.tsx';
import { BlockHeading, EditorFrame } from './QuestionEditor.styles.ts';
import type { QuestionEditorProps, QuestionEditorState } from './questionEditorProps.ts';
import { RenameSection } from './RenameSection.tsx';
import { useQuestionActions } from './useQuestionActions.ts';

type ReadyProps = QuestionEditorProps & { state: Extract<QuestionEditorState, { phase: 'ready' }> };

const emptyQuestion = (id: string, section: string): Question => ({
  id,
  section,
  text: '',
  type: 'text',
  required: false,
  options: [],
});

const idsOf = (questions: readonly Question[]): ReadonlySet<string> => new Set(questions.map(({ id }) => id));

function ReadyEditor(props: ReadyProps) {
  const { state, client, onChange } = props;
  const { questions, globalQuestions, answerCounts, idsInUse } = state;
  const { t } = useAdminWords();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const ownIds = idsOf(questions);
  const globalIds = idsOf(globalQuestions);
  const actions = useQuestionActions(questions, new Set([...globalIds, ...idsInUse]), onChange);
  const sections = sectionsOf(questions).map(({ name }) => name);
  const allSections = [...new Set([...sectionsOf(globalQuestions).map(({ name }) => name), ...sections])];

  const add = (section: string) => {
    const taken = new Set([...ownIds, ...actions.taken]);
    setEditing({ kind: 'new', question: emptyQuestion(freshQuestionId(taken), section) });
  };
  /** What was changed in another window stays; where both changed the same, nothing is stored. */
  async function save({ kind, question: { id } }: Editing, mine: Question, before: Question | null) {
    let conflict: Exclude<SavedQuestion, null> | undefined;
    const problem = await onChange((now) => {
      if (kind === 'new') return withQuestion(now, mine);
      const changed = changeQuestion(now, id, before, mine);
      conflict = changed.outcome === 'conflict' ? changed : undefined;
      return changed.outcome === 'conflict' ? now : changed.questions;
    });
    return problem ?? conflict ?? null;
  }
  /** An own question may stand in the place of a global one, but not by accident. */
  const takenBut = ({ kind, question: { id } }: Editing): ReadonlySet<string> => {
    const taken = new Set([...ownIds, ...globalIds]);
    if (kind !== 'new') taken.delete(id);
    return taken;
  };

  return (
    <>
      <EditorHead {...props} count={questions.length} onAdd={() => add(sections.at(-1) ?? allSections.at(-1) ?? '')} />
      <CopyNotice at={state.copiedAt} />
      {client !== null && globalQuestions.length > 0 && (
        <>
          <GlobalQuestions
            questions={globalQuestions}
            overriddenIds={ownIds}
            answerCounts={answerCounts}
            globalHref={props.globalHref}
            onOverride={(question) => setEditing({ kind: 'override', question })}
          />
          <BlockHeading>{t('questionnaires.ownHeading')}</BlockHeading>
        </>
      )}
      {questions.length === 0 ? (
        <NoOwnQuestions isGlobal={client === null} importHref={props.importHref} onAdd={() => add('')} />
      ) : (
        <EditorSections
          questions={questions}
          globalIds={globalIds}
          answerCounts={answerCounts}
          actions={actions}
          onEdit={(question) => setEditing({ kind: 'edit', question })}
          onAdd={add}
          onRename={setRenaming}
        />
      )}
      {editing !== null && (
        <QuestionDrawer
          editing={editing}
          answers={answerCounts.get(editing.question.id) ?? 0}
          sections={allSections}
          taken={takenBut(editing)}
          onSave={(question, before) => save(editing, question, before)}
          onClose={() => setEditing(null)}
          onDirty={props.onDirty}
          leaving={props.leaving}
        />
      )}
      {renaming !== null && (
        <RenameSection
          section={renaming}
          others={sections.filter((name) => name !== renaming)}
          onRename={(to) => actions.renameSection(renaming, to)}
          onClose={() => setRenaming(null)}
        />
      )}
    </>
  );
}

/** The questions themselves: everybody's, or those of one client beside them. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { state, clientsHref } = props;
  return (
    <EditorFrame aria-busy={state.phase === 'loading'}>
      {state.phase === 'ready' ? (
        <ReadyEditor {...props} state={state} />
      ) : (
        <>
          <EditorHead {...props} count={null} onAdd={props.onReload} />
          {state.phase === 'loading' && <EditorLoading />}
          {state.phase === 'notFound' && <EditorGone clientsHref={clientsHref} />}
          {state.phase === 'failed' && <EditorFailed {...props} problem={state.problem} />}
        </>
      )}
    </EditorFrame>
  );
}
