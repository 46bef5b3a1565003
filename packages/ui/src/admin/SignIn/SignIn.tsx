import { brand, type Login, loginSchema } from '@fnc/domain';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { type Appearance, AppearanceControls } from '../AppearanceControls/AppearanceControls.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SignInChart } from './SignInChart.tsx';
import {
  AboveFields,
  ChartHalf,
  ChartLine,
  ChartTitle,
  ChartWords,
  Controls,
  Fields,
  FirstTime,
  FormColumn,
  FormHalf,
  Intro,
  SignInPage,
  ToSite,
} from './SignIn.styles.ts';

export interface SignInProps {
  /** Answers `null` when it worked: the page then goes away. */
  onSignIn: (username: string, password: string) => Promise<Problem | null>;
  /** The session ended by itself: says so until the next attempt. */
  expired?: boolean | undefined;
  siteHref: string;
  appearance: Appearance;
}

export function SignIn({ onSignIn, expired = false, siteHref, appearance }: SignInProps) {
  const { t, language } = useAdminWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { field, busy, submit, form } = useSchemaForm<Login, Login>({
    schema: loginSchema,
    defaultValues: { username: '', password: '' },
    labels: { username: t('signIn.username'), password: t('signIn.password') },
  });

  async function signIn({ username, password }: Login) {
    const refused = await onSignIn(username, password);
    setProblem(refused);
    if (refused === null) return;
    form.resetField('password');
    form.setFocus('password');
  }

  const waiting = problem?.code === 'too_many_attempts';
  return (
    <SignInPage>
      <title>{`${t('signIn.pageTitle')} – ${brand.name}`}</title>
      <ChartHalf data-band="deep">
        <SignInChart from={t('signIn.chartFrom')} to={t('signIn.chartTo')} />
        <ChartWords>
          <ChartTitle>{t('signIn.chartTitle')}</ChartTitle>
          <ChartLine>{t('signIn.chartLine', { brand: brand.tagline[language] })}</ChartLine>
        </ChartWords>
      </ChartHalf>
      <FormHalf>
        <Controls>
          <AppearanceControls {...appearance} />
        </Controls>
        <FormColumn>
          <BrandMark size="large" />
          <Heading level={1} size="page">
            {t('signIn.title')}
          </Heading>
          <Intro>{t('signIn.intro')}</Intro>
          <AboveFields role="alert">
            {problem === null && expired && (
              <Alert tone="warning" title={t('signIn.expiredTitle')}>
                {' '}
                {t('errors:authentication_failed')}
              </Alert>
            )}
            {problem !== null && (
              <Alert tone="danger" title={t(waiting ? 'signIn.waitTitle' : 'signIn.failedTitle')}>
                {' '}
                {problemText(t, problem)}
              </Alert>
            )}
          </AboveFields>
          <Fields noValidate onSubmit={submit(signIn)}>
            <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
            <PasswordField autoComplete="current-password" {...field('password')} />
            <Button type="submit" variant="primary" width="full" busyLabel={busy ? t('signIn.busy') : undefined}>
              {t('signIn.submit')}
            </Button>
          </Fields>
          <FirstTime>{t('signIn.firstTime')}</FirstTime>
        </FormColumn>
        <ToSite>
          <Link href={siteHref}>{t('signIn.toSite')}</Link>
        </ToSite>
      </FormHalf>
    </SignInPage>
  );
}
