import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PasswordFrame, PasswordInput } from './PasswordField.styles.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldWords {
  /** Tells a password manager what to fill in. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const { words, control, required } = splitField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...words}>
      {(belonging) => (
        <PasswordFrame>
          <PasswordInput
            spellCheck={false}
            autoCapitalize="none"
            aria-required={required}
            {...control}
            {...belonging}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
            tooltip="none"
            onClick={() => setShown(!shown)}
          />
        </PasswordFrame>
      )}
    </Field>
  );
}
