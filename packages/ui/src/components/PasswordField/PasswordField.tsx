import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StyledInput } from '../TextField/TextField.styles.ts';
import { CapsLockNote, PasswordFrame } from './PasswordField.styles.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldWords {
  /** Tells a password manager what to fill in. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner shows it. Warns about Caps Lock, because the typed text is not visible. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const { words, control, required } = splitField(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...words}>
      {(belonging) => (
        <>
          <PasswordFrame>
            <StyledInput
              spellCheck={false}
              autoCapitalize="none"
              aria-required={required}
              {...control}
              {...belonging}
              type={shown ? 'text' : 'password'}
              onKeyDown={(event) => {
                lookAtCapsLock(event);
                control.onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                lookAtCapsLock(event); // the Caps Lock key changes its state on release
                control.onKeyUp?.(event);
              }}
              onBlur={(event) => {
                setCapsLock(false);
                control.onBlur?.(event);
              }}
            />
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
              tooltip="none"
              aria-disabled={control.disabled}
              onClick={() => setShown(!shown)}
            />
          </PasswordFrame>
          <CapsLockNote role="status">
            {capsLock && (
              <>
                <Icon of={ArrowBigUpDash} /> {t('capsLock')}
              </>
            )}
          </CapsLockNote>
        </>
      )}
    </Field>
  );
}
