import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to a new message, so that screen readers read it. `cause` changes when it appears. */
export function useAlertFocus<Message extends HTMLElement = HTMLDivElement>(cause: unknown): RefObject<Message | null> {
  const message = useRef<Message>(null);
  useEffect(() => {
    if (cause !== null) message.current?.focus();
  }, [cause]);
  return message;
}
