import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../../forms/useSchemaForm.ts';
import type { SendFailure } from './sendFailure.ts';

/**
 * After a refused attempt: shows the server's errors at their fields and focuses the first, else the message above the
 * form. It waits until the fields are enabled again, because disabled ones take no focus.
 */
export function useFailureFocus<Input extends FieldValues, Output>(
  { busy, showServerIssues }: SchemaForm<Input, Output>,
  failure: SendFailure | null,
): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  const shown = useRef<SendFailure | null>(null);
  useEffect(() => {
    if (busy || failure === shown.current) return;
    shown.current = failure;
    if (failure !== null && showServerIssues(failure.issues) === 0) message.current?.focus();
  }, [busy, failure, showServerIssues]);
  return message;
}
