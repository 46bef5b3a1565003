import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { StyledCheckbox } from '../Checkbox/Checkbox.styles.ts';
import { FieldError, FieldFrame, FieldHint } from '../Field/Field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CheckboxRow } from './CheckboxField.styles.ts';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

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
      {error !== undefined && (
        <FieldError id={errorId}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </FieldError>
      )}
    </FieldFrame>
  );
}
