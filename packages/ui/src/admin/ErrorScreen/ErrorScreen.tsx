import { brand } from '@fnc/domain';
import { Compass, RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ScreenFrame } from './ErrorScreen.styles.ts';

export interface ErrorScreenProps {
  /** `broken`: the page threw an error. `unreachable`: its code could not be fetched. */
  reason: 'broken' | 'unreachable';
  onRetry: () => void;
  homeHref: string;
}

/** Replaces a page that threw an error, or that could not be fetched: what happened, what is safe, and how to continue. */
export function ErrorScreen({ reason, onRetry, homeHref }: ErrorScreenProps) {
  const { t } = useAdminWords();
  const isBroken = reason === 'broken';
  const title = t(isBroken ? 'errors:unexpected_application_error' : 'start.unreachableTitle');
  return (
    <ScreenFrame role="alert">
      <title>{`${title} – ${brand.name}`}</title>
      <Heading level={1} size="page">
        {title}
      </Heading>
      <Text tone="quiet">{t(isBroken ? 'errorScreen.text' : 'start.unreachableText')}</Text>
      <Row above={3}>
        <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
        <ButtonLink href={homeHref} icon={Compass}>
          {t('errorScreen.home')}
        </ButtonLink>
      </Row>
    </ScreenFrame>
  );
}
