import { guideSignUpSchema, type GuideSignUp, type GuideSignUpInput, type Result } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchemaForm, type SchemaForm } from '../../forms/useSchemaForm.ts';
import { emptyOf, guideFields, labelsOf, namesOf, requiredIn } from '../forms/formFields.ts';
import { type SendFailure, useRetry } from '../forms/sendFailure.ts';
import { type FormDraft, type Typed, useDraft, withTyped } from '../forms/useDraft.ts';
import { useFocusAgain } from '../forms/useFocusAgain.ts';

interface GuideReady {
  /** Address of the PDF, in case the download did not start. */
  downloadUrl: string;
}

/** The request for the guide. */
interface GuideSent extends GuideReady {
  /** The newsletter too: a click in the mail must confirm it. */
  newsletter: boolean;
}

/** Always resolves; it does not reject. */
export type RequestGuide = (signUp: GuideSignUp) => Promise<Result<GuideReady, SendFailure>>;

export interface GuideFormState extends SchemaForm<GuideSignUpInput, GuideSignUp> {
  /** `null` until it is sent. */
  ready: GuideSent | null;
  failure: SendFailure | null;
  /** From `useRetry`. */
  retrying: boolean;
  send: (event?: React.FormEvent) => Promise<void>;
  startAgain: () => void;
}

const empty = { ...emptyOf(guideFields), newsletter: false, honeypot: '' };

export interface GuideFormBegin {
  /** Values of the prerendered form that this one replaces. */
  typed?: Typed | undefined;
  draft?: FormDraft | undefined;
  /** The form also asks for a phone number. */
  phone?: boolean;
}

export function useGuideForm(
  onRequest: RequestGuide,
  { typed, draft, phone = false }: GuideFormBegin = {},
): GuideFormState {
  const { t } = useTranslation('site');
  const [ready, setReady] = useState<GuideSent | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  // Separate from the form's busy state, which starts with validation: disabled fields could not take the focus.
  const [sending, setSending] = useState(false);
  const retry = useRetry();
  const schemaForm = useSchemaForm<GuideSignUpInput, GuideSignUp>({
    schema: guideSignUpSchema,
    defaultValues: withTyped(empty, typed),
    labels: labelsOf(guideFields, t),
  });
  const typedNow = useDraft(schemaForm.form, namesOf(phone ? guideFields : requiredIn(guideFields)), draft);
  const send = schemaForm.submit(async (signUp) => {
    setFailure(null);
    setSending(true);
    const answered = await retry.send(() => onRequest(signUp));
    setSending(false);
    if (answered.ok) {
      setReady({ ...answered.value, newsletter: signUp.newsletter === true });
      const sentFields = typedNow();
      schemaForm.form.reset(empty);
      draft?.clear(sentFields);
    } else {
      setFailure(answered.error);
    }
  });
  const again = useFocusAgain(ready === null, () => schemaForm.form.setFocus('name'));
  return {
    ...schemaForm,
    busy: sending,
    retrying: retry.retrying,
    ready,
    failure,
    send,
    startAgain: () => again(() => setReady(null)),
  };
}
