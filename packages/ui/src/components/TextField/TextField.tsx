import type { ComponentProps } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { useTextLength } from '../Field/useTextLength.ts';
import { StyledInput } from './TextField.styles.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldWords {
  /** Input type: shows the right keyboard on a phone. For numbers, amounts and dates use their own fields. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | undefined;
  /** Most characters, with a counter right of the label. A longer text is reported, not cut off. */
  limit?: number | undefined;
}

/** One line of text. */
export function TextField({ limit, onInput, ...props }: TextFieldProps) {
  const { words, control, required } = splitField(props);
  const text = useTextLength(control.ref);
  return (
    <Field {...words} counter={limit === undefined ? undefined : { used: text.length, limit }}>
      {(belonging) => (
        <StyledInput
          type="text"
          aria-required={required}
          {...control}
          {...belonging}
          ref={text.ref}
          onInput={(event) => {
            text.onInput(event);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
