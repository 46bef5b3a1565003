import { useTranslation } from 'react-i18next';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { AttachmentBox } from './ContactForm.styles.ts';
import type { ContactFormState } from './useContactForm.ts';

/** What goes behind the message, word for word, until the visitor leaves it out. */
export function Attachment({ text, isLeftOut, leaveOut }: NonNullable<ContactFormState['attached']>) {
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
