import { useLayoutEffect, useRef } from 'react';
import { ChangePasswordForm, type ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';

/** The form in the account panel: loaded when the panel is first opened, and focused once rendered. */
export function PasswordPanelForm(props: ChangePasswordFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={frame}>
      <ChangePasswordForm {...props} />
    </div>
  );
}
