import { parseDay, type Question } from '@fnc/domain';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { StyledCheckbox } from '../../components/Checkbox/Checkbox.styles.ts';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { ChoiceList, ChoiceRow } from '../../components/Field/FieldGroup.styles.ts';
import { FieldGroup } from '../../components/Field/FieldGroup.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { StyledRadio } from '../../components/RadioGroup/RadioGroup.styles.ts';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClearChoice, DateFrame, FieldWidth } from './QuestionField.styles.ts';

interface ChoiceAnswerProps {
  id: string;
  label: ReactNode;
  error: string | undefined;
  required: boolean;
  type: 'radio' | 'checkbox';
  options: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}

/** Short options are in a row, long or many ones in a column. */
const layoutOf = (options: readonly string[]) =>
  options.length <= 6 && options.every((option) => option.length <= 24) ? 'row' : 'list';

/**
 * Visible options: one or several of them, or without options a single checkbox. The form's own groups do not fit: here
 * an optional question has no "optional" mark, and a chosen option can be cleared.
 */
function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { id, label, error, required, type, options, value, onChoose } = props;
  const { t } = useAdminWords();
  if (type === 'checkbox' && options.length === 0) {
    return (
      <CheckboxField
        id={id}
        label={label}
        error={error}
        aria-required={required}
        checked={value === 'true'}
        onChange={({ target }) => onChoose(target.checked ? 'true' : '')}
      />
    );
  }
  const chosen = (type === 'radio' ? [value] : value.split('|')).filter(Boolean);
  const shown = [...options, ...chosen.filter((option) => !options.includes(option))];
  const Box = type === 'radio' ? StyledRadio : StyledCheckbox;
  const toggle = (option: string) => {
    if (type === 'radio') onChoose(option);
    else onChoose(shown.filter((other) => chosen.includes(other) !== (other === option)).join('|'));
  };
  return (
    <FieldGroup id={id} label={label} error={error}>
      <ChoiceList data-layout={layoutOf(shown)}>
        {shown.map((option) => (
          <ChoiceRow key={option}>
            <Box
              type={type}
              name={id}
              value={option}
              checked={chosen.includes(option)}
              aria-invalid={(type === 'checkbox' && error !== undefined) || undefined}
              onChange={() => toggle(option)}
            />
            <span>{option}</span>
          </ChoiceRow>
        ))}
        {type === 'radio' && !required && value !== '' && (
          <ClearChoice>
            <TextButton onClick={() => onChoose('')}>{t('questionnaires.clearChoice')}</TextButton>
          </ClearChoice>
        )}
      </ChoiceList>
    </FieldGroup>
  );
}

interface DateAnswerProps {
  id: string;
  label: ReactNode;
  error: string | undefined;
  required: boolean;
  /** As typed. */
  value: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

/**
 * A date that is typed, because a calendar is a slow way to a year of birth; the calendar is optional. A native date
 * field would not show, and so not store, a date that does not exist.
 */
function DateAnswer({ id, label, error, required, value, onText, onLeave }: DateAnswerProps) {
  const { t } = useAdminWords();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field id={id} label={label} error={error}>
      {(belonging) => (
        <DateFrame>
          <input
            {...belonging}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('questionnaires.datePlaceholder')}
            aria-required={required}
            value={value}
            onChange={(event) => onText(event.target.value)}
            onBlur={onLeave}
          />
          <span>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              min="1900-01-01"
              max="2199-12-31"
              value={parseDay(value) ?? ''}
              onChange={({ target }) => {
                onText(target.value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1'));
                onLeave();
              }}
            />
            <IconButton
              icon={CalendarDays}
              label={t('questionnaires.calendar')}
              onClick={() => calendar.current?.showPicker()}
            />
          </span>
        </DateFrame>
      )}
    </Field>
  );
}

interface QuestionFieldProps {
  id: string;
  question: Question;
  /**
   * The value of the field: typed text; the chosen option; chosen options joined by `|`; `true` for a single checkbox.
   */
  text: string;
  /** The error and how to correct it. */
  error: string | undefined;
  onText: (text: string) => void;
  /** The field lost the focus, or a choice was made. */
  onLeave: () => void;
}

/** The text of the question, and whether it is required. */
function QuestionLabel({ question }: { question: Question }): ReactNode {
  const { t } = useAdminWords();
  return (
    <>
      {question.text}
      {question.required && <span> {t('questionnaires.required')}</span>}
    </>
  );
}

/** A chosen option stays visible even if it is not offered any more. */
const offered = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || options.includes(chosen) ? options : [...options, chosen];

/** The field of a question, one for each of the eight types, as wide as its content. */
export function QuestionField({ id, question, text, error, onText, onLeave }: QuestionFieldProps) {
  const { t } = useAdminWords();
  const { type, options, required } = question;
  const words = { id, label: <QuestionLabel question={question} />, error };
  const typed = {
    ...words,
    'aria-required': required,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
    onBlur: onLeave,
  };
  const choose = (value: string) => {
    onText(value);
    onLeave();
  };

  if (type === 'textarea') {
    return (
      <FieldWidth>
        <TextArea {...typed} rows={3} />
      </FieldWidth>
    );
  }
  if (type === 'date')
    return <DateAnswer {...words} required={required} value={text} onText={onText} onLeave={onLeave} />;
  if (type === 'checkbox' || (type === 'radio' && options.length > 0)) {
    return <ChoiceAnswer {...words} type={type} required={required} options={options} value={text} onChoose={choose} />;
  }
  if (type === 'select' && options.length > 0) {
    return (
      <FieldWidth data-width="choice">
        <SelectField
          {...words}
          aria-required={required}
          placeholder={t('common:field.choose')}
          options={offered(options, text).map((option) => ({ value: option, label: option }))}
          value={text}
          onChange={({ target }) => choose(target.value)}
        />
      </FieldWidth>
    );
  }
  return (
    <FieldWidth data-width={type === 'number' ? 'figure' : 'line'}>
      {type === 'number' ? (
        <TextField {...typed} inputMode="decimal" />
      ) : (
        <TextField {...typed} type={type === 'email' ? 'email' : 'text'} />
      )}
    </FieldWidth>
  );
}
