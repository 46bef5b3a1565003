import { claims, type Language } from '@fnc/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PrivacyLink } from '../forms/FormParts.tsx';
import { plainPost } from '../forms/formFields.ts';
import { NumberedList, Rose } from '../forms/forms.styles.ts';
import { Marked } from '../Marked/Marked.tsx';
import { SitePage } from '../SitePage/SitePage.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import type { Fill } from './fill.tsx';
import { Box, Foot, Form, Head, Lead, Page, SendRow } from './PlainFormPage.styles.ts';
import { PlainContactForm, PlainGuideForm, PlainUnsubscribeForm } from './PlainForms.tsx';

interface OneButtonProps {
  fill: Fill;
  action: string;
  label: string;
  /** Beside the button. */
  note?: string;
}

/** A call that needs only the token of a mail's link: without a token there is no button. */
function OneButton({ fill, action, label, note }: OneButtonProps) {
  return fill.where(
    'token',
    <Form method="post" action={action}>
      <input type="hidden" name="token" value={fill.value('token')} />
      <input type="hidden" name="language" value={fill.value('language')} />
      <SendRow>
        <Button type="submit">{label}</Button>
        {note !== undefined && <p>{note}</p>}
      </SendRow>
    </Form>,
  );
}

/** The error, above the retry button. */
function Fault({ fill, kept }: { fill: Fill; kept: string }) {
  const { t } = useTranslation('site');
  const { value, where } = fill;
  return (
    <>
      {where(
        'error',
        <Alert tone="danger" title={value('error')}>
          <p>{kept}</p>
          {where('errorId', <p>{t('errorScreen.errorId', { id: value('errorId') })}</p>)}
        </Alert>,
      )}
      {where(
        'token.error',
        <Alert tone="danger" title={value('token.error')}>
          <p>{kept}</p>
        </Alert>,
      )}
    </>
  );
}

/** Success, with the way back for a click by mistake. */
function Unsubscribed({ fill }: { fill: Fill }) {
  const { t } = useTranslation('site');
  return (
    <>
      <Lead>{fill.value('said')}</Lead>
      <OneButton
        fill={fill}
        action={plainPost.resubscribe}
        label={t('unsubscribe.resubscribe')}
        note={t('unsubscribe.mistake')}
      />
    </>
  );
}

function PlainResubscribe({ fill }: { fill: Fill }) {
  const { t } = useTranslation('site');
  return (
    <>
      <Fault fill={fill} kept={t('unsubscribe.stays')} />
      <OneButton fill={fill} action={plainPost.resubscribe} label={t('unsubscribe.resubscribe')} />
    </>
  );
}

function PlainConfirm({ fill, guideHref }: { fill: Fill; guideHref: string }) {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <Fault fill={fill} kept={t('kept')} />
      <OneButton fill={fill} action={plainPost.confirmNewsletter} label={t('submit')} />
      <p>
        <Marked text={t('linkAgain')} marks={{ guide: <Link href={guideHref} /> }} />
      </p>
    </>
  );
}

/** The form again, or the page after it. */
export const plainFormPages = [
  'contact',
  'contact-sent',
  'guide',
  'guide-requested',
  'unsubscribe',
  'unsubscribe-link-sent',
  'unsubscribed',
  'resubscribe',
  'resubscribed',
  'confirm',
  'confirmed',
] as const;
export type PlainFormPageId = (typeof plainFormPages)[number];

export const plainFormTitles = {
  contact: 'answers:contact.title',
  'contact-sent': 'site:contact.successTitle',
  guide: 'answers:guide.title',
  'guide-requested': 'answers:guide.ready',
  unsubscribe: 'answers:unsubscribe.title',
  'unsubscribe-link-sent': 'answers:unsubscribe.linkSent',
  unsubscribed: 'answers:unsubscribe.done',
  resubscribe: 'answers:unsubscribe.notAgain',
  resubscribed: 'answers:unsubscribe.again',
  confirm: 'answers:confirm.title',
  confirmed: 'newsletter:doneTitle',
} as const satisfies Record<PlainFormPageId, string>;

/** A failed call that can be retried. */
const forms: ReadonlySet<PlainFormPageId> = new Set(['contact', 'guide', 'unsubscribe', 'resubscribe', 'confirm']);

export interface PlainFormPageProps {
  page: PlainFormPageId;
  fill: Fill;
  language: Language;
  homeHref: string;
  calculatorHref: string;
  guideHref: string;
  privacyHref: string;
}

/** The server's answer to a form sent without JavaScript. It needs no scripts itself. */
export function PlainFormPage(props: PlainFormPageProps) {
  const { page, fill, language, homeHref, privacyHref } = props;
  const { t } = useTranslation(['answers', 'site', 'newsletter']);
  const given = { fill, language, privacyHref };
  const contents: Record<PlainFormPageId, ReactNode> = {
    contact: <PlainContactForm {...given} />,
    'contact-sent': <ContactNext {...props} />,
    guide: <PlainGuideForm {...given} />,
    'guide-requested': <GuideReady fill={fill} />,
    unsubscribe: <PlainUnsubscribeForm {...given} />,
    'unsubscribe-link-sent': <Lead>{fill.value('said')}</Lead>,
    unsubscribed: <Unsubscribed fill={fill} />,
    resubscribe: <PlainResubscribe fill={fill} />,
    resubscribed: <Lead>{fill.value('said')}</Lead>,
    confirm: <PlainConfirm fill={fill} guideHref={props.guideHref} />,
    confirmed: <Lead>{fill.value('said')}</Lead>,
  };
  const isForm = forms.has(page);
  return (
    <SitePage
      header={
        <Head>
          <Wordmark language={language} href={homeHref} />
        </Head>
      }
      footer={
        <Foot>
          <Link href={homeHref}>{t('answers:home')}</Link>
          <PrivacyLink href={privacyHref} />
        </Foot>
      }
    >
      <Page>
        <Rose>
          <CompassRose />
        </Rose>
        {!isForm && <CheckSeal />}
        <h1>{t(plainFormTitles[page])}</h1>
        <Box data-form={isForm}>{contents[page]}</Box>
      </Page>
    </SitePage>
  );
}

function ContactNext({ fill, calculatorHref, guideHref }: PlainFormPageProps) {
  const { t } = useTranslation('site');
  const marks = { calculator: <Link href={calculatorHref} />, guide: <Link href={guideHref} /> };
  return (
    <>
      <Lead>{t('contact.successLead', { email: fill.value('email'), hours: claims.answerHours.value })}</Lead>
      <NumberedList>
        <li>{t('contact.stepRead')}</li>
        <li>{t('contact.stepProposal', { minutes: claims.intakeMinutes.value })}</li>
        <li>
          <span>
            <Marked text={t('contact.stepMeanwhile')} marks={marks} />
          </span>
        </li>
      </NumberedList>
    </>
  );
}

function GuideReady({ fill }: { fill: Fill }) {
  const { t } = useTranslation(['answers', 'site']);
  return (
    <>
      <Lead>{t('answers:guide.readyText')}</Lead>
      {fill.where('newsletter', <p>{t('site:guideForm.confirm')}</p>)}
      <ButtonLink variant="primary" href={fill.value('downloadUrl')} target="_self" download>
        {t('answers:guide.download')}
      </ButtonLink>
    </>
  );
}
