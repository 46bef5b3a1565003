import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Buttons, Sent, SentLead, SentTitle, Seal, Steps } from './ContactSent.styles.ts';

export interface ContactSentProps {
  /** Where the answer will go. */
  email: string;
  guideHref: string;
  onAgain: () => void;
  onDone: () => void;
}

/** After a message: what happens next. Takes the focus, because the form it replaces is gone. */
export function ContactSent({ email, guideHref, onAgain, onDone }: ContactSentProps) {
  const { t } = useTranslation('site');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Sent>
      <Seal>
        <CheckSeal />
      </Seal>
      <SentTitle ref={title} tabIndex={-1}>
        {t('contact.successTitle')}
      </SentTitle>
      <SentLead role="status">{t('contact.successLead', { email })}</SentLead>
      <Steps>
        <li>{t('contact.stepRead')}</li>
        <li>{t('contact.stepProposal')}</li>
        <li>
          <span>
            <Marked text={t('contact.stepMeanwhile')} marks={{ guide: <Link href={guideHref} onClick={onDone} /> }} />
          </span>
        </li>
      </Steps>
      <Buttons>
        <Button variant="deep" onClick={onDone}>
          {t('contact.done')}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('contact.again')}
        </Button>
      </Buttons>
    </Sent>
  );
}
