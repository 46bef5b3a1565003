import { guessablePasswordCodes, type PasswordChangeForm, passwordChangeFormSchema, successMessage } from '@fnc/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Buttons } from './ChangePassword.styles.ts';

/** How long the success message is shown before the panel closes, in ms. */
const closesAfter = 2000;

export interface ChangePasswordFormProps {
  /** Resolves to `null` when it worked. */
  onChange: (currentPassword: string, newPassword: string) => Promise<Problem | null>;
  /** Called 2 s after success. */
  onDone: () => void;
  /** The current password is the one-time password of the first start. */
  forced?: boolean | undefined;
  /** The cancel or sign-out button, beside the submit button. */
  wayOut: ReactNode;
}

const empty: PasswordChangeForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Whether the error is a full sentence; others get "Password change failed" in front. */
const isWhole = ({ code }: Problem) => code === 'password_not_authenticated' || code === 'password_change_failed';

/** Errors about one field; all others are shown above the form. */
const fieldOfCode: Partial<Record<Problem['code'], keyof PasswordChangeForm>> = {
  current_password_wrong: 'currentPassword',
  password_unchanged: 'newPassword',
  password_too_short: 'newPassword',
  password_too_long: 'newPassword',
  ...Object.fromEntries(guessablePasswordCodes.map((code) => [code, 'newPassword'])),
};

export function ChangePasswordForm({ onChange, onDone, forced = false, wayOut }: ChangePasswordFormProps) {
  const { t, language } = useAdminWords();
  const [outcome, setOutcome] = useState<Problem | 'changed' | null>(null);
  const { field, busy, submit, showServerIssues, form } = useSchemaForm<PasswordChangeForm, PasswordChangeForm>({
    schema: passwordChangeFormSchema,
    defaultValues: empty,
    labels: {
      currentPassword: t(forced ? 'password.currentOneTime' : 'password.current'),
      newPassword: t('password.next'),
      confirmPassword: t('password.repeat'),
    },
  });
  const changed = outcome === 'changed';

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(onDone, closesAfter);
    return () => clearTimeout(timer);
  }, [changed, onDone]);

  async function change({ currentPassword, newPassword }: PasswordChangeForm) {
    setOutcome(null);
    const problem = await onChange(currentPassword, newPassword);
    if (problem === null) {
      form.reset(empty);
      setOutcome('changed');
      return;
    }
    const path = fieldOfCode[problem.code];
    if (path === undefined) setOutcome(problem);
    else showServerIssues([{ path, code: problem.code }]);
  }

  return (
    <Stack as="form" noValidate onSubmit={submit(change)}>
      <div role="status">
        {changed && <Alert tone="success" title={successMessage('password_changed', language)} />}
      </div>
      {outcome !== null && outcome !== 'changed' && (
        <Alert tone="danger" live title={t(`errors:${isWhole(outcome) ? outcome.code : 'password_change_failed'}`)}>
          {isWhole(outcome) ? undefined : ` ${problemText(t, outcome)}`}
        </Alert>
      )}
      {!changed && (
        <>
          <PasswordField
            autoComplete="current-password"
            data-autofocus
            hint={forced ? t('password.currentOneTimeHint') : undefined}
            {...field('currentPassword')}
          />
          <PasswordField autoComplete="new-password" hint={t('password.nextHint')} {...field('newPassword')} />
          <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
          <Buttons data-place={forced ? 'screen' : 'dialog'}>
            {/* The second half of a double click must not cancel: the shorter label of a busy button moves its neighbour. */}
            {!forced && <span inert={busy}>{wayOut}</span>}
            <Button type="submit" variant="primary" busyLabel={busy ? t('password.busy') : undefined}>
              {t(forced ? 'password.submitForced' : 'shell.changePassword')}
            </Button>
            {forced && wayOut}
          </Buttons>
        </>
      )}
    </Stack>
  );
}
