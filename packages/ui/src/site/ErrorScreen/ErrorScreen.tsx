import { brand } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Actions, ErrorId, Screen } from './ErrorScreen.styles.ts';

export interface ErrorScreenProps {
  /** The error's id, for asking for help. */
  errorId: string;
  homeHref: string;
  onRetry: () => void;
}

/** Replaces a page that failed: what happened and what to do now. */
export function ErrorScreen({ errorId, homeHref, onRetry }: ErrorScreenProps) {
  const { t } = useTranslation('site');
  return (
    <Screen>
      <div>
        <CompassRose />
      </div>
      <div role="alert">
        <h1>{t('errorScreen.title')}</h1>
        <p>{t('errorScreen.text')}</p>
      </div>
      <Actions>
        <Button variant="primary" onClick={onRetry}>
          {t('errorScreen.retry')}
        </Button>
        <Link href={homeHref} target="_self">
          {t('errorScreen.home')}
        </Link>
      </Actions>
      <ErrorId>
        <b>{t('errorScreen.errorId', { id: errorId })}</b>{' '}
        <Marked
          text={t('errorScreen.help', { email: brand.sender.email })}
          marks={{ mail: <Link href={`mailto:${brand.sender.email}`} /> }}
        />
      </ErrorId>
    </Screen>
  );
}
