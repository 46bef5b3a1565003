import { brand, composeCampaignMail, type Language, type Lead, privacyPath } from '@fnc/domain';
import { Monitor, Moon, Smartphone, Type } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { HtmlPreview } from '../../components/HtmlPreview/HtmlPreview.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { filledMail, type MailToFill } from './filledMail.ts';
import { PreviewTools, ShowAs, TextPart, TextSheet } from './mailParts.styles.ts';
import { markUnknown } from './placeholderProblems.ts';

export interface MailPreviewProps {
  /** With placeholders. */
  subject: string;
  content: string;
  /** The leads whose view can be shown. */
  leads: readonly Lead[];
  /** Id of the lead whose mail is shown; `null`: an imaginary person. */
  as: string | null;
  onAs: (leadId: string | null) => void;
  /** Language of the imaginary person's values, and of the text below the mail. */
  language: Language;
  /** The sender as in the mails: `FNC <post@fnc.example>`. Until it is known, the brand's. */
  from: string | undefined;
  /** Above the toolbar, aligned with it. */
  title?: ReactNode;
}

const looks = ['desktop', 'phone', 'dark', 'text'] as const;
type Look = (typeof looks)[number];
const icons = { desktop: Monitor, phone: Smartphone, dark: Moon, text: Type };
const sample = 'sample';

const site = `https://${brand.domain}`;

/**
 * A mail as the server sends it to one recipient: with the text below it, and its text part. Only the server closes
 * elements that the content leaves open. The HTML has its unfilled fields marked.
 */
function sentMail(mail: MailToFill) {
  const { subject, content, language } = filledMail(mail);
  const { lead } = mail;
  const compose = (html: string) =>
    composeCampaignMail({
      language,
      subject,
      content: html,
      reason: lead === undefined || lead.consent === 'confirmed' ? 'newsletter' : 'lead',
      unsubscribeUrl: `${site}/unsubscribe`,
      siteUrl: `${site}/`,
      privacyUrl: `${site}${privacyPath(language)}`,
    });
  return { subject, language, html: compose(markUnknown(content)).html, text: compose(content).text };
}

/** The mail as one recipient sees it: on a desktop, on a phone, in dark mode, and without HTML. */
export function MailPreview(props: MailPreviewProps) {
  const { leads, as, onAs, language, from = `${brand.sender.name} <${brand.sender.email}>`, title } = props;
  const { t } = useAdminWords();
  const [look, setLook] = useState<Look>('desktop');
  const subject = useDeferredValue(props.subject); // typing takes priority over the preview
  const content = useDeferredValue(props.content);
  const lead = leads.find(({ id }) => id === as);
  const mail = useMemo(() => sentMail({ subject, content, lead, language }), [subject, content, lead, language]);
  const options = useMemo(
    () => [
      { value: sample, label: t('campaigns.sampleReader') },
      ...leads.map(({ id, name, email }) => ({ value: id, label: name, detail: email })),
    ],
    [leads, t],
  );
  const to = lead !== undefined && (
    <>
      <br />
      {t('campaigns.to', { email: lead.email })}
    </>
  );
  const shownSubject = mail.subject === '' ? t('campaigns.noSubject') : mail.subject;
  const showAs = (
    <ShowAs>
      <Combobox
        label={t('campaigns.showAs')}
        options={options}
        value={lead === undefined ? sample : lead.id}
        onChange={(id) => {
          if (id !== '') onAs(id === sample ? null : id);
        }}
      />
    </ShowAs>
  );
  const lookChoice = (
    <Segments
      label={t('campaigns.previewLook')}
      options={looks.map((value) => ({ value, label: t(`campaigns.look.${value}`), icon: icons[value] }))}
      value={look}
      onChoose={setLook}
    />
  );
  return (
    <>
      <PreviewTools>
        {title === undefined ? (
          <>
            {showAs}
            {lookChoice}
          </>
        ) : (
          <>
            {title}
            {lookChoice}
            {showAs}
          </>
        )}
      </PreviewTools>
      {look === 'text' ? (
        <TextSheet>
          <strong>{shownSubject}</strong>
          <TextPart tabIndex={0} role="region" aria-label={t('campaigns.look.text')} lang={mail.language}>
            {mail.text}
          </TextPart>
        </TextSheet>
      ) : (
        <HtmlPreview
          html={content.trim() === '' ? '' : mail.html}
          title={t('campaigns.previewTitle', { subject: shownSubject })}
          device={look === 'phone' ? 'phone' : 'desktop'}
          scheme={look === 'dark' ? 'dark' : 'light'}
          language={mail.language}
          from={
            <>
              <strong>{from.replace(/\s*<.*$/, '')}</strong> {from.match(/<(.*)>/)?.[1]}
              {to}
            </>
          }
          subject={shownSubject}
        />
      )}
    </>
  );
}
