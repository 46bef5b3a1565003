import { type Login, loginSchema } from '@fnc/domain';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SecondStepForm } from './SecondStepForm.tsx';
import { AboveFields, Fields } from './SignIn.styles.ts';

export interface SignInFormProps {
  /** Answers `null` when it worked: what is around the form then goes away. */
  onSignIn: (username: string, password: string, code?: string) => Promise<Problem | null>;
  /** Stands above the fields until the first attempt failed. */
  notice?: ReactNode;
  /** Stands between the fields and the button. */
  choice?: ReactNode;
  /** Who it is, when that is known: only the password is asked. */
  username?: string | undefined;
}

export function SignInForm({ onSignIn, notice, choice, username }: SignInFormProps) {
  const { t } = useAdminWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  // The password was right, and the second step is asked: what was typed is kept for it.
  const [accepted, setAccepted] = useState<Login | null>(null);
  const { field, busy, submit, form } = useSchemaForm<Login, Login>({
    schema: loginSchema,
    defaultValues: { username: username ?? '', password: '' },
    labels: { username: t('signIn.username'), password: t('signIn.password') },
  });

  async function signIn(given: Login) {
    const refused = await onSignIn(given.username, given.password);
    if (refused?.code === 'second_factor_required') {
      setProblem(null);
      return setAccepted(given);
    }
    setProblem(refused);
    if (refused === null) return;
    form.resetField('password');
    form.setFocus('password');
  }

  async function giveCode(code: string) {
    const refused = accepted && (await onSignIn(accepted.username, accepted.password, code));
    setProblem(refused);
    return refused === null;
  }

  const waiting = problem?.code === 'too_many_attempts';
  const known = username === undefined ? {} : { readOnly: true };
  return (
    <>
      <AboveFields role="alert">
        {problem === null && notice}
        {problem !== null && (
          <Alert tone="danger" title={t(waiting ? 'signIn.waitTitle' : 'signIn.failedTitle')}>
            {' '}
            {problemText(t, problem)}
          </Alert>
        )}
      </AboveFields>
      {accepted !== null ? (
        <SecondStepForm
          onCode={giveCode}
          onBack={() => {
            setProblem(null);
            setAccepted(null);
          }}
        />
      ) : (
        <Fields noValidate onSubmit={submit(signIn)}>
          <TextField
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...known}
            {...field('username')}
          />
          <PasswordField
            autoComplete="current-password"
            data-autofocus={username === undefined ? undefined : ''}
            {...field('password')}
          />
          {choice}
          <Button type="submit" variant="primary" width="full" busyLabel={busy ? t('signIn.busy') : undefined}>
            {t('signIn.submit')}
          </Button>
        </Fields>
      )}
    </>
  );
}
