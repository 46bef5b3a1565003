import { type Question, type QuestionFault, questionFaults, questionTypes, tidyQuestion } from '@fnc/domain';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { FieldGroup } from '../../components/Field/FieldGroup.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { QuestionField } from '../Questionnaire/QuestionField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { OptionList, PreviewFrame } from './QuestionEditor.styles.ts';

/** An option in the form: its key stays the same while its text and position change. */
interface OptionDraft {
  readonly key: number;
  readonly text: string;
}

export interface QuestionDraft extends Omit<Question, 'options'> {
  readonly options: readonly OptionDraft[];
  readonly nextKey: number;
}

export const draftOf = (question: Question): QuestionDraft => ({
  ...question,
  options: question.options.map((text, key) => ({ key, text })),
  nextKey: question.options.length,
});

/** Includes all other properties of the question, also ones that this version does not know. */
export function questionOf({ nextKey: _nextKey, options, ...question }: QuestionDraft): Question {
  return { ...question, options: options.map((option) => option.text) };
}

/** Adds a new option after the one at `index`. */
function withOption(draft: QuestionDraft, index: number): QuestionDraft {
  const { options, nextKey } = draft;
  const added = { key: nextKey, text: '' };
  return {
    ...draft,
    options: [...options.slice(0, index + 1), added, ...options.slice(index + 1)],
    nextKey: nextKey + 1,
  };
}

function movedOption(draft: QuestionDraft, index: number, by: -1 | 1): QuestionDraft {
  const { options } = draft;
  const moved = options[index];
  const neighbour = options[index + by];
  if (moved === undefined || neighbour === undefined) return draft;
  return { ...draft, options: options.with(index, neighbour).with(index + by, moved) };
}

interface OptionRowsProps {
  id: string;
  draft: QuestionDraft;
  /** The error of all options together. */
  error: string | undefined;
  /** The error of one option, by its index. */
  errorOf: (index: number) => string | undefined;
  onChange: (draft: QuestionDraft) => void;
}

/** The options of a question, in order. Enter moves to the next one. */
function OptionRows({ id, draft, error, errorOf, onChange }: OptionRowsProps) {
  const { t } = useAdminWords();
  const { options, type } = draft;
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<{ key: number; part: 'field' | 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const { key, part } = refocus.current;
    const within = part === 'field' ? 'input' : `[data-part="${part}"]`;
    list.current?.querySelector<HTMLElement>(`[data-option="${key}"] ${within}`)?.focus();
    refocus.current = null;
  });

  const add = (index: number) => {
    refocus.current = { key: draft.nextKey, part: 'field' };
    onChange(withOption(draft, index));
  };
  const move = (index: number, by: -1 | 1, part: 'up' | 'down') => {
    const moved = options[index];
    if (moved) refocus.current = { key: moved.key, part };
    onChange(movedOption(draft, index, by));
  };
  const remove = (index: number) => {
    const neighbour = options[index + 1] ?? options[index - 1];
    if (neighbour) refocus.current = { key: neighbour.key, part: 'field' };
    onChange({ ...draft, options: options.toSpliced(index, 1) });
  };

  return (
    <FieldGroup
      id={id}
      label={t('questionnaires.fieldOptions')}
      hint={type === 'checkbox' ? t('questionnaires.fieldOptionsHint') : undefined}
      error={error}
    >
      <OptionList ref={list}>
        {options.map(({ key, text }, index) => {
          const number = index + 1;
          return (
            <li key={key} data-option={key}>
              <TextField
                label={t('questionnaires.option', { number })}
                labelPlace="hidden"
                value={text}
                autoComplete="off"
                aria-required={false}
                error={errorOf(index)}
                onChange={({ target }) =>
                  onChange({ ...draft, options: options.with(index, { key, text: target.value }) })
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault(); // prevents submitting the whole form
                  add(index);
                }}
              />
              <IconButton
                icon={ChevronUp}
                label={t('questionnaires.optionUp', { number })}
                tooltip="none"
                data-part="up"
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, -1, 'up')}
              />
              <IconButton
                icon={ChevronDown}
                label={t('questionnaires.optionDown', { number })}
                tooltip="none"
                data-part="down"
                aria-disabled={index === options.length - 1 || undefined}
                onClick={() => move(index, 1, 'down')}
              />
              <IconButton
                icon={X}
                label={t('questionnaires.optionDelete', { number })}
                tooltip="none"
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </OptionList>
      <Button size="small" icon={Plus} onClick={() => add(options.length - 1)}>
        {t('questionnaires.optionAdd')}
      </Button>
    </FieldGroup>
  );
}

interface QuestionFormProps {
  /** `id` of the `<form>`, for the button in the drawer's foot. */
  formId: string;
  draft: QuestionDraft;
  /** The stored question; `null`: a new one. */
  original: Question | null;
  /** Number of answers to this question. */
  answers: number;
  sections: readonly string[];
  /** Shown after the first attempt to save. */
  faults: readonly QuestionFault[];
  /** A question that replaces a shared one has the same id. */
  fixedId: boolean;
  onChange: (draft: QuestionDraft) => void;
  onSubmit: () => void;
}

/** A working preview of the question; its answer is not stored. */
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

const spelled = (option: string) => option.trim().toLowerCase();

/** Whether an option that may have been chosen is gone. Answers match an option in any case. */
const losesOption = (before: Question, now: Question): boolean => {
  const left = new Set(now.options.map(spelled));
  return before.options.some((option) => !left.has(spelled(option)));
};

/** All properties of a question, in the usual order of filling them in. */
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
  const misfits = answers > 0 && (
    <Alert tone="warning" live>
      {t('questionnaires.misfitWarning', { count: answers })}
    </Alert>
  );
  return (
    <Stack
      as="form"
      gap={5}
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
      {original !== null && original.type !== type && misfits}
      {hasOptions && (
        <OptionRows
          id={`${formId}-options`}
          draft={draft}
          error={errorAt('options')}
          errorOf={(index) => errorAt('options', index)}
          onChange={onChange}
        />
      )}
      {original?.type === type && hasOptions && losesOption(original, questionOf(draft)) && misfits}
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
    </Stack>
  );
}

/** The errors that prevent storing the draft. */
export const faultsOf = (draft: QuestionDraft, taken: ReadonlySet<string>) => questionFaults(questionOf(draft), taken);
