import { promises } from '@fnc/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section/Section.tsx';
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx';
import { ContactSent } from '../ContactForm/ContactSent.tsx';
import { useContactForm, type SendContact } from '../ContactForm/useContactForm.ts';
import type { FormDraft, Typed } from '../forms/useDraft.ts';
import { Columns, FormBox } from './ContactSection.styles.ts';

export interface ContactSectionProps extends Pick<ContactFormProps, 'page' | 'language' | 'privacyHref'> {
  /** The section's anchor: links to the contact form lead here without JavaScript. */
  id?: string;
  calculatorHref: string;
  guideHref: string;
  onSend: SendContact;
  /** Values of the prerendered form that this one replaces. */
  typed?: Typed;
  draft?: FormDraft;
}

/** The contact form at the end of a page. The prerendered form can be sent without JavaScript. */
export function ContactSection(props: ContactSectionProps) {
  const { id = 'contact-form', page, language, calculatorHref, guideHref, privacyHref, onSend, typed, draft } = props;
  const { t } = useTranslation('site');
  const titleId = useId();
  const contact = useContactForm(onSend, { typed, draft });
  const { sentTo, startAgain } = contact;
  const facts = [
    [t('contactSection.answer'), t('contactSection.answerValue', { hours: promises.answerHours.value })],
    [t('contactSection.talk'), t('contactSection.talkValue', { minutes: promises.intakeMinutes.value })],
    [t('contactSection.data'), t('contactSection.dataValue')],
  ] as const;
  return (
    <Section id={id} aria-labelledby={titleId}>
      <Columns>
        <div>
          <h2 id={titleId}>{t('contactSection.title')}</h2>
          <p>{t('contactSection.lead')}</p>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormBox>
          {sentTo === null ? (
            <ContactForm
              contact={contact}
              page={page}
              language={language}
              privacyHref={privacyHref}
              button="deep"
              place="section"
            />
          ) : (
            <ContactSent email={sentTo} calculatorHref={calculatorHref} guideHref={guideHref} onAgain={startAgain} />
          )}
        </FormBox>
      </Columns>
    </Section>
  );
}
