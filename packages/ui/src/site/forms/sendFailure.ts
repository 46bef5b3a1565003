import type { ErrorCode, Result } from '@fnc/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm, ServerIssue } from '../../forms/useSchemaForm.ts';

/** Why a form was refused, as far as the sending page knows. */
export interface SendFailure {
  /** A whole sentence in the visitor's language; absent when only the failure is known. */
  message?: string;
  /** The kind of failure, for a form that has its own words for it. */
  code?: ErrorCode;
  /** The server's errors for single fields. */
  issues: readonly ServerIssue[];
  /** The server is too busy, and asks to retry after this many seconds. */
  retryAfterSeconds?: number;
}

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

/** The longest wait before a retry, in seconds. */
const longestWait = 10;
const mostTries = 4;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

interface Retry {
  /** The server was too busy, and the call is retried automatically. */
  retrying: boolean;
  /** Calls `attempt`, and again when the server asks for that: after the time it names, longer each time. */
  send: <T>(attempt: () => Promise<Result<T, SendFailure>>) => Promise<Result<T, SendFailure>>;
}

/** Retries what was sent while the server is too busy, so that nobody has to press twice. */
export function useRetry(): Retry {
  const [retrying, setRetrying] = useState(false);
  const send: Retry['send'] = async (attempt) => {
    let answer = await attempt();
    for (let tried = 1; tried < mostTries && !answer.ok; tried += 1) {
      const { retryAfterSeconds = Infinity } = answer.error;
      if (retryAfterSeconds > longestWait) break;
      setRetrying(true);
      await pause(retryAfterSeconds * (tried + Math.random())); // those who were refused together do not come back together
      answer = await attempt();
    }
    setRetrying(false);
    return answer;
  };
  return { retrying, send };
}
