import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StyledSwitch, SwitchRow } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** Name of the setting, without "aan" or "uit", which are added. */
  label: ReactNode;
}

/** The checkbox sets `aria-checked` itself. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/**
 * On or off with immediate effect. The state is shown as text after the label, so that it does not depend on colour;
 * the text is hidden from screen readers, which read the state themselves.
 */
export function Switch({ id, label, ...rest }: SwitchProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <SwitchRow>
      <StyledSwitch {...rest} id={controlId} {...asSwitch} />
      <label htmlFor={controlId}>{label}</label>
      <span data-state="on" aria-hidden="true">
        {t('switch.on')}
      </span>
      <span data-state="off" aria-hidden="true">
        {t('switch.off')}
      </span>
    </SwitchRow>
  );
}
