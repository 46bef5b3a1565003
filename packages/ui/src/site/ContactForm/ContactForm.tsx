import { isIncomplete, type Language } from '@fnc/domain';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Honeypot, PrivacyLink, RetryNote, SendFailureAlert } from '../forms/FormParts.tsx';
import { contactFields, lineProps, plainPost, requiredIn } from '../forms/formFields.ts';
import { useFailureFocus } from '../forms/sendFailure.ts';
import { keepTyped } from '../forms/useDraft.ts';
import { SiteForm } from '../forms/forms.styles.ts';
import { AttachmentBox, Fields, SendRow } from './ContactForm.styles.ts';
import type { ContactFormState } from './useContactForm.ts';

/** Text to add to the message, word for word, until the visitor removes it. */
function Attachment({ text, isLeftOut, leaveOut }: NonNullable<ContactFormState['attached']>) {
  const { t } = useTranslation('site');
  return (
    <AttachmentBox role="group" aria-label={t('contact.attached')}>
      {isLeftOut ? (
        <p>{t('contact.leftOut')}</p>
      ) : (
        <p>
          <b>{t('contact.attached')}</b> {text}
        </p>
      )}
      <TextButton onClick={() => leaveOut(!isLeftOut)}>
        {t(isLeftOut ? 'contact.attach' : 'contact.leaveOut')}
      </TextButton>
    </AttachmentBox>
  );
}

export interface ContactFormProps {
  /** From `useContactForm`, kept by the parent that may unmount the form. */
  contact: ContactFormState;
  /** Path and language of the page the form is on, for a form sent without JavaScript. */
  page: string;
  language: Language;
  privacyHref: string;
  /** `deep` when the page has another primary action. */
  button?: 'primary' | 'deep';
  /** `section`: part of a page, with name and address side by side. */
  place?: 'dialog' | 'section';
}

export function ContactForm({
  contact,
  page,
  language,
  privacyHref,
  button = 'primary',
  place = 'dialog',
}: ContactFormProps) {
  const { t } = useTranslation(['site', 'errors']);
  const { field, busy, failure, form, issues, send } = contact;
  const failureBox = useFailureFocus(contact, failure);
  const { errors, isSubmitted } = form.formState;
  const asked = place === 'dialog' ? contactFields : requiredIn(contactFields);
  const incomplete = isSubmitted && isIncomplete(Object.values(errors).map((error) => error.message));
  return (
    <SiteForm method="post" action={plainPost.contact} noValidate onSubmit={(event) => void send(event)}>
      {failure !== null && (
        <SendFailureAlert
          ref={failureBox}
          message={failure.message ?? t('errors:contact_failed')}
          kept={t('site:contact.kept')}
        />
      )}
      <FormErrorSummary issues={issues} lead={incomplete ? t('errors:all_fields_required') : undefined} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={language} />
      <Fields disabled={busy} data-place={place}>
        {asked.map((each) =>
          each.kind === 'paragraphs' ? (
            <Fragment key={each.name}>
              {place === 'dialog' && contact.attached !== null && <Attachment {...contact.attached} />}
              <TextArea
                {...keepTyped(form, field(each.name))}
                hint={t(`site:contact.messageHint.${place}`)}
                hintPlace="above"
              />
            </Fragment>
          ) : (
            <TextField
              key={each.name}
              {...keepTyped(form, field(each.name))}
              {...lineProps(each)}
              {...(each.name === 'name' ? { 'data-autofocus': '' } : {})}
              {...(each.name === 'preferredMoments' ? { hint: t('site:contact.preferredMomentsHint') } : {})}
            />
          ),
        )}
        <Honeypot label={t('site:contact.honeypot')} {...form.register('honeypot')} />
      </Fields>
      <SendRow>
        <Button type="submit" variant={button} busyLabel={busy ? t('site:contact.sending') : undefined}>
          {t('site:contact.send')}
        </Button>
        <p>
          {place === 'dialog' ? t('site:contact.use') : null} <PrivacyLink href={privacyHref} />
        </p>
      </SendRow>
      <RetryNote retrying={contact.retrying} />
    </SiteForm>
  );
}
