import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StyledSwitch, SwitchRow, SwitchState } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What is on or off, without "aan" or "uit": those words follow by themselves. */
  label: ReactNode;
}

/** The box brings `aria-checked` by itself. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/**
 * On or off with effect at once. The state stands in words behind the label, so that it does not depend on colour; a
 * screen reader says it by itself and is spared them.
 */
export function Switch({ id, label, ...rest }: SwitchProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <SwitchRow>
      <StyledSwitch {...rest} id={controlId} {...asSwitch} />
      <label htmlFor={controlId}>{label}</label>
      <SwitchState data-state="on" aria-hidden="true">
        {t('switch.on')}
      </SwitchState>
      <SwitchState data-state="off" aria-hidden="true">
        {t('switch.off')}
      </SwitchState>
    </SwitchRow>
  );
}
