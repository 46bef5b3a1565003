import { brand } from '@fnc/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Appearance, AppearanceControls } from '../AppearanceControls/AppearanceControls.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Screen } from './ChangePassword.styles.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

export interface ChangePasswordScreenProps extends Pick<ChangePasswordFormProps, 'onChange' | 'onDone'> {
  onSignOut: () => void;
  appearance: Appearance;
}

/** Shown instead of every other page as long as the one-time password is in use. */
export function ChangePasswordScreen({ onChange, onDone, onSignOut, appearance }: ChangePasswordScreenProps) {
  const { t } = useAdminWords();
  return (
    <Screen>
      <title>{`${t('password.forcedTitle')} – ${brand.name}`}</title>
      <Row gap={1} justify="end">
        <AppearanceControls {...appearance} />
      </Row>
      <main>
        <BrandMark size="large" />
        <Heading level={1} size="page">
          {t('password.forcedTitle')}
        </Heading>
        <Text tone="quiet" above={1} below={5} wide>
          {t('password.forcedIntro')}
        </Text>
        <ChangePasswordForm
          forced
          onChange={onChange}
          onDone={onDone}
          wayOut={
            <Button variant="quiet" onClick={onSignOut}>
              {t('shell.signOut')}
            </Button>
          }
        />
      </main>
    </Screen>
  );
}
