import type { ComponentProps } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { StyledTextArea } from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {}

/** Grows with what is written in it. */
export function TextArea(props: TextAreaProps) {
  const { words, control, required } = splitField(props);
  return (
    <Field {...words}>
      {(belonging) => <StyledTextArea rows={4} aria-required={required} {...control} {...belonging} />}
    </Field>
  );
}
