import { contactMessageSchema, type ContactMessage, type ContactMessageInput, type Result } from '@fnc/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchemaForm, type SchemaForm } from '../../forms/useSchemaForm.ts';
import { contactFields, emptyOf, labelsOf, namesOf, requiredIn } from '../forms/formFields.ts';
import { type SendFailure, useRetry } from '../forms/sendFailure.ts';
import { type FormDraft, type Typed, useDraft, withTyped } from '../forms/useDraft.ts';
import { useFocusAgain } from '../forms/useFocusAgain.ts';

/** Always resolves; it does not reject. */
export type SendContact = (message: ContactMessage) => Promise<Result<null, SendFailure>>;

export interface ContactFormState extends SchemaForm<ContactMessageInput, ContactMessage> {
  /** The address for the answer; `null` until the message is sent. */
  sentTo: string | null;
  failure: SendFailure | null;
  /** From `useRetry`. */
  retrying: boolean;
  send: (event?: React.FormEvent) => Promise<void>;
  /** Shows an empty form, with the focus in its first field. */
  startAgain: () => void;
  /** Text to add to the message; `null` without any. */
  attached: { text: string; isLeftOut: boolean; leaveOut: (out: boolean) => void } | null;
  /** Like `startAgain`, for a form that is no longer visible. */
  forget: () => void;
}

export const emptyMessage = { ...emptyOf(contactFields), honeypot: '' };

export interface ContactFormBegin {
  /** Values of the prerendered form that this one replaces; it may be rendered before it does. */
  typed?: Typed | undefined;
  draft?: FormDraft | undefined;
  /** The form also asks for a planned call; fields that are not shown are not sent. */
  call?: boolean;
  /** Added to the message, unless the visitor removes it. */
  attachment?: string | undefined;
}

/** `null` when both together exceed a message's maximum length. */
function withAttachment(typed: ContactMessage, attachment: string | undefined): ContactMessage | null {
  if (attachment === undefined) return typed;
  const whole = contactMessageSchema.safeParse({ ...typed, message: `${typed.message}\n\n${attachment}` });
  return whole.success ? whole.data : null;
}

/** Lives above the dialog, so that closing and reopening keeps what was typed. */
export function useContactForm(
  onSend: SendContact,
  { typed, draft, call = false, attachment }: ContactFormBegin = {},
): ContactFormState {
  const { t } = useTranslation('site');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  // Separate from the form's busy state, which starts with validation: disabled fields could not take the focus.
  const [sending, setSending] = useState(false);
  const retry = useRetry();
  const schemaForm = useSchemaForm<ContactMessageInput, ContactMessage>({
    schema: contactMessageSchema,
    defaultValues: withTyped(emptyMessage, typed),
    labels: labelsOf(contactFields, t),
  });
  const [isLeftOut, setLeftOut] = useState(false);
  const typedNow = useDraft(schemaForm.form, namesOf(call ? contactFields : requiredIn(contactFields)), draft);
  const send = schemaForm.submit(async (typedMessage) => {
    setFailure(null);
    const message = withAttachment(typedMessage, isLeftOut ? undefined : attachment);
    if (message === null) {
      schemaForm.showServerIssues([{ path: 'message', code: 'message_too_long' }]);
      return;
    }
    setSending(true);
    const sent = await retry.send(() => onSend(message));
    setSending(false);
    if (sent.ok) {
      setSentTo(message.email);
      const sentFields = typedNow();
      schemaForm.form.reset(emptyMessage);
      draft?.clear(sentFields);
    } else {
      setFailure(sent.error);
    }
  });
  const { reset } = schemaForm.form;
  const isTaken = useRef(typed !== undefined);
  useEffect(() => {
    if (typed === undefined || isTaken.current) return;
    isTaken.current = true;
    reset(withTyped(emptyMessage, { ...draft?.read(), ...typed }));
  }, [reset, typed, draft]);
  const forget = () => {
    setSentTo(null);
    setFailure(null);
  };
  const attached = attachment === undefined ? null : { text: attachment, isLeftOut, leaveOut: setLeftOut };
  const again = useFocusAgain(sentTo === null, () => schemaForm.form.setFocus('name'));
  return {
    ...schemaForm,
    busy: sending,
    retrying: retry.retrying,
    attached,
    sentTo,
    failure,
    send,
    startAgain: () => again(forget),
    forget,
  };
}
