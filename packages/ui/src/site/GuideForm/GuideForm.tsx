import { type Language, type LeadSource, newsletterConsent, professionLabel, professions, promises } from '@fnc/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Honeypot, PrivacyLink, RetryNote, SendFailureAlert } from '../forms/FormParts.tsx';
import { guideFields, lineProps, plainPost, requiredIn } from '../forms/formFields.ts';
import { useFailureFocus } from '../forms/sendFailure.ts';
import { Marked } from '../Marked/Marked.tsx';
import { type FormDraft, keepTyped, type Typed } from '../forms/useDraft.ts';
import { SiteForm, Wide } from '../forms/forms.styles.ts';
import { Fields, Newsletter, Requested, SendRow } from './GuideForm.styles.ts';
import { type RequestGuide, useGuideForm } from './useGuideForm.ts';

interface GuideRequestedProps {
  downloadUrl: string;
  calculatorHref: string;
  contactHref: string;
  /** The newsletter was asked for too and must be confirmed. */
  newsletter: boolean;
  onAgain: () => void;
  id?: string | undefined;
}

/** Replaces the form once the guide was sent; takes the focus from the button. */
function GuideRequested({ downloadUrl, calculatorHref, contactHref, newsletter, onAgain, id }: GuideRequestedProps) {
  const { t } = useTranslation('site');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Requested ref={box} id={id} role="status" tabIndex={-1}>
      <CheckSeal size={52} />
      <div>
        <strong>{t('guideForm.success')}</strong>
        {newsletter && <p>{t('guideForm.confirm')}</p>}
        <p>
          <Marked
            text={t('guideForm.fallback', { pages: promises.guidePages.value })}
            marks={{ file: <Link href={downloadUrl} download /> }}
          />
        </p>
        <p>
          <Marked
            text={t('guideForm.next', { minutes: promises.intakeMinutes.value })}
            marks={{ calculator: <Link href={calculatorHref} />, contact: <Link href={contactHref} /> }}
          />
        </p>
        <TextButton onClick={onAgain}>{t('guideForm.again')}</TextButton>
      </div>
    </Requested>
  );
}

export interface GuideFormProps {
  language: Language;
  /** The visitor's source, stored with the lead. */
  source: LeadSource;
  /** Path of the form's page. */
  page: string;
  /** `compact`: name, address and profession only. */
  size?: 'full' | 'compact';
  privacyHref: string;
  /** Where to go next once the guide was sent. */
  calculatorHref: string;
  contactHref: string;
  /** Gets the `source` and `page` of these props too. */
  onRequest: RequestGuide;
  /** Values of the prerendered form that this one replaces. */
  typed?: Typed;
  draft?: FormDraft;
  id?: string;
}

/** Asks for the guide; the newsletter is a separate, unticked box, and the guide is sent either way. */
export function GuideForm({
  language,
  source,
  page,
  size = 'full',
  privacyHref,
  calculatorHref,
  contactHref,
  onRequest,
  typed,
  draft,
  id,
}: GuideFormProps) {
  const { t } = useTranslation(['site', 'errors']);
  const begin = { typed, draft, phone: size === 'full' };
  const guide = useGuideForm((signUp) => onRequest({ ...signUp, source, page, language }), begin);
  const { field, busy, failure, form, issues, ready, send, startAgain } = guide;
  const failureBox = useFailureFocus(guide, failure);
  if (ready !== null) {
    return (
      <GuideRequested
        id={id}
        {...ready}
        calculatorHref={calculatorHref}
        contactHref={contactHref}
        onAgain={startAgain}
      />
    );
  }

  const options = professions.map((value) => ({ value, label: professionLabel(value, language) }));
  const carried = { source, page, language, leadMagnet: 'cyprus-ebook' };
  const asked = size === 'full' ? guideFields : requiredIn(guideFields);
  const select = (name: 'profession') => (
    <SelectField
      key={name}
      {...keepTyped(form, field(name))}
      options={options}
      placeholder={t('site:guideForm.professionChoose')}
    />
  );
  return (
    <SiteForm
      id={id}
      method="post"
      action={plainPost.guide}
      noValidate
      aria-label={t(size === 'full' ? 'site:guideForm.label' : 'site:guideForm.labelCompact')}
      onSubmit={(event) => void send(event)}
    >
      {failure !== null && (
        <SendFailureAlert
          ref={failureBox}
          message={failure.message ?? t('errors:guide_unexpected')}
          kept={t('site:guideForm.kept')}
        />
      )}
      <FormErrorSummary issues={issues} />
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields disabled={busy}>
        {asked.map((each) => {
          if (each.kind !== 'profession') {
            return <TextField key={each.name} {...keepTyped(form, field(each.name))} {...lineProps(each)} />;
          }
          return size === 'full' ? select(each.name) : <Wide key={each.name}>{select(each.name)}</Wide>;
        })}
        {size === 'full' && (
          <Newsletter>
            <CheckboxField
              {...keepTyped(form, form.register('newsletter'))}
              label={newsletterConsent(language).wording}
            />
          </Newsletter>
        )}
        <Honeypot label={t('site:guideForm.honeypot')} {...form.register('honeypot')} />
      </Fields>
      <SendRow>
        <Button type="submit" variant="primary" busyLabel={busy ? t('site:guideForm.submitting') : undefined}>
          {t('site:guideForm.submit')}
        </Button>
        <p>
          {size === 'full' ? t('site:guideForm.note') : null} <PrivacyLink href={privacyHref} />
        </p>
      </SendRow>
      <RetryNote retrying={guide.retrying} />
    </SiteForm>
  );
}
