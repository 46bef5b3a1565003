import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useFailureFocus } from '../forms/useFailureFocus.ts';
import { Honeypot } from '../Honeypot/Honeypot.tsx';
import { PrivacyLink } from '../PrivacyLink/PrivacyLink.tsx';
import { SendFailureAlert } from '../SendFailureAlert/SendFailureAlert.tsx';
import { Fields, Form, SendRow } from './ContactForm.styles.ts';
import type { ContactFormState } from './useContactForm.ts';

export interface ContactFormProps {
  /** Of `useContactForm`, kept by whoever may take the form off the page. */
  contact: ContactFormState;
  privacyHref: string;
  /** `deep` where another action of the page is the primary one. */
  button?: 'primary' | 'deep';
}

export function ContactForm({ contact, privacyHref, button = 'primary' }: ContactFormProps) {
  const { t } = useTranslation(['site', 'errors']);
  const { field, busy, failure, form, issues, send } = contact;
  const failureBox = useFailureFocus(contact, failure);
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      {failure !== null && (
        <SendFailureAlert
          ref={failureBox}
          message={failure.message ?? t('errors:contact_failed')}
          kept={t('site:contact.kept')}
        />
      )}
      <FormErrorSummary issues={issues} />
      <Fields disabled={busy}>
        <TextField {...field('name')} autoComplete="name" data-autofocus="" />
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextArea {...field('message')} hint={t('site:contact.messageHint')} hintPlace="above" rows={4} />
        <Honeypot label={t('site:contact.honeypot')} {...form.register('honeypot')} />
      </Fields>
      <SendRow>
        <Button type="submit" variant={button} busyLabel={busy ? t('site:contact.sending') : undefined}>
          {t('site:contact.send')}
        </Button>
        <p>
          {t('site:contact.use')} <PrivacyLink href={privacyHref} />
        </p>
      </SendRow>
    </Form>
  );
}
