import { brand } from '@fnc/domain';
import { Compass, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ScreenFrame } from './ErrorScreen.styles.ts';

export interface ErrorScreenProps {
  /** The page did not throw: its code could not be fetched. */
  missing: boolean;
  /** The code is being fetched again. */
  busy: boolean;
  onRetry: () => void;
  homeHref: string;
}

/** Replaces a page that threw an error, or that could not be fetched: what is safe, and how to continue. */
export function ErrorScreen({ missing, busy, onRetry, homeHref }: ErrorScreenProps) {
  const { t } = useAdminWords();
  // Without a connection the page is fetched as soon as it is back.
  useEffect(() => {
    if (!missing || busy) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [missing, busy, onRetry]);
  const title = t(missing ? 'errorScreen.missing' : 'errors:unexpected_application_error');
  return (
    <ScreenFrame role="alert">
      <title>{`${title} – ${brand.name}`}</title>
      <Heading level={1} size="page">
        {title}
      </Heading>
      <Text tone="quiet">{t(missing ? 'errors:cannot_connect' : 'errorScreen.text')}</Text>
      <Row above={3}>
        <Button
          variant="primary"
          icon={RefreshCw}
          busyLabel={busy ? t('common:busy.loading') : undefined}
          onClick={onRetry}
        >
          {t('common:action.retry')}
        </Button>
        <ButtonLink href={homeHref} icon={Compass}>
          {t('errorScreen.home')}
        </ButtonLink>
      </Row>
    </ScreenFrame>
  );
}
