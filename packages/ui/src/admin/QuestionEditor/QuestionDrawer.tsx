import {
  type ChangedQuestion,
  fieldsInConflict,
  type KeptVersion,
  mergeChanges,
  type Question,
  tidyQuestion,
} from '@fnc/domain';
import { useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useUnsavedEdit } from '../../forms/useUnsavedEdit.ts';
import { differs, type EditedField, fieldsOf } from '../EditedElsewhere/editedField.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import type { Editing, QuestionEditorProps } from './questionEditor.ts';
import { draftOf, faultsOf, type QuestionDraft, QuestionForm, questionOf } from './QuestionForm.tsx';

/** `null`: the question was stored. */
export type SavedQuestion = Problem | Extract<ChangedQuestion, { outcome: 'conflict' }> | null;

interface QuestionDrawerProps extends Pick<QuestionEditorProps, 'onDirty' | 'leaving' | 'unsaved'> {
  editing: Editing;
  answers: number;
  sections: readonly string[];
  /** Ids of the other questions. */
  taken: ReadonlySet<string>;
  /** `before`: the question when it was opened here; `null` when this is a new one. */
  onSave: (question: Question, before: Question | null) => Promise<SavedQuestion>;
  onClose: () => void;
}

const titles = {
  new: 'questionnaires.newTitle',
  edit: 'questionnaires.editTitle',
  override: 'questionnaires.overrideTitle',
} as const;

const isSame = (draft: QuestionDraft, question: Question): boolean =>
  JSON.stringify(questionOf(draft)) === JSON.stringify(questionOf(draftOf(question)));

/**
 * The fields to choose between, as text: what only one window changed stays in any case.
 *
 * @param before `null`: unknown, so that every difference counts
 */
function disputedFields(
  t: AdminT,
  before: Question | null,
  mine: Question,
  theirs: Question,
): readonly EditedField<keyof Question>[] {
  const disputed = new Set(before === null ? null : fieldsInConflict(before, mine, theirs));
  const both = fieldsOf(mine, theirs);
  return [
    both('text', t('questionnaires.fieldText'), ({ text }) => text),
    both('section', t('questionnaires.fieldSection'), ({ section }) => section),
    both('type', t('questionnaires.fieldType'), ({ type }) => t(`questionnaires.type.${type}`)),
    both('required', t('questionnaires.fieldRequired'), ({ required }) => (required ? '✓' : '–')),
    both('options', t('questionnaires.fieldOptions'), ({ options }) => options.join('\n')),
  ].filter((field) => differs(field) && (before === null || disputed.has(field.name)));
}

/** One question, with Save and Cancel: an incomplete question is not stored. */
export function QuestionDrawer(props: QuestionDrawerProps) {
  const { editing, answers, sections, taken, onSave, onClose, onDirty, leaving, unsaved } = props;
  const { t } = useAdminWords();
  const formId = useId();
  const [draft, setDraft] = useState(() => editing.draft ?? draftOf(editing.question));
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [before, setBefore] = useState(editing.kind === 'edit' ? editing.question : null);
  /** The other window's version; `null`: it deleted the question. */
  const [theirs, setTheirs] = useState<Question | null>();
  const dirty = !isSame(draft, before ?? editing.question);
  const guard = useLeaveGuard(dirty, onDirty);
  const undo = () => setDraft(draftOf(editing.question));
  useUnsavedEdit(unsaved, { typed: draft, from: editing }, dirty, editing.draft ? undo : null);
  const faults = faultsOf(draft, taken);

  async function submit() {
    setTried(true);
    const [first] = faults;
    if (first !== undefined) {
      // The field may be in a disclosure that opens now.
      requestAnimationFrame(() => {
        const field = document.querySelector<HTMLElement>(`#${CSS.escape(`${formId}-${first.field}`)}`);
        const option = field?.querySelectorAll<HTMLElement>('input')[first.option ?? 0];
        (option ?? field?.querySelector<HTMLElement>('button') ?? field)?.focus();
      });
      return;
    }
    setSaving(true);
    setProblem(null);
    const failed = await onSave(tidyQuestion(questionOf(draft)), before);
    setSaving(false);
    if (failed === null) onClose();
    else if ('theirs' in failed) setTheirs(failed.theirs);
    else setProblem(failed);
  }

  /** Where both changed the same field, one version wins; the form then edits the other window's version. */
  function choose(keep: KeptVersion) {
    setTheirs(undefined);
    setBefore(theirs ?? null);
    if (!theirs) {
      if (keep === 'theirs') onClose();
      return;
    }
    const mine = questionOf(draft);
    const merged = before === null ? { mine, theirs }[keep] : mergeChanges(before, mine, theirs, keep);
    setDraft(draftOf(merged));
  }

  return (
    <>
      <Drawer
        open
        onClose={() => guard.ask(onClose)}
        title={t(titles[editing.kind])}
        // Beside Save, because the top of a long question is out of sight.
        footerStart={
          problem !== null && (
            <Alert tone="danger" live>
              {t('errors:questions_save_failed', { message: problemText(t, problem) })}
            </Alert>
          )
        }
        footer={
          <>
            <Button onClick={() => guard.ask(onClose)}>{t('common:action.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busyLabel={saving ? t('common:busy.saving') : undefined}
            >
              {t('common:action.save')}
            </Button>
          </>
        }
      >
        {theirs !== undefined && (
          <EditedElsewhere
            title={t(theirs === null ? 'elsewhere.questionGone' : 'elsewhere.question')}
            takeTheirs={theirs === null ? t('elsewhere.leaveGone') : undefined}
            fields={theirs === null ? undefined : disputedFields(t, before, questionOf(draft), theirs)}
            onKeep={choose}
          />
        )}
        <QuestionForm
          formId={formId}
          draft={draft}
          original={editing.kind === 'new' ? null : editing.question}
          answers={answers}
          sections={sections}
          faults={tried ? faults : []}
          fixedId={editing.kind === 'override'}
          onChange={setDraft}
          onSubmit={() => void submit()}
        />
      </Drawer>
      <UnsavedChangesDialog {...(leaving === null ? guard.dialog : { open: true, ...leaving })} />
    </>
  );
}
