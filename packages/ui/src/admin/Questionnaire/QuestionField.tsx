import type { Question } from '@fnc/domain';
import type { ReactNode } from 'react';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { DateAnswer } from './DateAnswer.tsx';
import { FieldWidth } from './QuestionField.styles.ts';

export interface QuestionFieldProps {
  id: string;
  question: Question;
  /** What stands in the field: text as it is typed; the chosen option; chosen options joined by `|`; `true` for a single box. */
  text: string;
  /** What is wrong and what to do. */
  error: string | undefined;
  onText: (text: string) => void;
  /** The field was left, or a choice was made. */
  onLeave: () => void;
}

/** The question as it is read: its words, and in words whether it is required. */
function QuestionLabel({ question }: { question: Question }): ReactNode {
  const { t } = useAdminWords();
  return (
    <>
      {question.text}
      {question.required && <span> {t('questionnaires.required')}</span>}
    </>
  );
}

/** A chosen option stays visible when it is not offered any more. */
const offered = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || options.includes(chosen) ? options : [...options, chosen];

/** The field in which a question is answered, one for each of the eight types, as wide as its content. */
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
