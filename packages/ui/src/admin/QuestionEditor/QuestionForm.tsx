import { type Question, questionFaults, type QuestionFault, questionTypes, tidyQuestion } from '@fnc/domain';
import { useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { QuestionField } from '../Questionnaire/QuestionField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { OptionRows } from './OptionRows.tsx';
import { type QuestionDraft, questionOf } from './questionDraft.ts';
import { FormStack, PreviewFrame } from './QuestionForm.styles.ts';

export interface QuestionFormProps {
  /** Of the `<form>`, for the button in the foot of the drawer. */
  formId: string;
  draft: QuestionDraft;
  /** As it is stored; `null`: a new one. */
  original: Question | null;
  /** Answers under its id. */
  answers: number;
  sections: readonly string[];
  /** Shown after the first try. */
  faults: readonly QuestionFault[];
  /** A question that takes the place of one of everybody's has its id. */
  fixedId: boolean;
  onChange: (draft: QuestionDraft) => void;
  onSubmit: () => void;
}

/** As it will look, to try it out; what is answered here goes nowhere. */
function Preview({ question }: { question: Question }) {
  const { t } = useAdminWords();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <PreviewFrame aria-label={t('questionnaires.preview')}>
      <h3>{t('questionnaires.preview')}</h3>
      <QuestionField
        key={question.type}
        id={id}
        question={{ ...question, text: question.text || t('questionnaires.previewEmpty') }}
        text={text}
        error={undefined}
        onText={setText}
        onLeave={() => undefined}
      />
    </PreviewFrame>
  );
}

/** Everything a question has, in the order in which one thinks of it. */
export function QuestionForm(props: QuestionFormProps) {
  const { formId, draft, original, answers, sections, faults, fixedId, onChange, onSubmit } = props;
  const { t } = useAdminWords();
  const listId = useId();
  const { type } = draft;
  const hasOptions = type === 'select' || type === 'radio' || type === 'checkbox';
  const errorAt = (field: QuestionFault['field'], option?: number) => {
    const fault = faults.find((candidate) => candidate.field === field && candidate.option === option);
    return fault && t(`errors:${fault.code}`);
  };
  return (
    <FormStack
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextArea
        id={`${formId}-text`}
        label={t('questionnaires.fieldText')}
        data-autofocus=""
        rows={2}
        value={draft.text}
        error={errorAt('text')}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      <TextField
        id={`${formId}-section`}
        label={t('questionnaires.fieldSection')}
        hint={t('questionnaires.fieldSectionHint')}
        list={listId}
        autoComplete="off"
        value={draft.section}
        onChange={({ target }) => onChange({ ...draft, section: target.value })}
      />
      <datalist id={listId}>
        {sections.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <SelectField
        id={`${formId}-type`}
        label={t('questionnaires.fieldType')}
        placeholder={null}
        value={type}
        options={questionTypes.map((value) => ({ value, label: t(`questionnaires.type.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...draft, type: questionTypes.find((known) => known === target.value) ?? type })
        }
      />
      {original !== null && original.type !== type && answers > 0 && (
        <Alert tone="warning" live>
          {t('questionnaires.typeWarning', { count: answers })}
        </Alert>
      )}
      {hasOptions && (
        <OptionRows
          id={`${formId}-options`}
          draft={draft}
          error={errorAt('options')}
          errorOf={(index) => errorAt('options', index)}
          onChange={onChange}
        />
      )}
      <CheckboxField
        label={t('questionnaires.fieldRequired')}
        checked={draft.required}
        onChange={({ target }) => onChange({ ...draft, required: target.checked })}
      />
      <Preview question={tidyQuestion(questionOf(draft))} />
      {!fixedId && (
        <Disclosure
          key={String(errorAt('id') !== undefined)}
          summary={t('questionnaires.advanced')}
          open={errorAt('id') !== undefined}
        >
          <TextField
            id={`${formId}-id`}
            label={t('questionnaires.fieldId')}
            hint={t('questionnaires.fieldIdHint')}
            autoComplete="off"
            spellCheck={false}
            value={draft.id}
            error={errorAt('id')}
            onChange={({ target }) => onChange({ ...draft, id: target.value })}
          />
          {original !== null && original.id !== draft.id.trim() && answers > 0 && (
            <Alert tone="warning" live>
              {t('questionnaires.idWarning', { count: answers })}
            </Alert>
          )}
        </Disclosure>
      )}
    </FormStack>
  );
}

/** What keeps the draft from being stored. */
export const faultsOf = (draft: QuestionDraft, taken: ReadonlySet<string>) => questionFaults(questionOf(draft), taken);
