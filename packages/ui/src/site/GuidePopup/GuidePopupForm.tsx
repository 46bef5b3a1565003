import { claims, type Language, newsletterConsent, professionLabel, professions } from '@fnc/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Honeypot, PrivacyLink, RetryNote, SendFailureAlert } from '../forms/FormParts.tsx';
import { guideFields, lineProps, requiredIn } from '../forms/formFields.ts';
import { type SendFailure, useFailureFocus } from '../forms/sendFailure.ts';
import type { FormDraft } from '../forms/useDraft.ts';
import { type RequestGuide, useGuideForm } from '../GuideForm/useGuideForm.ts';
import { Marked } from '../Marked/Marked.tsx';
import { Wide } from '../forms/forms.styles.ts';
import { Buttons, Done, Fields, Form } from './GuidePopup.styles.ts';

/** Takes the focus when it appears, because the focused element is gone. */
function useFocusOnce<Of extends HTMLElement>(shown: boolean): RefObject<Of | null> {
  const ref = useRef<Of>(null);
  useEffect(() => {
    if (shown) ref.current?.focus({ preventScroll: true });
  }, [shown]);
  return ref;
}

export interface GuidePopupFormProps {
  language: Language;
  privacyHref: string;
  onRequest: RequestGuide;
  draft?: FormDraft | undefined;
  onClose: () => void;
}

/** The specification's sentences for this form; the server's own sentence takes precedence. */
const sentenceFor = ({ code, message }: SendFailure) => {
  if (code === 'guide_unexpected') return 'offline';
  return message === undefined || code === 'guide_server_error' ? 'failed' : message;
};

/** Name, address and profession, and then the guide's link. */
export function GuidePopupForm({ language, privacyHref, onRequest, draft, onClose }: GuidePopupFormProps) {
  const { t } = useTranslation(['calculator', 'site']);
  const guide = useGuideForm(onRequest, { draft });
  const { field, busy, failure, form, ready, send } = guide;
  const failureBox = useFailureFocus(guide, failure);
  const thanks = useFocusOnce<HTMLParagraphElement>(ready !== null);
  if (ready !== null) {
    const fallback = t('site:guideForm.fallback', { pages: claims.guidePages.value });
    return (
      <Done>
        <CheckSeal size={44} />
        <div>
          <p ref={thanks} role="status" tabIndex={-1}>
            {t('calculator:popup.success')}
          </p>
          {ready.newsletter && <p>{t('site:guideForm.confirm')}</p>}
          <p>
            <Marked text={fallback} marks={{ file: <Link href={ready.downloadUrl} download /> }} />
          </p>
          <Button variant="deep" onClick={onClose}>
            {t('calculator:popup.done')}
          </Button>
        </div>
      </Done>
    );
  }
  const { errors, isSubmitted } = form.formState;
  const missing = isSubmitted && Object.values(errors).some((error) => error.message?.endsWith('_required'));
  const sentence = failure === null ? null : sentenceFor(failure);
  return (
    <Form noValidate aria-label={t('calculator:popup.title')} onSubmit={(event) => void send(event)}>
      {sentence !== null && (
        <SendFailureAlert
          ref={failureBox}
          message={sentence === 'offline' || sentence === 'failed' ? t(`calculator:popup.${sentence}`) : sentence}
          kept={t('site:guideForm.kept')}
        />
      )}
      {missing && <Alert tone="danger" live title={t('calculator:popup.missing')} />}
      <Fields disabled={busy}>
        {requiredIn(guideFields).map((each) =>
          each.kind === 'profession' ? (
            <Wide key={each.name}>
              <SelectField
                {...field(each.name)}
                options={professions.map((value) => ({ value, label: professionLabel(value, language) }))}
                placeholder={t('site:guideForm.professionChoose')}
              />
            </Wide>
          ) : (
            <TextField key={each.name} {...field(each.name)} {...lineProps(each)} />
          ),
        )}
        <Wide>
          <CheckboxField {...form.register('newsletter')} label={newsletterConsent(language).wording} />
        </Wide>
        <Honeypot label={t('site:guideForm.honeypot')} {...form.register('honeypot')} />
      </Fields>
      <Buttons>
        <Button type="submit" variant="deep" busyLabel={busy ? t('calculator:popup.submitting') : undefined}>
          {t('calculator:popup.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('calculator:popup.skip')}
        </Button>
        <PrivacyLink href={privacyHref} />
      </Buttons>
      <RetryNote retrying={guide.retrying} />
    </Form>
  );
}
