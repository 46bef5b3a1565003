import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { useAlertFocus } from './useAlertFocus.ts';
import { Settled } from './Unsubscribe.styles.ts';

export interface OutcomeProps {
  sentence: string;
  homeHref: string;
  onAgain: (() => void) | undefined;
}

/** In the place of the form; takes the focus, because the button that had it is gone. */
export function Outcome({ sentence, homeHref, onAgain }: OutcomeProps) {
  const { t } = useTranslation('site');
  const words = useAlertFocus(sentence);
  return (
    <Settled>
      <CheckSeal size={52} />
      <div>
        <p ref={words} role="status" tabIndex={-1}>
          {sentence}
        </p>
        <p>
          <Link href={homeHref}>{t('unsubscribe.home')}</Link>
          {onAgain && <TextButton onClick={onAgain}>{t('unsubscribe.again')}</TextButton>}
        </p>
      </div>
    </Settled>
  );
}
