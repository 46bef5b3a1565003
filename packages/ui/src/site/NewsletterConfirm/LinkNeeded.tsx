import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link/Link.tsx';
import type { SendFailure } from '../forms/sendFailure.ts';
import { Marked } from '../Marked/Marked.tsx';
import { SendFailureAlert } from '../SendFailureAlert/SendFailureAlert.tsx';
import { Ways } from '../Unsubscribe/Unsubscribe.styles.ts';
import { useAlertFocus } from '../Unsubscribe/useAlertFocus.ts';

export interface LinkNeededProps {
  /** What is wrong with the link; `null` for whoever came without one. */
  failure: SendFailure | null;
  homeHref: string;
  guideHref: string;
}

/** No dead end: where the link is, and how to get a new one. */
export function LinkNeeded({ failure, homeHref, guideHref }: LinkNeededProps) {
  const { t } = useTranslation(['newsletter', 'errors']);
  const alert = useAlertFocus(failure);
  return (
    <>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:confirmation_link_invalid')}
          kept={t('newsletter:kept')}
        />
      )}
      {failure === null && <p>{t('newsletter:linkText')}</p>}
      <p>
        <Marked text={t('newsletter:linkAgain')} marks={{ guide: <Link href={guideHref} /> }} />
      </p>
      <Ways>
        <Link href={homeHref}>{t('newsletter:home')}</Link>
      </Ways>
    </>
  );
}
