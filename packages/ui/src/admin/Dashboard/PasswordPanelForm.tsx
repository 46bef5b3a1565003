import { useLayoutEffect, useRef } from 'react';
import { ChangePasswordForm, type ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';

/** The form in the panel of the account: fetched when the panel is first opened, and takes the focus when it stands. */
export function PasswordPanelForm(props: ChangePasswordFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={frame}>
      <ChangePasswordForm {...props} />
    </div>
  );
}
