import { promises } from '@fnc/domain';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Next } from './Calculator.styles.ts';
import { Actions, Address, Tools } from './NextStep.styles.ts';

export interface NextStepProps {
  /** The page with this sum, as an absolute address. */
  shareUrl: string;
  contactHref: string;
  onPrint: () => void;
}

const withoutOrigin = (url: string) => url.replace(/^[a-z]+:\/\/[^/]+/, '');

/** What one does with a sum: talk about it, pass it on, print it. */
export function NextStep({ shareUrl, contactHref, onPrint }: NextStepProps) {
  const { t } = useTranslation('calculator');
  return (
    <Next
      ground="tint"
      head="beside"
      title={t('next.title')}
      lead={t('next.text', { minutes: promises.intakeMinutes.value })}
    >
      <Actions>
        <ButtonLink variant="primary" width="full" href={contactHref}>
          {t('next.session')}
        </ButtonLink>
        <Tools>
          <CopyButton variant="secondary" label={t('next.copy')} text={shareUrl} />
          <Button icon={Printer} onClick={onPrint}>
            {t('next.print')}
          </Button>
        </Tools>
        <Address>{withoutOrigin(shareUrl)}</Address>
      </Actions>
    </Next>
  );
}
