import { type CodeForm, codeFormSchema, type Login, loginSchema } from '@fnc/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Fields } from './SignIn.styles.ts';

interface SecondStepFormProps {
  /** Resolves to whether the code was right. */
  onCode: (code: string) => Promise<boolean>;
  /** Back to name and password. */
  onBack: () => void;
}

/** After a correct password: the code of the app, or a recovery code. */
function SecondStepForm({ onCode, onBack }: SecondStepFormProps) {
  const { t } = useAdminWords();
  const [recovery, setRecovery] = useState(false);
  const { field, busy, submit, form } = useSchemaForm<CodeForm, CodeForm>({
    schema: codeFormSchema,
    defaultValues: { code: '' },
    labels: { code: t(recovery ? 'secondStep.recoveryCode' : 'secondStep.code') },
  });
  // The step replaces the focused fields, so it takes the focus.
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const turn = () => {
    setRecovery(!recovery);
    // Not `reset`, which would lose the field to be focused.
    form.resetField('code');
    form.setFocus('code');
  };
  return (
    <Fields
      noValidate
      onSubmit={submit(async ({ code }) => {
        if (await onCode(code)) return;
        form.resetField('code');
        form.setFocus('code');
      })}
    >
      <Text tone="quiet">{t(recovery ? 'secondStep.introRecovery' : 'secondStep.intro')}</Text>
      <TextField
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
      <Button type="submit" variant="primary" width="full" busyLabel={busy ? t('signIn.busy') : undefined}>
        {t('signIn.title')}
      </Button>
      <Button variant="quiet" width="full" onClick={turn}>
        {t(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
      </Button>
      <Button variant="quiet" width="full" onClick={onBack}>
        {t('secondStep.back')}
      </Button>
    </Fields>
  );
}

export interface SignInFormProps {
  /** Resolves to `null` when it worked: the form is then unmounted. */
  onSignIn: (username: string, password: string, code?: string) => Promise<Problem | null>;
  /** Above the fields until the first failed attempt. */
  notice?: ReactNode;
  /** Between the fields and the button. */
  choice?: ReactNode;
  /** Below the form, until the password was right. */
  help?: ReactNode;
  /** The known user name: then only the password is asked for. */
  username?: string | undefined;
}

export function SignInForm({ onSignIn, notice, choice, help, username }: SignInFormProps) {
  const { t } = useAdminWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  // The password was right, and the second step follows: name and password are held for it.
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
      <Stack gap={0} below={5} role="alert">
        {problem === null && notice}
        {problem !== null && (
          <Alert tone="danger" title={t(waiting ? 'signIn.waitTitle' : 'signIn.failedTitle')}>
            {' '}
            {username !== undefined && problem.code === 'credentials_wrong'
              ? t('signIn.againWrong')
              : problemText(t, problem)}
          </Alert>
        )}
      </Stack>
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
            {t('signIn.title')}
          </Button>
        </Fields>
      )}
      {accepted === null && help}
    </>
  );
}
