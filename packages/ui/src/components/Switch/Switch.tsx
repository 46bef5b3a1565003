import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFault } from '../Field/Field.tsx';
import { FieldFrame, FieldHint } from '../Field/Field.styles.ts';
import { StyledSwitch, SwitchRow, SwitchState } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What is on or off, without "aan" or "uit": those words follow by themselves. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Default "aan". */
  onWord?: string | undefined;
  /** Default "uit". */
  offWord?: string | undefined;
}

/** The box brings `aria-checked` by itself. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/**
 * On or off with effect at once. The state stands in words behind the label, so that it does not depend on colour; a
 * screen reader says it by itself and is spared them.
 */
export function Switch({ id, label, hint, error, onWord, offWord, ...rest }: SwitchProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <FieldFrame>
      <SwitchRow>
        <StyledSwitch
          {...rest}
          id={controlId}
          {...asSwitch}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
        <label htmlFor={controlId}>{label}</label>
        <SwitchState data-state="on" aria-hidden="true">
          {onWord ?? t('switch.on')}
        </SwitchState>
        <SwitchState data-state="off" aria-hidden="true">
          {offWord ?? t('switch.off')}
        </SwitchState>
      </SwitchRow>
      {hint !== undefined && (
        <FieldHint id={hintId} data-place="below">
          {hint}
        </FieldHint>
      )}
      {error !== undefined && <FieldFault id={errorId}>{error}</FieldFault>}
    </FieldFrame>
  );
}
