import { promises } from '@fnc/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Requested } from './GuideForm.styles.ts';

export interface GuideRequestedProps {
  downloadUrl: string;
  calculatorHref: string;
  contactHref: string;
  /** Asked for too: it has to be confirmed. */
  newsletter: boolean;
  onAgain: () => void;
  id?: string | undefined;
}

/** In the place of the form once the guide is on its way; takes the focus the button had. */
export function GuideRequested({
  downloadUrl,
  calculatorHref,
  contactHref,
  newsletter,
  onAgain,
  id,
}: GuideRequestedProps) {
  const { t } = useTranslation('site');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Requested ref={box} id={id} role="status" tabIndex={-1}>
      <CheckSeal size={52} />
      <div>
        <strong>{t('guideForm.success')}</strong>
        {newsletter && <p>{t('guideForm.confirm')}</p>}
        <p>
          <Marked
            text={t('guideForm.fallback', { pages: promises.guidePages.value })}
            marks={{ file: <Link href={downloadUrl} download /> }}
          />
        </p>
        <p>
          <Marked
            text={t('guideForm.next', { minutes: promises.intakeMinutes.value })}
            marks={{ calculator: <Link href={calculatorHref} />, contact: <Link href={contactHref} /> }}
          />
        </p>
        <TextButton onClick={onAgain}>{t('guideForm.again')}</TextButton>
      </div>
    </Requested>
  );
}
