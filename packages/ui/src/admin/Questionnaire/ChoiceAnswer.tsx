import type { ReactNode } from 'react';
import { StyledCheckbox } from '../../components/Checkbox/Checkbox.styles.ts';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { ChoiceList, ChoiceRow } from '../../components/Field/FieldGroup.styles.ts';
import { FieldGroup } from '../../components/Field/FieldGroup.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { StyledRadio } from '../../components/RadioGroup/RadioGroup.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClearChoice } from './QuestionField.styles.ts';

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

/** Short options stand in a row, long or many ones under each other. */
const layoutOf = (options: readonly string[]) =>
  options.length <= 6 && options.every((option) => option.length <= 24) ? 'row' : 'list';

/**
 * Options in sight: one of them, any of them, or without options a single yes. Not the form's own groups: here a question
 * that is not required says nothing about it, and one option can be taken back.
 */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
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
