import type { ComponentProps } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { useTextLength } from '../Field/useTextLength.ts';
import { StyledTextArea } from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {
  /** Most characters, with a counter right of the label. A longer text is reported, not cut off. */
  limit?: number | undefined;
}

/** Several lines of text. Grows with its text up to 60 % of the window; then it scrolls. */
export function TextArea({ limit, onInput, ...props }: TextAreaProps) {
  const { words, control, required } = splitField(props);
  const text = useTextLength(control.ref);
  return (
    <Field {...words} counter={limit === undefined ? undefined : { used: text.length, limit }}>
      {(belonging) => (
        <StyledTextArea
          rows={4}
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
