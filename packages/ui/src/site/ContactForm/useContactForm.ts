import { contactMessageSchema, type ContactMessage, type ContactMessageInput, type Result } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchemaForm, type SchemaForm } from '../../forms/useSchemaForm.ts';
import type { SendFailure } from '../forms/sendFailure.ts';
import { withTyped, type Typed } from '../forms/typed.ts';

/** Answers in every case; it does not reject. */
export type SendContact = (message: ContactMessage) => Promise<Result<null, SendFailure>>;

export interface ContactFormState extends SchemaForm<ContactMessageInput, ContactMessage> {
  /** The address the answer goes to; `null` while there is still something to send. */
  sentTo: string | null;
  failure: SendFailure | null;
  send: (event?: React.FormEvent) => Promise<void>;
  /** Back to an empty form. */
  startAgain: () => void;
}

const empty = { name: '', email: '', message: '', honeypot: '' };

/**
 * Lives above the dialog, so that closing and opening again loses nothing that was typed.
 *
 * @param typed what stood in the prerendered form that this one replaces
 */
export function useContactForm(onSend: SendContact, typed?: Typed): ContactFormState {
  const { t } = useTranslation('site');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  // Apart from the form's own busy state, which begins with the check: disabled fields could not take the focus.
  const [sending, setSending] = useState(false);
  const schemaForm = useSchemaForm<ContactMessageInput, ContactMessage>({
    schema: contactMessageSchema,
    defaultValues: withTyped(empty, typed),
    labels: { name: t('contact.name'), email: t('contact.email'), message: t('contact.message') },
  });
  const send = schemaForm.submit(async (message) => {
    setFailure(null);
    setSending(true);
    const sent = await onSend(message);
    setSending(false);
    if (sent.ok) {
      setSentTo(message.email);
      schemaForm.form.reset(empty);
    } else {
      setFailure(sent.error);
    }
  });
  const startAgain = () => {
    setSentTo(null);
    setFailure(null);
  };
  return { ...schemaForm, busy: sending, sentTo, failure, send, startAgain };
}
