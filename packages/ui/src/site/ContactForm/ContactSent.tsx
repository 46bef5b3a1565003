import { promises } from '@fnc/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { NumberedList } from '../forms/forms.styles.ts';
import { Buttons, Sent } from './ContactForm.styles.ts';

export interface ContactSentProps {
  /** The address for the answer. */
  email: string;
  calculatorHref: string;
  guideHref: string;
  onAgain: () => void;
  /** Absent when the form is part of the page, so that nothing can be closed. */
  onDone?: (() => void) | undefined;
}

/** After a message: what happens next. Takes the focus, because the form it replaces is gone. */
export function ContactSent({ email, calculatorHref, guideHref, onAgain, onDone }: ContactSentProps) {
  const { t } = useTranslation('site');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const marks = {
    calculator: <Link href={calculatorHref} onClick={onDone} />,
    guide: <Link href={guideHref} onClick={onDone} />,
  };
  return (
    <Sent>
      <CheckSeal />
      <h2 ref={title} tabIndex={-1}>
        {t('contact.successTitle')}
      </h2>
      <p role="status">{t('contact.successLead', { email, hours: promises.answerHours.value })}</p>
      <NumberedList>
        <li>{t('contact.stepRead')}</li>
        <li>{t('contact.stepProposal', { minutes: promises.intakeMinutes.value })}</li>
        <li>
          <span>
            <Marked text={t('contact.stepMeanwhile')} marks={marks} />
          </span>
        </li>
      </NumberedList>
      <Buttons>
        {onDone && (
          <Button variant="deep" onClick={onDone}>
            {t('contact.done')}
          </Button>
        )}
        <Button variant={onDone ? 'quiet' : 'secondary'} onClick={onAgain}>
          {t('contact.again')}
        </Button>
      </Buttons>
    </Sent>
  );
}
