import { brand } from '@fnc/domain';
import { House, RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ScreenFrame } from './ErrorScreen.styles.ts';

export interface ErrorScreenProps {
  onRetry: () => void;
  homeHref: string;
}

/** Replaces a page that threw an error: what happened, what is safe, and how to continue. */
export function ErrorScreen({ onRetry, homeHref }: ErrorScreenProps) {
  const { t } = useAdminWords();
  return (
    <ScreenFrame role="alert">
      <title>{`${t('errors:unexpected_application_error')} – ${brand.name}`}</title>
      <Heading level={1} size="page">
        {t('errors:unexpected_application_error')}
      </Heading>
      <Text tone="quiet">{t('errorScreen.text')}</Text>
      <Row above={3}>
        <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
        <ButtonLink href={homeHref} icon={House}>
          {t('errorScreen.home')}
        </ButtonLink>
      </Row>
    </ScreenFrame>
  );
}
