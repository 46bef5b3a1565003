import type { ComponentProps } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { StyledInput } from './TextField.styles.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldWords {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | undefined;
}

export function TextField(props: TextFieldProps) {
  const { words, control, required } = splitField(props);
  return (
    <Field {...words}>
      {(belonging) => <StyledInput type="text" aria-required={required} {...control} {...belonging} />}
    </Field>
  );
}
