import { guideSignUpSchema, type GuideSignUp, type GuideSignUpInput, type Result } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchemaForm, type SchemaForm } from '../../forms/useSchemaForm.ts';
import type { SendFailure } from '../forms/sendFailure.ts';

export interface GuideReady {
  /** Address of the PDF, for whom the download did not start. */
  downloadUrl: string;
}

export type RequestGuide = (signUp: GuideSignUp) => Promise<Result<GuideReady, SendFailure>>;

export interface GuideFormState extends SchemaForm<GuideSignUpInput, GuideSignUp> {
  /** `null` while there is still something to send. */
  ready: GuideReady | null;
  failure: SendFailure | null;
  send: (event?: React.FormEvent) => Promise<void>;
  startAgain: () => void;
}

const empty = { name: '', email: '', phone: '', profession: '', newsletter: false, honeypot: '' };

export function useGuideForm(onRequest: RequestGuide): GuideFormState {
  const { t } = useTranslation('site');
  const [ready, setReady] = useState<GuideReady | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const schemaForm = useSchemaForm<GuideSignUpInput, GuideSignUp>({
    schema: guideSignUpSchema,
    defaultValues: empty,
    labels: {
      name: t('guideForm.name'),
      email: t('guideForm.email'),
      profession: t('guideForm.profession'),
      phone: t('guideForm.phone'),
    },
  });
  const send = schemaForm.submit(async (signUp) => {
    setFailure(null);
    const answered = await onRequest(signUp);
    if (answered.ok) {
      setReady(answered.value);
      schemaForm.form.reset(empty);
    } else {
      setFailure(answered.error);
    }
  });
  return { ...schemaForm, ready, failure, send, startAgain: () => setReady(null) };
}
