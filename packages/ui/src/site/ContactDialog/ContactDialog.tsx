import { brand, type Language, promises } from '@fnc/domain';
import { X } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BayChart } from '../../art/BayChart/BayChart.tsx';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import type { SkylineProps } from '../../art/Skyline/Skyline.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { ContactSent } from '../ContactForm/ContactSent.tsx';
import { useContactForm, type SendContact } from '../ContactForm/useContactForm.ts';
import type { FormDraft, Typed } from '../forms/useDraft.ts';
import { Aside, Close, Intro, Layout, Main, PhoneHead, Shore } from './ContactDialog.styles.ts';

/** Only visitors who sent a message see it; the text works without it. */
const Skyline = lazy(async (): Promise<{ default: ComponentType<SkylineProps> }> => {
  try {
    return { default: (await import('../../art/Skyline/Skyline.tsx')).Skyline };
  } catch {
    return { default: () => null };
  }
});

export interface ContactDialogProps {
  open: boolean;
  language: Language;
  /** Path of the page below it. */
  page: string;
  calculatorHref: string;
  guideHref: string;
  privacyHref: string;
  onSend: SendContact;
  draft?: FormDraft;
  /** Escape, the cross, a click outside, or "close" after sending. */
  onClose: () => void;
  /** Values of the prerendered dialog that this one replaces, as soon as it does. */
  typed?: Typed | undefined;
  /** Text to add to the message, shown above it: the calculator's result. */
  attachment?: string | undefined;
}

/** The contact form as a dialog. Stays mounted while closed, so that typed text is kept. */
export function ContactDialog(props: ContactDialogProps) {
  const { open, language, page, calculatorHref, guideHref, privacyHref, onSend, draft, onClose, typed, attachment } =
    props;
  const { t } = useTranslation('site');
  const contact = useContactForm(onSend, { draft, typed, call: true, attachment });
  const { sentTo, startAgain, forget } = contact;
  const close = () => {
    onClose();
    if (sentTo !== null) forget();
  };
  const figures = { hours: promises.answerHours.value, minutes: promises.intakeMinutes.value };
  const facts = [
    [t('contact.factTalk'), t('contact.factTalkValue', figures)],
    [t('contact.factCost'), t('contact.factCostValue')],
    [t('contact.factForm'), t('contact.factFormValue')],
  ] as const;
  return (
    <Dialog open={open} onClose={close} title={t('contact.title')} size="wide" phone="full" content="kept" bare>
      <Layout>
        <Aside data-band="deep">
          <p>{t('contact.promise', figures)}</p>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div>
            <BayChart harbour={t('waypoints.limassol')} course viewBox="151 20 390 418" />
          </div>
        </Aside>
        <Main>
          <PhoneHead aria-hidden="true">
            <LogoMark size={34} />
            <span>
              <b>{brand.name}</b> {brand.tagline[language]}
            </span>
          </PhoneHead>
          <Close>
            <IconButton icon={X} label={t('contact.close')} tooltip="none" onClick={close} data-close="" />
          </Close>
          {sentTo === null ? (
            <>
              <Intro>
                <h2>{t('contact.title')}</h2>
                <p>{t('contact.lead')}</p>
                <p>{t('contact.leadShort', figures)}</p>
              </Intro>
              <ContactForm contact={contact} page={page} language={language} privacyHref={privacyHref} />
            </>
          ) : (
            <>
              <ContactSent
                email={sentTo}
                calculatorHref={calculatorHref}
                guideHref={guideHref}
                onAgain={startAgain}
                onDone={close}
              />
              <Shore>
                <Suspense>
                  <Skyline viewBox="640 36 640 344" />
                </Suspense>
              </Shore>
            </>
          )}
        </Main>
      </Layout>
    </Dialog>
  );
}
