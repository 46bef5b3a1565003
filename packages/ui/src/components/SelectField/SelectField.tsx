import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SelectFrame, StyledSelect } from './SelectField.styles.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, FieldWords {
  options: readonly SelectOption[];
  /** The option for "no selection"; default "Maak een keuze", `null` for a list that always has a value. */
  placeholder?: string | null | undefined;
}

/** The native list: familiar on a phone, accessible to screen readers. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { t } = useTranslation('common');
  const { words, control, required } = splitField(props);
  return (
    <Field {...words}>
      {(belonging) => (
        <SelectFrame>
          <StyledSelect aria-required={required} {...control} {...belonging}>
            {placeholder !== null && (
              <option value="" data-none="">
                {placeholder ?? t('field.choose')}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </StyledSelect>
          <Icon of={ChevronDown} />
        </SelectFrame>
      )}
    </Field>
  );
}
