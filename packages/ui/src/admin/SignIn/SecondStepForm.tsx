import { type CodeForm, codeFormSchema } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Fields } from './SignIn.styles.ts';

interface SecondStepFormProps {
  /** Answers whether the code was right. */
  onCode: (code: string) => Promise<boolean>;
  /** To what was typed before. */
  onBack: () => void;
}

/** After a good password: the code of the app, or a recovery code. */
export function SecondStepForm({ onCode, onBack }: SecondStepFormProps) {
  const { t } = useAdminWords();
  const [recovery, setRecovery] = useState(false);
  const { field, busy, submit, form } = useSchemaForm<CodeForm, CodeForm>({
    schema: codeFormSchema,
    defaultValues: { code: '' },
    labels: { code: t(recovery ? 'secondStep.recoveryCode' : 'secondStep.code') },
  });
  // The step takes the place of the fields that had the focus.
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const turn = () => {
    setRecovery(!recovery);
    // Not `reset`, which forgets the field that is to be focused.
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
        {t('signIn.submit')}
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
