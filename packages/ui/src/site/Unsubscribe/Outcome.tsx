import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Settled, Ways } from './Unsubscribe.styles.ts';
import { useAlertFocus } from './useAlertFocus.ts';

export interface OutcomeProps {
  sentence: string;
  homeHref: string;
  /** What else can be done from here; stands under the sentence. */
  children?: ReactNode;
  /** A way beside the one home. */
  beside?: ReactNode;
}

/** In the place of the form; takes the focus, because the button that had it is gone. */
export function Outcome({ sentence, homeHref, children, beside }: OutcomeProps) {
  const { t } = useTranslation('site');
  const message = useAlertFocus<HTMLParagraphElement>(sentence);
  return (
    <Settled>
      <CheckSeal size={52} />
      <div>
        <p ref={message} role="status" tabIndex={-1}>
          {sentence}
        </p>
        {children}
        <Ways>
          <Link href={homeHref}>{t('unsubscribe.home')}</Link>
          {beside}
        </Ways>
      </div>
    </Settled>
  );
}
