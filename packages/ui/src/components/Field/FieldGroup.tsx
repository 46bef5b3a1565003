import { type ComponentProps, type ReactNode, useId } from 'react';
import { Row } from '../Stack/Row.tsx';
import { FieldFault, type FieldWords, OptionalMark } from './Field.tsx';
import { FieldAside, FieldHint } from './Field.styles.ts';
import { GroupFrame, GroupLegend } from './FieldGroup.styles.ts';

export interface FieldGroupProps extends Omit<FieldWords, 'labelPlace' | 'hintPlace'> {
  id?: string | undefined;
  role?: 'radiogroup' | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Several controls for one question, in a `<fieldset>` with a `<legend>`, so that each is read with the question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional = false,
  aside,
  role,
  disabled,
  children,
}: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${groupId}-hint`;
  const errorId = error === undefined ? undefined : `${groupId}-error`;
  const ofRadios: ComponentProps<'fieldset'> =
    role === 'radiogroup'
      ? { role, 'aria-required': !optional, 'aria-invalid': error === undefined ? undefined : true }
      : {};
  return (
    <GroupFrame
      {...ofRadios}
      id={groupId}
      disabled={disabled}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <GroupLegend>
        {label}
        {optional && <OptionalMark />}
      </GroupLegend>
      {aside !== undefined && (
        <Row gap={[0, 4]} align="baseline" justify="between">
          <FieldAside>{aside}</FieldAside>
        </Row>
      )}
      {hint !== undefined && (
        <FieldHint id={hintId} data-place="above">
          {hint}
        </FieldHint>
      )}
      {children}
      {error !== undefined && <FieldFault id={errorId}>{error}</FieldFault>}
    </GroupFrame>
  );
}
