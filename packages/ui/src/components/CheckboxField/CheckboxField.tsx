import { type ComponentProps, type ReactNode, useId } from 'react';
import { StyledCheckbox } from '../Checkbox/Checkbox.styles.ts';
import { FieldFault } from '../Field/Field.tsx';
import { FieldFrame, FieldHint } from '../Field/Field.styles.ts';
import { CheckboxRow } from './CheckboxField.styles.ts';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** A whole sentence or a noun, after the checkbox; a click on it toggles the checkbox. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One option that is on or off and submitted with the form. For several related ones use `CheckboxGroup`. */
export function CheckboxField({ id, label, hint, error, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <FieldFrame>
      <CheckboxRow>
        <StyledCheckbox
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
        <label htmlFor={controlId}>{label}</label>
      </CheckboxRow>
      {hint !== undefined && (
        <FieldHint id={hintId} data-place="below">
          {hint}
        </FieldHint>
      )}
      {error !== undefined && <FieldFault id={errorId}>{error}</FieldFault>}
    </FieldFrame>
  );
}
